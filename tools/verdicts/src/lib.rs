//! A program run on its fixtures, with a judge's verdicts: what both the tests and `cargo judge` need,
//! and nothing heavier.
//!
//! The way of a fixture: [`Fixtures`] finds it, [`process`] runs the program on it within its
//! [`Limits`], [`verdict`] judges how that ended, [`comparison`] what it printed.
//! [`package`] finds a binary of any workspace, with its limits and fixtures, and builds it;
//! [`workspace`] finds all problems of this one, [`scratch`] builds another like it; [`nearest`] suggests
//! names for one that does not exist.

// An error says itself what is wrong.
#![allow(
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    clippy::return_self_not_must_use
)]

pub mod artifact;
mod cargo;
pub mod comparison;
mod error;
pub mod fixture;
mod fixtures;
pub mod header;
mod interaction;
mod judge_all;
pub mod layouts;
mod made;
pub mod nearest;
pub mod package;
mod packages;
pub mod place;
pub mod process;
pub mod scratch;
mod settings;
pub mod text;
pub mod tool;
pub mod verdict;
pub mod workspace;

pub use self::comparison::Comparison;
pub use self::error::{Error, Result, at, cannot_start};
pub use self::fixture::{Fixture, judge_case, run_on};
pub use self::fixtures::Fixtures;
pub use self::judge_all::{command_line_again, judge_each, quoted, started_as};
pub use self::package::Package;
pub use self::packages::of_compete;
pub use self::place::Place;
pub use self::process::Limits;
pub use self::text::{Content, Text};
pub use self::verdict::{Report, Verdict};
