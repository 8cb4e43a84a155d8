//! Methods that come through a glob, through `Deref`, through an index of a reference, and with a trait
//! that a number without a type needs.

mod sign;
mod slices;
mod stack;

pub use sign::{Sign, distance};
pub use slices::*;
pub use stack::{Named, Stack};
