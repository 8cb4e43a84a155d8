//! Positions are sums: of heaps, pairs of heaps, boards and vertices, each with its game.

use crate::error::Result;
use crate::rule::{Cell, Game, Rule};
use std::fmt;

/// A position: a sum of components.
#[derive(Clone, Debug)]
pub struct Position {
    /// The games of the components, each once.
    pub games: Vec<Game>,
    /// The components, in the order in which they are written.
    pub components: Vec<Component>,
}

/// A component of a sum: a game and where it stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Component {
    /// The index of its game in [`Position::games`].
    pub game: usize,
    /// Where it stands.
    pub state: State,
}

/// The position of one component in its own game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum State {
    /// A heap.
    Heap(u64),
    /// Two heaps that are played together.
    Pair(u64, u64),
    /// The coins that show heads, sorted by rows and columns.
    Coins(Vec<Cell>),
    /// A vertex of a graph.
    Vertex(usize),
    /// The numbers of a rule by its moves.
    Numbers(Vec<u64>),
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
            (Rule::Pair(game), State::Pair(a, b)) => game.count_options((*a, *b)),
            (Rule::Coins(game), State::Coins(coins)) => {
                coins.iter().map(|&coin| game.count_turned(coin)).fold(0, u128::saturating_add)
            }
            (Rule::Graph(graph), State::Vertex(vertex)) => graph.options(*vertex).len() as u128,
            (Rule::Written(rule), State::Numbers(numbers)) => rule.count_options(numbers),
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
                graph.options(*vertex).for_each(|to| each(vec![State::Vertex(to)]));
            }
            (Rule::Written(rule), State::Numbers(numbers)) => {
                for left in rule.options(numbers)? {
                    each(left.into_iter().map(State::Numbers).collect());
                }
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
            State::Numbers(_) => {
                self.count_options(state) == 0 && self.next_player_has_won(state) == Ok(None)
            }
            _ => false,
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

/// The coins that show heads after some have been turned over.
pub(crate) fn turn_over(coins: &[Cell], turned: &[Cell]) -> Vec<Cell> {
    let stay = coins.iter().filter(|coin| !turned.contains(coin));
    let appear = turned.iter().filter(|coin| !coins.contains(coin));
    let mut coins: Vec<Cell> = stay.chain(appear).copied().collect();
    coins.sort_unstable();
    coins
}

impl Position {
    /// The game of a component.
    #[must_use]
    pub fn game(&self, component: &Component) -> &Game {
        &self.games[component.game]
    }

    /// Whether the game is over at one of the components, and then whether the next player has won.
    ///
    /// # Errors
    /// If a rule by its moves is wrong at this position.
    pub fn next_player_has_won(&self) -> Result<Option<bool>> {
        for component in &self.components {
            if let Some(won) = self.game(component).rule.next_player_has_won(&component.state)? {
                return Ok(Some(won));
            }
        }
        Ok(None)
    }

    /// The position in which `left` has taken the place of a component; what has no move in any position,
    /// such as an empty heap, is left out.
    #[must_use]
    pub fn after(&self, component: usize, left: &[State]) -> Position {
        let game = self.components[component].game;
        let mut components = self.components.clone();
        let rule = &self.games[game].rule;
        let left = left.iter().filter(|state| !rule.is_nothing(state)).cloned();
        components.splice(component..=component, left.map(|state| Component { game, state }));
        Position { games: self.games.clone(), components }
    }

    /// The state of a component, as it is written after the rule.
    #[must_use]
    pub fn state_text(&self, component: &Component) -> String {
        self.game(component).state_text(&component.state)
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
            (Rule::Graph(graph), State::Vertex(vertex)) => graph.name(*vertex).to_owned(),
            (_, State::Vertex(vertex)) => vertex.to_string(),
            (_, State::Numbers(numbers)) => {
                numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
            }
        }
    }

    /// What a move leaves of one component, as it is written after the rule.
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
        if self.components.is_empty() {
            return f.write_str("nothing");
        }
        let mut previous = None;
        for component in &self.components {
            match previous {
                // Coins of two boards must not run together.
                Some(game)
                    if game == component.game && !matches!(component.state, State::Coins(_)) => {}
                _ => {
                    let plus = if previous.is_some() { " + " } else { "" };
                    write!(f, "{plus}{}", self.game(component).name)?;
                }
            }
            write!(f, " {}", self.state_text(component))?;
            previous = Some(component.game);
        }
        Ok(())
    }
}
