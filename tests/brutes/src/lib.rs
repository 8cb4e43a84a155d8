//! The brute forces of the problems, which play the games by their rules: what closed forms and solutions are
//! compared with, here and by `cargo judge stress`.

#![allow(dead_code, reason = "each is a program, with a `main`")]

pub mod sparse_space;

include!(concat!(env!("OUT_DIR"), "/brutes.rs"));

/// What makes inputs for `cargo judge stress`.
pub mod generators {
    include!(concat!(env!("OUT_DIR"), "/generators.rs"));
}
