//! Positions: sums of games.

use crate::rule::{Cell, Game, Rule};
use std::fmt;

/// A sum of games.
#[derive(Clone, Debug)]
pub struct Position {
    /// The games that occur in it, each once.
    pub games: Vec<Game>,
    /// The parts of the sum.
    pub parts: Vec<Part>,
}

/// One part of a sum.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Part {
    /// Which game it is, of those of the position.
    pub game: usize,
    /// Where it stands.
    pub state: State,
}

/// Where one game stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum State {
    /// A heap.
    Heap(u64),
    /// Two heaps that are played together.
    Pair(u64, u64),
    /// The coins that show heads, in order.
    Coins(Vec<Cell>),
    /// A vertex of a graph.
    Vertex(usize),
}

impl Rule {
    /// How many moves there are, or a little more; at most `u128::MAX`.
    ///
    /// # Panics
    /// As [`Rule::for_each_option`].
    #[must_use]
    pub fn count_options(&self, state: &State) -> u128 {
        match (self, state) {
            (Rule::Heap(code), State::Heap(heap)) => code.count_options(*heap),
            (Rule::Pair(game), State::Pair(a, b)) => game.count_options((*a, *b)),
            (Rule::Coins(game), State::Coins(coins)) => {
                // A move is as much work as the coins that it turns over.
                coins.iter().map(|&coin| game.count_turned(coin)).fold(0, u128::saturating_add)
            }
            (Rule::Graph(graph), State::Vertex(vertex)) => graph.options(*vertex).len() as u128,
            _ => unreachable!("states belong to their games"),
        }
    }

    /// Calls `each` with what every move leaves: usually one state, none or several for heaps.
    ///
    /// # Panics
    /// If the state is one of another game.
    pub fn for_each_option(&self, state: &State, mut each: impl FnMut(Vec<State>)) {
        match (self, state) {
            (Rule::Heap(code), State::Heap(heap)) => {
                code.for_each_option(*heap, |parts| {
                    each(parts.iter().copied().map(State::Heap).collect());
                });
            }
            (Rule::Pair(game), State::Pair(a, b)) => {
                game.for_each_option((*a, *b), |(a, b)| each(vec![State::Pair(a, b)]));
            }
            (Rule::Coins(game), State::Coins(coins)) => {
                for &coin in coins {
                    game.for_each_move(coin, |turned| {
                        each(vec![State::Coins(turn_over(coins, turned))]);
                    });
                }
            }
            (Rule::Graph(graph), State::Vertex(vertex)) => {
                graph.options(*vertex).iter().for_each(|&to| each(vec![State::Vertex(to)]));
            }
            _ => unreachable!("states belong to their games"),
        }
    }
}

/// The coins that show heads after some have been turned over.
pub(crate) fn turn_over(coins: &[Cell], turned: &[Cell]) -> Vec<Cell> {
    let stay = coins.iter().filter(|coin| !turned.contains(coin));
    let appear = turned.iter().filter(|coin| !coins.contains(coin));
    let mut coins: Vec<Cell> = stay.chain(appear).copied().collect();
    coins.sort_unstable();
    coins
}

impl Position {
    /// The game of a part.
    #[must_use]
    pub fn game(&self, part: &Part) -> &Game {
        &self.games[part.game]
    }

    /// The position after `left` has taken the place of a part; heaps of 0 are left out.
    #[must_use]
    pub fn after(&self, part: usize, left: &[State]) -> Position {
        let game = self.parts[part].game;
        let mut parts = self.parts.clone();
        let left = left.iter().filter(|state| **state != State::Heap(0)).cloned();
        parts.splice(part..=part, left.map(|state| Part { game, state }));
        Position { games: self.games.clone(), parts }
    }

    /// A state as it is written after its rule.
    #[must_use]
    pub fn state_text(&self, part: &Part) -> String {
        self.game(part).state_text(&part.state)
    }
}

impl Game {
    /// A state as it is written after the rule.
    #[must_use]
    pub fn state_text(&self, state: &State) -> String {
        match (&self.rule, state) {
            (_, State::Heap(heap)) => heap.to_string(),
            (_, State::Pair(a, b)) => format!("{a},{b}"),
            (_, State::Coins(coins)) if coins.is_empty() => "no coin".to_owned(),
            (_, State::Coins(coins)) => {
                let coins = coins.iter().map(|(i, j)| format!("{i},{j}"));
                coins.collect::<Vec<_>>().join(" ")
            }
            (Rule::Graph(graph), State::Vertex(vertex)) => graph.names()[*vertex].clone(),
            (_, State::Vertex(vertex)) => vertex.to_string(),
        }
    }

    /// What a move leaves of one part, as it is written after the rule.
    #[must_use]
    pub fn left_text(&self, left: &[State]) -> String {
        if left.is_empty() {
            return "0".to_owned();
        }
        left.iter().map(|state| self.state_text(state)).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.parts.is_empty() {
            return f.write_str("nothing");
        }
        let mut previous = None;
        for part in &self.parts {
            match previous {
                // Coins of two boards must not run together.
                Some(game) if game == part.game && !matches!(part.state, State::Coins(_)) => {}
                _ => {
                    let plus = if previous.is_some() { " + " } else { "" };
                    write!(f, "{plus}{}", self.game(part).name)?;
                }
            }
            write!(f, " {}", self.state_text(part))?;
            previous = Some(part.game);
        }
        Ok(())
    }
}
