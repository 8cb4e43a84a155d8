//! Grundy values from the definition, for any game: what closed forms are checked against.

mod dag;
mod heap_game;

pub use self::dag::{dag, DagError};
pub use self::heap_game::{heap_game, subtraction};
