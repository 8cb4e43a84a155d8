//! The games.

mod code;
mod coins;
mod graph;
mod grid;
mod pairs;

pub use code::{Code, Digit, Family, Run};
pub use coins::{Cell, CoinGame, boards};
pub use graph::Graph;
pub use grid::Grid;
pub use pairs::PairGame;

/// A game by its rules, and how it was written.
#[derive(Clone, Debug)]
pub struct Game {
    /// The rule as it was written.
    pub name: String,
    /// What the moves are.
    pub rule: Rule,
}

/// What the moves of a game are.
#[derive(Clone, Debug)]
pub enum Rule {
    /// On heaps, one number each.
    Heap(Code),
    /// On pairs of heaps that are played together.
    Pair(PairGame),
    /// On coins on a board.
    Coins(CoinGame),
    /// On the vertices of a graph.
    Graph(Graph),
}
