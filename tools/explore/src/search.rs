//! Outcomes of positions by the rules alone: an exhaustive search among sums.

use crate::engine::free_memory;
use crate::error::{Error, Result};
use crate::position::{Component, State};
use crate::rule::Game;
use crate::watch::Watch;
use std::collections::HashMap;

/// The search gives up beyond so many positions, or options of one component.
pub const MOST_POSITIONS: usize = 1_000_000;
const MOST_OPTIONS: u128 = 100_000;
/// The free memory is looked at each time that so many components have been stored, of some 60 bytes
/// each; the search gives up when less than [`RESERVE`] is left.
const LOOK_EACH: usize = 1 << 17;
/// More than the options of one position take, and a table of outcomes that doubles.
const RESERVE: u64 = 192 << 20;

/// The outcomes of positions decided so far, in normal or in misère play.
pub struct Search {
    games: Vec<Game>,
    last_mover_wins: bool,
    most_positions: usize,
    next_player_wins: HashMap<Vec<Component>, bool>,
    /// Which numbers of rules by their moves can be left out.
    nothing: HashMap<Component, bool>,
}

impl Search {
    /// A search among sums of some games that gives up after `most_positions` positions.
    #[must_use]
    pub fn new(games: &[Game], last_mover_wins: bool, most_positions: usize) -> Search {
        Search {
            games: games.to_vec(),
            last_mover_wins,
            most_positions,
            next_player_wins: HashMap::new(),
            nothing: HashMap::new(),
        }
    }

    /// How many positions have been decided.
    #[must_use]
    pub fn len(&self) -> usize {
        self.next_player_wins.len()
    }

    /// Whether no position has been decided.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.next_player_wins.is_empty()
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
        let root = standard(components.to_vec());
        // An explicit stack: games may be too long for recursion. With each position, its options
        // that are not decided.
        let mut stack: Vec<(Vec<Component>, Vec<Vec<Component>>)> = Vec::new();
        let mut waiting = 0;
        let mut stored = 0;
        let mut next = Some(root.clone()).filter(|root| !self.next_player_wins.contains_key(root));
        loop {
            if let Some(position) = next.take() {
                let over = self.next_player_has_won(&position)?;
                let options = if over.is_some() { Vec::new() } else { self.options(&position)? };
                stored += (options.len() + 1) * (position.len() + 1);
                if let Some(won) = over {
                    self.next_player_wins.insert(position, won);
                } else if options.is_empty() {
                    self.next_player_wins.insert(position, !self.last_mover_wins);
                } else {
                    waiting += options.len();
                    stack.push((position, options));
                }
            }
            let Some((position, mut options)) = stack.pop() else { break };
            waiting -= options.len();
            let known = |option: &Vec<Component>| self.next_player_wins.get(option);
            // Options that are N-positions decide nothing.
            while options.last().and_then(known) == Some(&true) {
                options.pop();
            }
            match options.last().map(|option| (option, known(option))) {
                None => {
                    self.next_player_wins.insert(position, false);
                }
                Some((_, Some(_))) => {
                    self.next_player_wins.insert(position, true);
                }
                Some((option, None)) => {
                    next = Some(option.clone());
                    waiting += options.len();
                    stack.push((position, options));
                }
            }
            if self.len() > self.most_positions || waiting > self.most_positions {
                return Err(Error::new(format!(
                    "no answer: the search gives up after {} positions, and this one needs more",
                    self.most_positions
                )));
            }
            if stored > LOOK_EACH {
                stored = 0;
                let free = free_memory();
                if free < RESERVE {
                    return Err(Error::new(format!(
                        "no answer: the search gives up after {} positions, since only {} MiB of \
                         memory are free",
                        self.len(),
                        free >> 20
                    )));
                }
            }
            if self.len().is_multiple_of(1 << 10) && !watch.go_on(self.len()) {
                return Err(Error::new(format!("stopped after {} positions", self.len())));
            }
        }
        Ok(self.next_player_wins[&root])
    }

    /// Whether the game is over, and then whether the next player has won.
    fn next_player_has_won(&self, position: &[Component]) -> Result<Option<bool>> {
        for component in position {
            let rule = &self.games[component.game].rule;
            if let Some(won) = rule.next_player_has_won(&component.state)? {
                return Ok(Some(won));
            }
        }
        Ok(None)
    }

    /// The options of a position, each once.
    fn options(&mut self, position: &[Component]) -> Result<Vec<Vec<Component>>> {
        let mut options = Vec::new();
        for (place, component) in position.iter().enumerate() {
            // Equal components have equal options.
            if place > 0 && position[place - 1] == *component {
                continue;
            }
            let game = &self.games[component.game];
            let nothing = &mut self.nothing;
            let count = game.rule.count_options(&component.state);
            if count > MOST_OPTIONS {
                return Err(Error::new(format!(
                    "no answer: {} {} has about {count} options, and the search gives up beyond {MOST_OPTIONS}",
                    game.name,
                    game.state_text(&component.state)
                )));
            }
            game.rule.for_each_option(&component.state, |left| {
                let mut option = position.to_vec();
                let left = left.into_iter().map(|state| Component { game: component.game, state });
                let left = left.filter(|left| {
                    let is_numbers = matches!(left.state, State::Numbers(_));
                    let is_nothing = || game.rule.is_nothing(&left.state);
                    !is_numbers || !*nothing.entry(left.clone()).or_insert_with(is_nothing)
                });
                option.splice(place..=place, left);
                options.push(standard(option));
            })?;
        }
        options.sort_unstable();
        options.dedup();
        Ok(options)
    }
}

/// The same position in a standard form: sorted, without empty heaps and empty boards.
fn standard(mut components: Vec<Component>) -> Vec<Component> {
    components.retain(|component| match &component.state {
        State::Heap(heap) => *heap > 0,
        State::Coins(coins) => !coins.is_empty(),
        _ => true,
    });
    components.sort_unstable();
    components
}
