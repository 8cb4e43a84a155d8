//! The command `cargo explore`: what the library `games` computes, asked for and shown.
//!
//! | module | what it does |
//! |---|---|
//! | [`verbs`] | the commands |
//! | [`plot`] | pictures of values, as SVG, as PNG and in a terminal |
//! | [`play`], [`hint`] | play at the terminal |

pub mod hint;
pub mod play;
pub mod plot;
pub mod verbs;
