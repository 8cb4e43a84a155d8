//! What the tests share: where things are, how a fixture is judged, how a game is played out.

pub mod fixture;
pub mod play;
pub mod process;
pub mod rules;
pub mod workspace;
