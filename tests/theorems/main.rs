//! Every closed form against its definition, over all positions of a stated range.
//!
//! The definition is the game itself, played out from its rules (`tests::brutes`), or the mex
//! recurrence that follows from them.

mod bash;
mod bounded_nim;
mod grundy;
mod lasker;
mod mex;
mod nim;
mod published;
mod squares;
mod wythoff;
