//! The rules of games: take-and-break codes, coins on a board, graphs.

mod boards;
mod code;
mod coins;
mod graph;
mod interval;
mod rust;

pub use boards::Boards;
pub(crate) use code::union;
pub use code::{Code, Digit, Family, Run};
pub use coins::{Cell, CoinGame, turn_over};
pub use graph::Graph;
pub use interval::Interval;
