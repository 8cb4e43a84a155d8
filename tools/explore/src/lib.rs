//! Rules of impartial games in; Grundy values, proved periods, winning moves, games and experiments
//! out.
//!
//! | module | what it does |
//! |---|---|
//! | [`rule`] | the games: take-and-break codes, pairs of heaps, coins on a board, graphs |
//! | [`parse`] | the one grammar of rules and positions, with errors that point at the column |
//! | [`engine`] | a code in, the Grundy values of its heaps out |
//! | [`period`] | periods that are proved, and the theorems that prove them |
//! | [`solve`] | the engine and the proofs together: what is known of a game |
//! | [`position`], [`moves`], [`misere`], [`outcomes`] | sums, their winning moves, their outcomes |
//! | [`play`], [`experiment`] | games at the terminal; theory against chance |
//! | [`watch`] | progress and Ctrl-C |
//! | [`verbs`] | the commands |

pub mod engine;
pub mod error;
pub mod parse;
pub mod period;
pub mod position;
pub mod rule;
pub mod solve;
pub mod watch;

pub use error::{Error, Result};

/// A number as an index.
///
/// # Panics
/// If it is beyond memory: what is counted here has been stored.
pub(crate) fn index(n: u64) -> usize {
    usize::try_from(n).expect("what is stored fits in memory")
}
