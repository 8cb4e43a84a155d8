//! Games: their rules, their positions and their moves.

use crate::error::{Error, Result};
use crate::index;
use crate::join;
use crate::listed::Listed;
use crate::position::{between, count_between};
use crate::rule::{Cell, Code, CoinGame, Graph, turn_over};
use crate::written::Written;
use std::sync::Arc;

/// A game: its rule, and the text of it.
#[derive(Clone, Debug)]
pub struct Game {
    /// The rule as it was written.
    pub name: String,
    /// The rule.
    pub rule: Rule,
}

/// The rule of a game: what its positions and moves are.
#[derive(Clone, Debug)]
pub enum Rule {
    /// On single heaps: a take-and-break code.
    Heap(Code),
    /// On coins on a board.
    Coins(CoinGame),
    /// By its moves.
    Written(Arc<Written>),
    /// On the vertices of a graph.
    Graph(Arc<Graph>),
    /// Not known: only values are, which another program has computed.
    Listed(Arc<Listed>),
}

/// The position of one component in its own game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum State {
    /// A heap.
    Heap(u64),
    /// The coins that show heads, sorted by rows and columns.
    Coins(Vec<Cell>),
    /// The numbers of a rule by its moves, or the number of a vertex.
    Numbers(Vec<u64>),
}

impl State {
    /// The size of a heap; 0 of what is none.
    #[must_use]
    pub fn heap(&self) -> u64 {
        if let State::Heap(heap) = self { *heap } else { 0 }
    }
}

impl Rule {
    /// An upper bound on the number of moves, 0 only if there is none; at most `u128::MAX`. For coins
    /// it is about the number of coins that the moves turn over.
    ///
    /// # Panics
    /// As [`Rule::for_each_option`].
    #[must_use]
    pub fn count_options(&self, state: &State) -> u128 {
        match (self, state) {
            (Rule::Heap(code), State::Heap(heap)) => code.count_options(*heap),
            (Rule::Coins(game), State::Coins(coins)) => {
                coins.iter().map(|&coin| game.count_turned(coin)).fold(0, u128::saturating_add)
            }
            (Rule::Written(rule), State::Numbers(numbers)) => rule.count_options(numbers),
            (Rule::Graph(graph), State::Numbers(at)) => graph.options[index(at[0])].len() as u128,
            _ => unreachable!("states belong to their games"),
        }
    }

    /// Calls `each` with what each move leaves of the component: one state, or for a heap none or
    /// several.
    ///
    /// # Errors
    /// If a rule by its moves is wrong at this state.
    ///
    /// # Panics
    /// If the state is one of another game.
    pub fn for_each_option(&self, state: &State, mut each: impl FnMut(Vec<State>)) -> Result<()> {
        match (self, state) {
            (Rule::Heap(code), State::Heap(heap)) => {
                code.for_each_option(*heap, |parts| {
                    each(parts.iter().copied().map(State::Heap).collect());
                });
            }
            (Rule::Coins(game), State::Coins(coins)) => {
                for &coin in coins {
                    game.for_each_move(coin, |turned| {
                        each(vec![State::Coins(turn_over(coins, turned))]);
                    });
                }
            }
            (Rule::Written(rule), State::Numbers(numbers)) => {
                for left in rule.options(numbers)? {
                    each(left.into_iter().map(State::Numbers).collect());
                }
            }
            (Rule::Graph(graph), State::Numbers(at)) => {
                let vertex = |vertex: &usize| State::Numbers(vec![*vertex as u64]);
                let lefts = graph.options[index(at[0])].iter();
                lefts.for_each(|left| each(left.iter().map(vertex).collect()));
            }
            _ => unreachable!("states belong to their games"),
        }
        Ok(())
    }

    /// Whether a state can be left out of every sum: it has no move, and does not end the game.
    #[must_use]
    pub fn is_nothing(&self, state: &State) -> bool {
        match state {
            State::Heap(heap) => *heap == 0,
            State::Numbers(numbers) => {
                let has_option = match self {
                    Rule::Written(rule) => rule.has_option(numbers),
                    _ => self.count_options(state) > 0,
                };
                !has_option && self.next_player_has_won(state) == Ok(None)
            }
            State::Coins(coins) => coins.is_empty(),
        }
    }

    /// Whether the game is over at a state, whatever else is there, and then whether the next player has
    /// won.
    ///
    /// # Errors
    /// If a rule by its moves is wrong at this state.
    pub fn next_player_has_won(&self, state: &State) -> Result<Option<bool>> {
        match (self, state) {
            (Rule::Written(rule), State::Numbers(numbers)) => {
                Ok(rule.is_over(numbers)?.map(|by_last_mover| !by_last_mover))
            }
            _ => Ok(None),
        }
    }
}

impl Game {
    /// The game of which these values are known, and nothing else.
    #[must_use]
    pub fn listed(name: &str, values: Listed) -> Game {
        let draws = if values.has_draws() { " (0 lost, 1 won, 2 a draw)" } else { "" };
        Game { name: format!("{name}{draws}"), rule: Rule::Listed(Arc::new(values)) }
    }

    /// A state as it is written after the rule.
    #[must_use]
    pub fn state_text(&self, state: &State) -> String {
        match state {
            State::Heap(heap) => heap.to_string(),
            State::Coins(coins) if coins.is_empty() => "no coin".to_owned(),
            State::Coins(coins) => join(coins.iter().map(|(i, j)| format!("{i},{j}")), " "),
            State::Numbers(numbers) => match &self.rule {
                Rule::Graph(graph) => graph.names[index(numbers[0])].clone(),
                _ => join(numbers, ","),
            },
        }
    }

    /// What a move leaves of one component, as it is written after the rule.
    #[must_use]
    pub fn left_text(&self, left: &[State]) -> String {
        if left.is_empty() {
            return "0".to_owned();
        }
        join(left.iter().map(|state| self.state_text(state)), " ")
    }

    /// The names of the numbers of a position, which are the variables of formulas: `n` for a heap,
    /// `i` and `j` for a coin, and those of a rule by its moves.
    #[must_use]
    pub fn variables(&self) -> Vec<&str> {
        match &self.rule {
            Rule::Heap(_) => vec!["n"],
            Rule::Coins(_) => vec!["i", "j"],
            Rule::Written(rule) => rule.names().collect(),
            Rule::Graph(_) => vec!["vertex"],
            Rule::Listed(listed) => listed.names(),
        }
    }

    /// The smallest value of each.
    #[must_use]
    pub fn least_numbers(&self) -> Vec<u64> {
        match &self.rule {
            Rule::Heap(_) | Rule::Graph(_) => vec![0],
            Rule::Coins(rule) => vec![rule.least(); 2],
            Rule::Written(rule) => rule.least(),
            Rule::Listed(listed) => listed.least(),
        }
    }

    /// Up to where each goes if those that have no largest value go to `to`.
    #[must_use]
    pub fn last_numbers(&self, to: u64) -> Vec<u64> {
        match &self.rule {
            Rule::Written(rule) => rule.last(to),
            Rule::Graph(graph) => vec![graph.names.len() as u64 - 1],
            _ => vec![to; self.least_numbers().len()],
        }
    }

    /// The positions of one component up to `to`, in order.
    pub fn positions(&self, to: u64) -> impl Iterator<Item = Vec<u64>> {
        between(self.least_numbers(), self.last_numbers(to))
    }

    /// Whether there is such a position, of those in the ranges of its numbers.
    ///
    /// # Errors
    /// If a condition of the rule has no value there.
    pub fn is_position(&self, position: &[u64]) -> Result<bool> {
        match &self.rule {
            Rule::Written(rule) => rule.is_position(position),
            _ => Ok(true),
        }
    }

    /// How many these are.
    #[must_use]
    pub fn count_positions(&self, to: u64) -> u128 {
        count_between(&self.least_numbers(), &self.last_numbers(to))
    }

    /// The state of these numbers: for coins, a single one.
    #[must_use]
    pub fn state_of(&self, numbers: &[u64]) -> State {
        match (&self.rule, numbers) {
            (Rule::Heap(_), [heap]) => State::Heap(*heap),
            (Rule::Coins(_), [i, j]) => State::Coins(vec![(*i, *j)]),
            _ => State::Numbers(numbers.to_vec()),
        }
    }
}

/// An error of some games: it points at the first rule by its moves, as the text of other games is not known here.
pub(crate) fn error_of(games: &[Game], message: &str) -> Error {
    let mut written = games.iter().filter_map(|game| match &game.rule {
        Rule::Written(rule) => Some(rule.error(message)),
        _ => None,
    });
    written.next().unwrap_or_else(|| Error::new(message))
}
