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
//! | [`position`], [`moves`], [`misere`] | sums and their winning moves |
//! | [`search`], [`outcomes`] | outcomes by the rules alone |
//! | [`play`], [`experiment`] | games at the terminal; theory against chance |
//! | [`watch`] | progress and Ctrl-C |
//! | [`verbs`] | the commands |

pub mod engine;
pub mod error;
pub mod experiment;
pub mod misere;
pub mod moves;
pub mod outcomes;
pub mod parse;
pub mod period;
pub mod play;
pub mod position;
pub mod rule;
pub mod search;
pub mod solve;
pub mod verbs;
pub mod watch;

pub use error::{Error, Result};

/// A number as an index.
///
/// # Panics
/// If it is beyond memory: what is counted here has been stored.
pub(crate) fn index(n: u64) -> usize {
    usize::try_from(n).expect("what is stored fits in memory")
}
