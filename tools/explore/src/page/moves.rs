//! The moves of the positions of a table, and who wins where the last mover loses.

use games::error::Result;
use games::game::{Game, State};
use games::watch::interrupted;
use serde_json::{Value as Json, json};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// For how long moves are listed.
const LONG: Duration = Duration::from_secs(5);

/// A position of the table, by its place in it.
pub enum Node {
    /// A move leads out of the table, or the time was over, so nobody can play on from here.
    Outside,
    /// The game is over, and the next player has won, or has not.
    Over(bool),
    /// What each move leaves.
    Options(Vec<Vec<usize>>),
}

/// The node of each position; `place` finds a state in the table, if its moves are wanted.
///
/// # Errors
/// If the rule is wrong at a position.
pub fn nodes(
    game: &Game,
    states: &[State],
    place: impl Fn(&State) -> Option<usize>,
) -> Result<Vec<Node>> {
    let (start, mut nodes) = (Instant::now(), Vec::with_capacity(states.len()));
    for state in states {
        if place(state).is_none() || start.elapsed() > LONG {
            nodes.push(Node::Outside);
            continue;
        }
        if let Some(won) = game.rule.next_player_has_won(state)? {
            nodes.push(Node::Over(won));
            continue;
        }
        let (mut options, mut is_inside) = (Vec::new(), true);
        let listed = game.rule.for_each_option(state, |left| {
            // Coins on one board are a sum of boards with a coin each.
            let single = left.into_iter().flat_map(|state| match state {
                State::Coins(coins) => {
                    coins.into_iter().map(|coin| State::Coins(vec![coin])).collect()
                }
                other => vec![other],
            });
            match single.map(|state| place(&state)).collect::<Option<Vec<usize>>>() {
                Some(option) => options.push(option),
                None => is_inside = false,
            }
        });
        match listed {
            Err(_) if interrupted() => is_inside = false,
            other => other?,
        }
        for option in &mut options {
            option.sort_unstable();
        }
        options.sort_unstable_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
        options.dedup();
        nodes.push(if is_inside { Node::Options(options) } else { Node::Outside });
    }
    close(&mut nodes);
    Ok(nodes)
}

/// A position from which a move leads to one of no moves that are known is outside itself.
fn close(nodes: &mut [Node]) {
    loop {
        let outside: Vec<bool> = nodes.iter().map(|node| matches!(node, Node::Outside)).collect();
        let leads_out = |node: &Node| match node {
            Node::Options(options) => options.iter().flatten().any(|place| outside[*place]),
            _ => false,
        };
        let more: Vec<usize> = (0..nodes.len()).filter(|place| leads_out(&nodes[*place])).collect();
        if more.is_empty() {
            return;
        }
        for place in more {
            nodes[place] = Node::Outside;
        }
    }
}

/// The nodes as the page reads them: different lists, and for each position its list, or `W` or `L` where the game is over,
/// or nothing outside. A list has runs `[parts, count, starts, steps]`: moves whose parts are the place of the position less
/// `starts`, then one step further each.
pub fn json(nodes: &[Node]) -> Json {
    let (mut lists, mut known, mut of) = (Vec::new(), HashMap::new(), Vec::new());
    for (place, node) in nodes.iter().enumerate() {
        of.push(match node {
            Node::Outside => Json::Null,
            Node::Over(won) => json!(if *won { "W" } else { "L" }),
            Node::Options(options) => {
                let list = runs(place, options);
                let new = lists.len();
                json!(*known.entry(list.clone()).or_insert_with(|| {
                    lists.push(list);
                    new
                }))
            }
        });
    }
    json!({ "lists": lists, "of": of })
}

/// The moves from a position as runs, the longest that follow each other.
fn runs(place: usize, options: &[Vec<usize>]) -> Vec<i64> {
    let signed = |n: usize| i64::try_from(n).expect("a table is small");
    let step = |from: &[usize], to: &[usize]| -> Option<Vec<i64>> {
        let steps = from.iter().zip(to).map(|(from, to)| signed(*to) - signed(*from));
        (from.len() == to.len()).then(|| steps.collect())
    };
    let (mut runs, mut first) = (Vec::new(), 0);
    while let Some(start) = options.get(first) {
        let steps = options.get(first + 1).and_then(|next| step(start, next));
        let follow = |pair: &&[Vec<usize>]| steps.is_some() && step(&pair[0], &pair[1]) == steps;
        let count = 1 + options[first..].windows(2).take_while(follow).count();
        runs.extend([signed(start.len()), signed(count)]);
        runs.extend(start.iter().map(|part| signed(place) - signed(*part)));
        if count > 1 {
            runs.extend(steps.into_iter().flatten());
        }
        first += count;
    }
    runs
}

/// Whether the next player wins each position alone in misère play: `1`, `0`, or `?` where that is not known. Nothing if
/// moves leave sums.
pub fn misere_of_each(nodes: &[Node]) -> Option<String> {
    let mut wins: Vec<Option<bool>> = vec![None; nodes.len()];
    loop {
        let before = wins.iter().flatten().count();
        for (place, node) in nodes.iter().enumerate() {
            wins[place] = match node {
                Node::Outside => None,
                Node::Over(won) => Some(*won),
                Node::Options(options) if options.is_empty() => Some(true),
                Node::Options(options) if options.iter().all(|left| left.len() == 1) => {
                    let after = || options.iter().map(|left| wins[left[0]]);
                    let is_decided = after().all(|wins| wins.is_some());
                    (after().any(|wins| wins == Some(false)))
                        .then_some(true)
                        .or(is_decided.then_some(false))
                }
                // What it leaves are sums.
                Node::Options(_) => return None,
            };
        }
        if wins.iter().flatten().count() == before {
            break;
        }
    }
    Some(wins.iter().map(|wins| wins.map_or('?', |wins| if wins { '1' } else { '0' })).collect())
}

/// Up to which number of tokens sums of heaps are in the table of [`misere_of_sums`]: there are 28,629 of them.
pub const TOTAL: usize = 30;

/// Whether the next player wins in misère play, for each multiset of heaps of `nodes` with at most `total` tokens, in the
/// order of [`partitions`], four in a hexadecimal digit. The heap of `n` tokens is at place `n`; each move takes some, or
/// leaves more heaps with as many.
pub fn misere_of_sums(nodes: &[Node], total: usize) -> Option<String> {
    let in_order = |place: usize, left: &Vec<usize>| {
        let (sum, heaps) = (left.iter().sum::<usize>(), left.iter().filter(|heap| **heap > 0));
        sum < place || (sum == place && heaps.count() > 1)
    };
    let options = |place: usize| match &nodes[place] {
        Node::Options(options) if options.iter().all(|left| in_order(place, left)) => Some(options),
        _ => None,
    };
    let options: Vec<&Vec<Vec<usize>>> = (0..=total).map(options).collect::<Option<_>>()?;
    if !options[0].is_empty() {
        return None;
    }
    let mut wins: HashMap<Vec<usize>, bool> = HashMap::new();
    let mut bits = Vec::new();
    for heaps in (0..=total).flat_map(partitions) {
        let mut is_won = None;
        for (place, heap) in heaps.iter().enumerate() {
            for left in options[*heap] {
                let mut after = heaps.clone();
                after.splice(place..=place, left.iter().copied().filter(|heap| *heap > 0));
                after.sort_unstable_by(|a, b| b.cmp(a));
                let is_lost_then = !wins[&after];
                is_won = Some(is_won.unwrap_or(false) || is_lost_then);
            }
        }
        // Without a move the other player has made the last one, and has lost.
        let is_won = is_won.unwrap_or(true);
        bits.push(is_won);
        wins.insert(heaps, is_won);
    }
    let digit = |bits: &[bool]| bits.iter().rev().fold(0, |digit, bit| 2 * digit + u32::from(*bit));
    bits.chunks(4).map(|bits| char::from_digit(digit(bits), 16)).collect()
}

/// The multisets of positive numbers of a sum: those of more numbers first, as a move that takes nothing leaves more; then
/// the largest number first, in increasing order.
fn partitions(total: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    extend(total, total, &mut Vec::new(), &mut all);
    all.sort_by(|a, b| (b.len(), a).cmp(&(a.len(), b)));
    all
}

fn extend(rest: usize, most: usize, chosen: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    if rest == 0 {
        all.push(chosen.clone());
    }
    for part in 1..=most.min(rest) {
        chosen.push(part);
        extend(rest - part, part, chosen, all);
        chosen.pop();
    }
}
