//! Fast checked input and output, and the theory of impartial games (Sprague-Grundy), in a crate
//! small enough to be pasted into an online judge.
//!
//! | module | what it answers |
//! |---|---|
//! | [`io`] | typed input with errors that name the token, line and column; buffered output |
//! | [`mex`](fn@mex), [`nim_sum`](fn@nim_sum) | the two operations of the theory |
//! | [`grundy`] | Grundy values from the definition: heap games, subtraction sets, DAGs |
//! | [`nim`], [`moore_nim`], [`bounded_nim`], [`bash`], [`fibonacci_nim`] | heap games in closed form |
//! | [`lasker`], [`split_in_three`] | Nim whose heaps may be split |
//! | [`equal_parts`] | a length that is cut into equal parts |
//! | [`dawson_kayles`] | a row of which neighbours are taken |
//! | [`euclid`] | two numbers, as in Euclid's algorithm |
//! | [`wythoff`], [`squares`] | games on a board in closed form |
//! | [`hackenbush`] | a graph whose edges are cut |
//! | [`loopy`] | a piece on a graph with cycles: win, loss or draw |
//! | [`geography`] | a piece that comes to no vertex twice |
//! | [`NimProduct`] | the product that goes with the nim-sum |
//!
//! A *position* of an impartial game has *options*, the positions that one move leads to. Its *Grundy value* is the
//! mex of theirs; that of a sum of games is the nim-sum of their values. In normal play (the last mover wins) the next
//! player wins exactly when the value is not 0: an *N-position*; otherwise the previous one does, a *P-position*.
//!
//! Heaps, bounds and Grundy values are `u64`. Every closed form holds for all of `u64`, `u64::MAX`
//! included, with the exceptions where the answer itself is beyond `u64`: [`lasker::grundy`] and
//! [`split_in_three::grundy`] panic for a heap of `u64::MAX`, whose value is 2^64, and
//! [`wythoff::p_position`] gives `None`.
//!
//! # Proof
//! By induction. A move in one game of a sum changes its value, and so the nim-sum `t`. For each `x < t`, the highest
//! bit of `t xor x` is in `t`, and so in the value `s` of some game: that has an option of the value `s xor t xor x`,
//! as this is less than `s`, which makes the nim-sum `x`. So `t` is the mex of the options.
//!
//! # Source
//! Sprague (1935), Grundy (1939); Berlekamp, Conway, Guy: Winning Ways for your Mathematical Plays (1982).

pub mod bash;
pub mod bounded_nim;
pub mod dawson_kayles;
pub mod equal_parts;
pub mod euclid;
pub mod fibonacci_nim;
pub mod geography;
pub mod grundy;
pub mod hackenbush;
pub mod io;
pub mod lasker;
pub mod loopy;
mod mex;
pub mod moore_nim;
pub mod nim;
mod nim_product;
mod nim_sum;
pub mod split_in_three;
pub mod squares;
pub mod wythoff;

pub use crate::mex::mex;
pub use crate::nim_product::NimProduct;
pub use crate::nim_sum::nim_sum;

// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
