//! Outcomes of positions by the rules alone: an exhaustive search among sums.

use crate::error::{Error, Result};
use crate::position::{Part, State};
use crate::rule::Game;
use crate::watch::Watch;
use std::collections::HashMap;

/// The reach of the search: the most positions, and the most options of one part.
pub const REACH: usize = 1_000_000;
const MOST_OPTIONS: u128 = 100_000;

/// Outcomes in play by the rules alone, normal or misère.
pub struct Search {
    games: Vec<Game>,
    last_mover_wins: bool,
    reach: usize,
    next_player_wins: HashMap<Vec<Part>, bool>,
}

impl Search {
    /// A search among the positions of some games that gives up after `reach` of them.
    #[must_use]
    pub fn new(games: &[Game], last_mover_wins: bool, reach: usize) -> Search {
        let next_player_wins = HashMap::new();
        Search { games: games.to_vec(), last_mover_wins, reach, next_player_wins }
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

    /// Whether the next player wins: some option is a P-position, or there is none and the last
    /// mover loses.
    ///
    /// # Errors
    /// If there are more positions than the reach of the search, or `watch` says to stop.
    pub fn next_player_wins(&mut self, parts: &[Part], watch: &dyn Watch) -> Result<bool> {
        let root = standard(parts.to_vec());
        // Without recursion: games may be longer than the stack is deep. With each position, the
        // options that have not been looked at.
        let mut stack: Vec<(Vec<Part>, Vec<Vec<Part>>)> = Vec::new();
        let mut waiting = 0;
        let mut next = Some(root.clone()).filter(|root| !self.next_player_wins.contains_key(root));
        loop {
            if let Some(position) = next.take() {
                let options = self.options(&position)?;
                if options.is_empty() {
                    self.next_player_wins.insert(position, !self.last_mover_wins);
                } else {
                    waiting += options.len();
                    stack.push((position, options));
                }
            }
            let Some((position, mut options)) = stack.pop() else { break };
            waiting -= options.len();
            let known = |option: &Vec<Part>| self.next_player_wins.get(option);
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
            if self.len() > self.reach || waiting > self.reach {
                return Err(Error::new(format!(
                    "no answer: the search reaches {} positions, and this one needs more",
                    self.reach
                )));
            }
            if self.len().is_multiple_of(1 << 10) && !watch.go_on(self.len()) {
                return Err(Error::new(format!("stopped after {} positions", self.len())));
            }
        }
        Ok(self.next_player_wins[&root])
    }

    /// The positions that one move leads to, each once.
    fn options(&self, position: &[Part]) -> Result<Vec<Vec<Part>>> {
        let mut options = Vec::new();
        for (place, part) in position.iter().enumerate() {
            // Equal parts have equal options.
            if place > 0 && position[place - 1] == *part {
                continue;
            }
            let game = &self.games[part.game];
            let count = game.rule.count_options(&part.state);
            if count > MOST_OPTIONS {
                return Err(Error::new(format!(
                    "no answer: {} {} has {count} options, and the search reaches {MOST_OPTIONS}",
                    game.name,
                    game.state_text(&part.state)
                )));
            }
            game.rule.for_each_option(&part.state, |left| {
                let mut option = position.to_vec();
                let left = left.into_iter().map(|state| Part { game: part.game, state });
                option.splice(place..=place, left);
                options.push(standard(option));
            });
        }
        options.sort_unstable();
        options.dedup();
        Ok(options)
    }
}

/// A position as it is remembered: sorted, without what has no move in any game.
fn standard(mut parts: Vec<Part>) -> Vec<Part> {
    parts.retain(|part| match &part.state {
        State::Heap(heap) => *heap > 0,
        State::Coins(coins) => !coins.is_empty(),
        _ => true,
    });
    parts.sort_unstable();
    parts
}
