//! The brute forces of the problems, which play the games by their rules: what closed forms and solutions are
//! compared with, here and by `cargo judge stress`.

#![allow(dead_code, reason = "each is a program, with a `main`")]

include!(concat!(env!("OUT_DIR"), "/brutes.rs"));

/// What makes inputs for `cargo judge stress`. No problem has the name of a keyword.
pub mod r#gen {
    include!(concat!(env!("OUT_DIR"), "/generators.rs"));
}

/// A problem's name, its brute force and its generator.
pub type Programs = (&'static str, fn(), fn());
