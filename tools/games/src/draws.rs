//! Play that can go on for ever: for each position a win, a loss or a draw, and in how many moves; no Grundy values.

use crate::error::{Error, Result};
use crate::game::{Game, Rule, State, error_of};
use crate::listed::Listed;
use crate::outcomes::states;
use crate::position::{Component, Move, Position};
use crate::watch::{Interruptible, Limited, Watch};
use crate::written::{Goal, Solver};
use sg::loopy::Graph;
use std::collections::HashMap;
use std::time::Duration;

/// A position: the parts of a sum, sorted.
pub type Sum = Vec<Component>;

/// The most positions that can be reached.
pub const MOST: usize = 300_000;
/// Up to which numbers it is looked whether a rule can go on for ever.
const LOOK: [u64; 4] = [60, 12, 4, 2];
const TIME: Duration = Duration::from_millis(300);
/// How long positions are looked at: sums that grow take longer and longer.
const LONGEST: Duration = Duration::from_secs(5);

/// How a position ends if both play their best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Whether the next player can force a win, or the other one can; `None` where neither can.
    pub next_player_wins: Option<bool>,
    /// In how many moves, where the winner hurries and the loser delays; 0 for a draw.
    pub moves: usize,
}

/// Where small positions of a game can go on for ever, as an error says it; `None` if they do not, or are wrong.
#[must_use]
pub fn endless(game: &Game) -> Option<Error> {
    let rule = match &game.rule {
        Rule::Written(rule) => rule,
        Rule::Graph(graph) => return graph.value(0).err(),
        _ => return None,
    };
    let to = *LOOK.get(rule.width() - 1)?;
    let mut solver = Solver::new(rule, Goal::Grundy);
    let watch = Limited::new(&Interruptible, TIME);
    let mut all = rule.positions(to.max(rule.least().into_iter().max()?));
    all.find_map(|at| solver.value(&at, &watch).err()).filter(Error::is_endless)
}

/// Who wins each of some sums of games.
///
/// # Errors
/// If a rule is wrong somewhere, if more than `most` positions can be reached, or if `watch` says to stop.
///
/// # Source
/// [`sg::loopy`]: what is not known gets known backwards from where the game is over, and what never does is drawn.
pub fn outcomes(
    games: &[Game],
    sums: &[Sum],
    misere: bool,
    (most, watch): (usize, &dyn Watch),
) -> Result<Vec<Outcome>> {
    // Vertex 0 has no move: a position that the next player has won leads there.
    let (mut numbers, mut met): (HashMap<Sum, usize>, Vec<Sum>) = (HashMap::new(), Vec::new());
    let mut number = |sum: &Sum, met: &mut Vec<Sum>| {
        *numbers.entry(sum.clone()).or_insert_with(|| {
            met.push(sum.clone());
            met.len()
        })
    };
    let (mut moves, limited) =
        (Moves { games, known: HashMap::new() }, Limited::new(&Interruptible, LONGEST));
    let (mut edges, mut next) = (Vec::new(), 0);
    let roots: Vec<usize> = sums.iter().map(|sum| number(sum, &mut met)).collect();
    while next < met.len() {
        if !watch.go_on(next) {
            return Err(Error::new("stopped"));
        }
        if met.len() > most || !limited.go_on(next) {
            let reached = met.len().min(most);
            let why = format!(
                "who wins is not known after {next} positions, of more than {reached} that can be reached"
            );
            return Err(error_of(games, &why));
        }
        let sum = met[next].clone();
        next += 1;
        let (over, options) = moves.of(&sum)?;
        if over.unwrap_or(options.is_empty() && misere) {
            edges.push((next, 0));
        }
        edges.extend(options.iter().map(|option| (next, number(option, &mut met))));
    }
    let vertices = met.len() + 1;
    let found = Graph::new(vertices, &edges).outcomes(&vec![0; vertices]);
    let wins: Vec<Option<bool>> = (0..vertices).map(|vertex| found.of(vertex, 0)).collect();
    let lengths = lengths(&edges, &wins);
    let of = |root: usize| Outcome { next_player_wins: wins[root], moves: lengths[root] };
    Ok(roots.into_iter().map(of).collect())
}

/// In how many moves each position is won, at the soonest, or lost, at the latest: backwards from where the game is over,
/// a won one is reached from its first lost option, a lost one from its last option.
fn lengths(edges: &[(usize, usize)], wins: &[Option<bool>]) -> Vec<usize> {
    let (mut before, mut open) = (vec![Vec::new(); wins.len()], vec![0; wins.len()]);
    for &(from, to) in edges {
        before[to].push(from);
        open[from] += 1;
    }
    let (mut lengths, mut next) = (vec![0; wins.len()], 0);
    let mut known: Vec<usize> = (0..wins.len()).filter(|vertex| open[*vertex] == 0).collect();
    while let Some(&to) = known.get(next) {
        next += 1;
        for &from in &before[to] {
            if open[from] == 0 {
                continue;
            }
            let wins = wins[from] == Some(true) && wins[to] == Some(false);
            open[from] = if wins { 0 } else { open[from] - 1 };
            if open[from] == 0 {
                lengths[from] = if to == 0 { 0 } else { lengths[to] + 1 };
                known.push(from);
            }
        }
    }
    lengths
}

/// How a position ends, and each of its moves, each of which is in one of some equal components.
///
/// # Errors
/// As [`outcomes`].
pub fn moves(
    position: &Position,
    misere: bool,
    limits: (usize, &dyn Watch),
) -> Result<(Outcome, Vec<(Move, Outcome)>)> {
    let sum = |mut position: Position| {
        position.components.sort_unstable();
        position.components
    };
    let check = |count| {
        let is_fine = count <= limits.0 as u128;
        let why = "a position has too many moves";
        if is_fine { Ok(()) } else { Err(error_of(&position.games, why)) }
    };
    let is_over = position.next_player_has_won()?.is_some();
    let moves = if is_over { Vec::new() } else { position.moves(check)? };
    let after = moves.iter().map(|one| position.after(one.component, &one.left));
    let sums: Vec<Sum> = [position.clone()].into_iter().chain(after).map(sum).collect();
    let found = outcomes(&position.games, &sums, misere, limits)?;
    Ok((found[0], moves.into_iter().zip(found[1..].iter().copied()).collect()))
}

/// The outcomes of all positions of one component up to `to`.
///
/// # Errors
/// As [`outcomes`].
pub fn listed(game: &Game, to: u64, misere: bool, watch: &dyn Watch) -> Result<Listed> {
    let count = match &game.rule {
        Rule::Written(rule) => rule.count_positions(to),
        _ => 0,
    };
    if count > MOST as u128 {
        return Err(Error::too_many(to, count, "a search for draws", MOST as u128));
    }
    let states = states(game, to);
    let sum = |state: &State| vec![Component { game: 0, state: state.clone() }];
    let sums: Vec<Sum> = states.iter().map(sum).collect();
    let found = outcomes(std::slice::from_ref(game), &sums, misere, (MOST, watch))?;
    let names = game.variables().into_iter().map(str::to_owned).collect();
    let positions = states.into_iter().map(|state| match state {
        State::Numbers(numbers) => numbers,
        _ => unreachable!("only such games can go on for ever"),
    });
    let found = found.into_iter().map(|outcome| outcome.next_player_wins);
    Ok(Listed::of_outcomes(names, positions.zip(found)))
}

/// The moves of games, each component's computed once.
struct Moves<'a> {
    games: &'a [Game],
    /// Whether the game is over, and the next player has won; or what each move leaves.
    known: HashMap<Component, (Option<bool>, Vec<Sum>)>,
}

impl Moves<'_> {
    /// Whether the next player has won, if the game is over at a sum; and what the moves leave if it is not.
    fn of(&mut self, sum: &[Component]) -> Result<(Option<bool>, Vec<Sum>)> {
        let mut options = Vec::new();
        for (place, part) in sum.iter().enumerate() {
            if !self.known.contains_key(part) {
                let (game, mut lefts) = (part.game, Vec::new());
                let rule = &self.games[game].rule;
                rule.for_each_option(&part.state, |left| {
                    let parts = left.into_iter().filter(|state| *state != State::Heap(0));
                    lefts.push(parts.map(|state| Component { game, state }).collect());
                })?;
                let over = rule.next_player_has_won(&part.state)?;
                self.known.insert(part.clone(), (over, lefts));
            }
            let (over, lefts) = &self.known[part];
            if over.is_some() {
                return Ok((*over, Vec::new()));
            }
            for left in lefts {
                let mut option = [&sum[..place], &sum[place + 1..], left].concat();
                option.sort_unstable();
                options.push(option);
            }
        }
        Ok((None, options))
    }
}
