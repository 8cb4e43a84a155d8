//! What `cargo judge` knows of judges, and what it makes for them: C where there is no Rust, and generators of a
//! statement's limits. All else is the program's own.

pub mod c;
pub mod generator;
pub mod judges;
