//! What the tests share: where things are, how a fixture is judged, how a game is played out,
//! how integers are read.

pub mod fixture;
pub mod integers;
pub mod play;
pub mod process;
pub mod rules;
pub mod workspace;
