//! What the tests share: where things are, how a game is played out, how integers are read. Fixtures
//! are judged as `cargo judge test` judges them.

pub mod integers;
pub mod play;
pub mod rules;

pub use verdicts::{Limits, fixture, nearest, process, workspace};
