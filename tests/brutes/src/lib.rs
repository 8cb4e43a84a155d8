//! The brute forces of the problems, which play the games by their rules: what closed forms and solutions are
//! compared with, here and by `cargo judge stress`.

#![allow(dead_code, reason = "each is a program, with a `main`")]

include!(concat!(env!("OUT_DIR"), "/brutes.rs"));
