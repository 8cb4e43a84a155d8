//! The command `cargo explore`: what the library `games` computes, asked for and shown.
//!
//! | module | what it does |
//! |---|---|
//! | [`verbs`] | the commands |
//! | [`output`] | standard output |
//! | `json` | what is JSON |
//! | `page` | a page for a rule, on which one plays |
//! | [`plot`] | pictures of values, as SVG and in a terminal |
//! | `programs` | games that are programs: files of Rust, brute forces of problems |

mod json;
pub mod output;
mod page;
pub mod plot;
mod programs;
pub mod verbs;
