//! A Cargo package in, one Rust file out.

mod assemble;
mod bundle;
mod cfg;
mod edit;
mod known;
mod load;
pub mod package;
mod paths;
mod proconio;
pub mod profile;
mod prune;
pub mod rustc;
mod sources;
mod tidy;
mod verify;

pub use self::assemble::{Draft, assemble};
pub use self::bundle::{Bundle, bundle};
pub use self::verify::{compile, verify};
