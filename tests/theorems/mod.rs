//! Every closed form checked against its definition, over all positions of a stated range. Why it holds beyond
//! that, the documentation of `sg` says.
//!
//! The definition is the game itself, played out from its rules as the brute force of a problem has them, or the mex
//! recurrence that follows from them.

#![allow(dead_code, reason = "a brute force is a program, with a `main`")]

mod bash;
mod bounded_nim;
mod dawson_kayles;
mod equal_parts;
mod euclid;
mod fibonacci_nim;
mod geography;
mod grundy;
mod hackenbush;
mod lasker;
mod loopy;
mod mex;
mod moore_nim;
mod nim;
mod nim_product;
mod published;
mod split_in_three;
mod squares;
mod wythoff;
