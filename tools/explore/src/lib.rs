//! The command `cargo explore`: what the library `games` computes, asked for and shown.
//!
//! | module | what it does |
//! |---|---|
//! | [`verbs`] | the commands |
//! | [`plot`] | pictures of values, as SVG and in a terminal |

pub mod plot;
pub mod verbs;
