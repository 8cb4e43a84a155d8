//! What the tests share: where things are, how a game is played out. Fixtures are judged as
//! `cargo judge test` judges them.

pub mod play;
pub mod rules;
pub mod workspace;

pub use judge::{fixture, process};
