//! The rules of games: take-and-break codes, pairs of heaps, coins on a board, graphs, and rules by their
//! moves.

mod boards;
mod code;
mod coins;
mod graph;
mod grid;
mod pairs;
pub mod wythoff;

pub use boards::Boards;
pub(crate) use code::union;
pub use code::{Code, Digit, Family, Run};
pub use coins::{Cell, CoinGame};
pub use graph::Graph;
pub use grid::Grid;
pub use pairs::PairGame;

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
    /// On pairs of heaps that are played together.
    Pair(PairGame),
    /// On coins on a board.
    Coins(CoinGame),
    /// On the vertices of a graph.
    Graph(Graph),
    /// By its moves.
    Written(Arc<Written>),
}
