//! Outcomes of positions by the rules alone: an exhaustive search among sums.

use crate::error::{Error, Result};
use crate::game::{Game, State, error_of};
use crate::memory::free_memory;
use crate::position::{Component, Position};
use crate::watch::{Limited, Watch, most_time, stopped};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// The search gives up beyond so many positions, or options of one component.
pub const MOST_POSITIONS: usize = 1_000_000;
const MOST_OPTIONS: u128 = 100_000;
/// After so many looks at positions, `Watch` is asked whether to go on; and after so many the free memory is looked at: the
/// search gives up when less than [`RESERVE`] is left.
const PATIENCE: usize = 1 << 5;
const LOOK_EACH: usize = 1 << 12;
const RESERVE: u64 = 192 << 20;

/// The outcomes of positions decided so far, in normal or in misère play.
pub struct Search {
    games: Vec<Game>,
    last_mover_wins: bool,
    most_positions: usize,
    most_time: Duration,
    next_player_wins: HashMap<Sum, bool>,
    /// The components that have been met, and their numbers.
    met: Vec<Met>,
    numbers: HashMap<Component, u32>,
}

/// A component in short. The order is that of the sizes, so that small positions are decided first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Piece {
    game: u32,
    size: u64,
    number: u32,
}

/// A sum in a standard form: sorted, without what has no move.
type Sum = Vec<Piece>;

struct Met {
    component: Component,
    /// It has no move, and can be left out.
    is_nothing: bool,
    /// What its moves leave, once that has been asked for.
    lefts: Option<Arc<[Sum]>>,
}

impl Search {
    /// A search among sums of some games that gives up after `most_positions` positions.
    #[must_use]
    pub fn new(games: &[Game], last_mover_wins: bool, most_positions: usize) -> Search {
        Search {
            games: games.to_vec(),
            last_mover_wins,
            most_positions,
            most_time: most_time(),
            next_player_wins: HashMap::new(),
            met: Vec::new(),
            numbers: HashMap::new(),
        }
    }

    /// How many positions have been decided.
    #[must_use]
    pub fn decided(&self) -> usize {
        self.next_player_wins.len()
    }

    /// Whether the next player wins: some option is a P-position, or there is no option and the last
    /// mover loses.
    ///
    /// # Errors
    /// If the search gives up, or `watch` says to stop.
    pub fn next_player_wins(
        &mut self,
        components: &[Component],
        watch: &dyn Watch,
    ) -> Result<bool> {
        let root = self.sum(components);
        let limited = Limited::new(watch, self.most_time);
        // An explicit stack: games may be too long for recursion. With each position, its options
        // that are not decided.
        let mut stack: Vec<(Sum, Vec<Sum>)> = Vec::new();
        let mut waiting = 0;
        let mut next = Some(root.clone()).filter(|root| !self.next_player_wins.contains_key(root));
        for looks in 1_usize.. {
            if let Some(position) = next.take() {
                match self.look(&position)? {
                    Look::Decided(wins) => {
                        self.next_player_wins.insert(position, wins);
                    }
                    Look::Open(options) => {
                        waiting += options.len();
                        stack.push((position, options));
                    }
                }
            }
            let Some((position, mut options)) = stack.pop() else { break };
            waiting -= options.len();
            let known = |option: &Sum| self.next_player_wins.get(option);
            // Options that are N-positions decide nothing.
            while options.last().and_then(known) == Some(&true) {
                options.pop();
            }
            match options.last() {
                Some(option) if known(option).is_none() => {
                    next = Some(option.clone());
                    waiting += options.len();
                    stack.push((position, options));
                }
                // The last one is a P-position, or none is.
                last => {
                    let wins = last.is_some();
                    self.next_player_wins.insert(position, wins);
                }
            }
            self.check(components, (looks, waiting), watch, &limited)?;
        }
        Ok(self.next_player_wins[&root])
    }

    /// Checks that the search may go on, after so many looks and with so many options that wait.
    fn check(
        &self,
        components: &[Component],
        (looks, waiting): (usize, usize),
        watch: &dyn Watch,
        limited: &Limited,
    ) -> Result<()> {
        let positions = self.decided();
        let after = if positions.max(waiting) > self.most_positions {
            format!("after {} positions", self.most_positions)
        } else if !looks.is_multiple_of(PATIENCE) {
            return Ok(());
        } else if !limited.go_on(positions) {
            if !watch.go_on(positions) {
                return Err(stopped(&format!("{positions} positions are decided")));
            }
            format!("after {} seconds and {positions} positions", self.most_time.as_secs())
        } else if looks.is_multiple_of(LOOK_EACH) && free_memory() < RESERVE {
            let mib = free_memory() >> 20;
            format!("after {positions} positions, since only {mib} MiB of memory are free")
        } else {
            return Ok(());
        };
        Err(self.gives_up(components, &after))
    }

    /// The error that a position needs more than the search may do.
    fn gives_up(&self, components: &[Component], after: &str) -> Error {
        let games = self.games.clone();
        let position = Position { games, components: components.to_vec() };
        let message = format!(
            "no answer: the search gives up {after}, and {position} needs more: expected fewer or \
             smaller components"
        );
        error_of(&self.games, &message)
    }

    /// Looks at the options of a position, up to one that wins.
    fn look(&mut self, position: &[Piece]) -> Result<Look> {
        for piece in position {
            let component = &self.met[piece.number as usize].component;
            let rule = &self.games[component.game].rule;
            if let Some(won) = rule.next_player_has_won(&component.state)? {
                return Ok(Look::Decided(won));
            }
        }
        let (mut has_option, mut options) = (false, Vec::new());
        for (place, piece) in position.iter().enumerate() {
            // Equal components have equal options.
            if place > 0 && position[place - 1] == *piece {
                continue;
            }
            for left in self.lefts(*piece)?.iter() {
                has_option = true;
                let option = replaced(position, place, left);
                match self.next_player_wins.get(&option) {
                    Some(false) => return Ok(Look::Decided(true)),
                    Some(true) => {}
                    None => options.push(option),
                }
            }
        }
        if !has_option {
            return Ok(Look::Decided(!self.last_mover_wins));
        }
        options.sort_unstable();
        options.dedup();
        Ok(Look::Open(options))
    }

    fn lefts(&mut self, piece: Piece) -> Result<Arc<[Sum]>> {
        let Met { component, lefts, .. } = &self.met[piece.number as usize];
        if let Some(lefts) = lefts {
            return Ok(Arc::clone(lefts));
        }
        let Component { game, state } = component.clone();
        let Game { name, rule } = self.games[game].clone();
        let count = rule.count_options(&state);
        if count > MOST_OPTIONS {
            let message = format!(
                "no answer: {name} {} has about {count} options, and the search gives up beyond {MOST_OPTIONS}",
                self.games[game].state_text(&state)
            );
            return Err(error_of(&self.games[game..=game], &message));
        }
        let mut lefts = Vec::new();
        rule.for_each_option(&state, |left| {
            let left = left.into_iter().map(|state| Component { game, state });
            lefts.push(self.sum(&left.collect::<Vec<_>>()));
        })?;
        let lefts: Arc<[Sum]> = lefts.into();
        self.met[piece.number as usize].lefts = Some(Arc::clone(&lefts));
        Ok(lefts)
    }

    fn sum(&mut self, components: &[Component]) -> Sum {
        let pieces = components.iter().filter_map(|component| self.piece(component));
        let mut sum: Sum = pieces.collect();
        sum.sort_unstable();
        sum
    }

    /// A component in short; `None` if it has no move.
    fn piece(&mut self, component: &Component) -> Option<Piece> {
        let number = match self.numbers.get(component) {
            Some(number) => *number,
            None => self.meet(component),
        };
        let size = match &component.state {
            State::Heap(heap) => *heap,
            State::Numbers(numbers) => numbers
                .iter()
                .fold(0, |size: u64, n| size.saturating_mul(1 << 16).saturating_add(*n)),
            State::Coins(_) => 0,
        };
        let game = u32::try_from(component.game).expect("few games");
        let is_nothing = self.met[number as usize].is_nothing;
        (!is_nothing).then_some(Piece { game, size, number })
    }

    fn meet(&mut self, component: &Component) -> u32 {
        let number = u32::try_from(self.met.len()).expect("memory ends before");
        let rule = &self.games[component.game].rule;
        let is_nothing = rule.is_nothing(&component.state);
        self.met.push(Met { component: component.clone(), is_nothing, lefts: None });
        self.numbers.insert(component.clone(), number);
        number
    }
}

enum Look {
    /// Whether the next player wins.
    Decided(bool),
    /// Its options that are not decided; all others are N-positions.
    Open(Vec<Sum>),
}

/// A sum in which `left` has taken the place of a component.
fn replaced(position: &[Piece], place: usize, left: &[Piece]) -> Sum {
    let mut option = Vec::with_capacity(position.len() + left.len() - 1);
    let mut left = left.iter().peekable();
    for (at, piece) in position.iter().enumerate() {
        if at != place {
            while let Some(new) = left.next_if(|new| *new <= piece) {
                option.push(*new);
            }
            option.push(*piece);
        }
    }
    option.extend(left);
    option
}

#[cfg(test)]
#[path = "../tests/inside/search.rs"]
mod tests;
