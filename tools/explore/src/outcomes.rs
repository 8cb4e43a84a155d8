//! P- and N-positions by their three defining properties alone: a position without a move is a
//! P-position, one with a move to a P-position is an N-position, and one whose moves all lead to
//! N-positions is a P-position. (In misère play a position without a move is an N-position.)

use crate::error::Error;
use crate::position::{Component, State};
use crate::rule::{Cell, Game, Rule};
use crate::search::{MOST_POSITIONS, Search};
use crate::watch::{Watch, interrupted};

/// Whether the next player wins each of some positions, in order.
pub struct Outcomes {
    /// The positions: single heaps, pairs, coins or vertices.
    pub states: Vec<State>,
    /// Whether the next player wins, for each position from the first on that was decided.
    pub next_player_wins: Vec<bool>,
    /// Why the search gave up before it decided all; `None` if it did not, or was stopped by Ctrl-C.
    pub gave_up: Option<Error>,
}

/// The outcomes of all single heaps, pairs or coins up to `to`, or of all vertices, until the search
/// gives up or `watch` says to stop.
#[must_use]
pub fn outcomes(game: &Game, to: u64, misere: bool, watch: &dyn Watch) -> Outcomes {
    let states = states(game, to);
    let mut gave_up = None;
    let next_player_wins = match &game.rule {
        Rule::Heap(code) if code.most_parts() < 2 => {
            // No sums arise: one pass in increasing order.
            let mut wins: Vec<bool> = Vec::new();
            for heap in 0..=to {
                if heap.is_multiple_of(1 << 10) && !watch.go_on(wins.len()) {
                    break;
                }
                let (mut any, mut terminal) = (false, true);
                code.for_each_option(heap, |parts| {
                    terminal = false;
                    any |= !wins[crate::index(parts.first().copied().unwrap_or(0))];
                });
                wins.push(any || (terminal && misere));
            }
            wins
        }
        _ => {
            // Moves lead to sums, or anywhere in a graph: search.
            let mut search = Search::new(std::slice::from_ref(game), !misere, MOST_POSITIONS);
            let mut wins = Vec::new();
            for state in &states {
                if !watch.go_on(wins.len()) {
                    break;
                }
                let component = Component { game: 0, state: state.clone() };
                let decided = search.next_player_wins(&[component], &Interruptible);
                match decided {
                    Ok(decided) => wins.push(decided),
                    Err(_) if interrupted() => break,
                    Err(error) => {
                        gave_up = Some(error);
                        break;
                    }
                }
            }
            wins
        }
    };
    Outcomes { states, next_player_wins, gave_up }
}

/// Stops at Ctrl-C without progress of its own.
struct Interruptible;

impl Watch for Interruptible {
    fn go_on(&self, _: usize) -> bool {
        !interrupted()
    }
}

fn states(game: &Game, to: u64) -> Vec<State> {
    let square = |least: u64| (least..=to).flat_map(move |i| (least..=to).map(move |j| (i, j)));
    match &game.rule {
        Rule::Heap(_) => (0..=to).map(State::Heap).collect(),
        Rule::Pair(rule) => square(rule.least()).map(|(a, b)| State::Pair(a, b)).collect(),
        Rule::Coins(rule) => {
            square(rule.least()).map(|coin: Cell| State::Coins(vec![coin])).collect()
        }
        Rule::Graph(graph) => (0..graph.names().len()).map(State::Vertex).collect(),
    }
}
