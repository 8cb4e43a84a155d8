//! What makes inputs for `cargo judge stress`, for every case that a header claims, and for large fixtures.

#![allow(dead_code, reason = "each is a program, with a `main`")]

include!(concat!(env!("OUT_DIR"), "/generators.rs"));
