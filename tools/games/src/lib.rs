//! Impartial games: their rules, Grundy values, proved periods, winning moves and closed forms.
//!
//! | module | what it does |
//! |---|---|
//! | [`game`] | games: their rules, positions and moves |
//! | [`rule`] | the rules: take-and-break codes, coins on a board |
//! | [`written`] | rules by their moves, as a statement writes them |
//! | [`parse`] | the grammar of rules and positions, with errors that point at the column |
//! | [`engine`] | tables of Grundy values, computed from the rules |
//! | [`period`] | periods, the theorems that prove them, and laws that are only seen |
//! | [`analysis`] | tables and periods together: the values of all heaps of a game |
//! | [`position`], [`value`], [`moves`], [`misere`] | sums, their values and winning moves |
//! | [`solve`] | closed forms, found by a search |
//! | [`search`], [`outcomes`] | who wins, by the definition of P- and N-positions |
//! | [`draws`] | rules in which play can go on for ever: wins, losses and draws |
//! | [`experiment`] | bounded Nim: theorem against dynamic programming at random positions |
//! | [`formula`] | closed forms: their grammar, exact values and laws |
//! | [`check`] | formulas against rules: counterexamples, ranges and proofs |
//! | [`listed`] | values that another program has computed |
//! | [`watch`] | progress and Ctrl-C |
//! | [`memory`] | how much memory is free |
//! | `wide` | the widest vector instructions of the processor |

pub mod analysis;
pub mod check;
pub mod draws;
pub mod engine;
pub mod error;
pub mod experiment;
pub mod formula;
pub mod game;
pub mod listed;
pub mod memory;
pub mod misere;
pub mod moves;
pub mod outcomes;
pub mod parse;
pub mod period;
pub mod position;
pub mod rule;
pub mod search;
pub mod solve;
pub mod value;
pub mod watch;
mod wide;
pub mod written;

pub use error::{Error, Result};

/// A number that counts values in memory, as an index.
///
/// # Panics
/// If it does not fit in `usize`, which no such number does.
#[must_use]
pub fn index(n: u64) -> usize {
    usize::try_from(n).expect("what is stored fits in memory")
}
