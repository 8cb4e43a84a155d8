//! A solution against a brute force on random inputs.
//!
//! [`Program`] is one that is run thousands of times; [`Contest`] has the three that take part, and judges one
//! input; [`search`] goes through inputs until one fails; [`shrink()`] makes that smaller.

// An error says itself what is wrong.
#![allow(clippy::missing_errors_doc, clippy::missing_panics_doc, clippy::must_use_candidate)]

mod cache;
mod contest;
mod helpers;
mod program;
mod search;
mod shrink;
mod side_by_side;

pub use self::cache::cache;
pub use self::contest::{Contest, Failure, Fault, Players, SLOW};
pub use self::helpers::{build, compile, generator};
pub use self::program::Program;
pub use self::search::{Found, Plan, Stats, search};
pub use self::shrink::{Shrunk, shrink};
pub use self::side_by_side::{is_cut, side_by_side};
