//! A program run on its fixtures, with a judge's verdicts: what both the tests and `cargo judge` need,
//! and nothing heavier.
//!
//! The way of a fixture: [`fixture`] finds it, [`process`] runs the program on it within its
//! [`Limits`], [`verdict`] judges how that ended, [`compare`] shows what is different.
//! [`workspace`] knows the problems of a workspace and builds their programs, [`nearest`] what was
//! meant by a name that does not exist.

pub mod compare;
pub mod fixture;
mod limits;
pub mod nearest;
pub mod process;
pub mod verdict;
pub mod workspace;

pub use self::fixture::Fixture;
pub use self::limits::Limits;
pub use self::verdict::{Report, Verdict};
