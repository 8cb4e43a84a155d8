//! What `cargo judge` knows of judges, and what it makes for them: C where there is no Rust, and generators of a
//! statement's limits. All else is the program's own.

// An error says itself what is wrong.
#![allow(
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    clippy::return_self_not_must_use
)]

pub mod c;
pub mod generator;
pub mod judges;
