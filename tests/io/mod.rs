//! `sg::io` at the edges: what is read, what is refused and how, wherever the input is cut in two.

#![allow(
    clippy::redundant_closure_for_method_calls,
    reason = "`Input::read` alone is not general enough in the lifetime of its input"
)]

mod by_turns;
mod input;
mod integers;
mod numbers;
mod output;
mod plain;
mod program;
