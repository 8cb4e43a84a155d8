//! `explore` as its users run it.

#[allow(dead_code, reason = "shared with the tests of games")]
#[path = "../../../games/tests/games/common.rs"]
mod common;
#[allow(dead_code, reason = "shared with the tests of games")]
#[path = "../../../games/tests/games/formula_text.rs"]
mod formula_text;

mod atlas;
mod certificates;
mod check;
mod cli;
mod codes;
mod json;
mod laws;
mod like;
mod limits;
mod listed;
mod memory;
mod misere;
mod page;
mod play;
mod plot;
mod programs;
mod readme;
mod write;
