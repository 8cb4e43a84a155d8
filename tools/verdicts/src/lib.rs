//! A program run on its fixtures, with a judge's verdicts.

pub mod fixture;
pub mod process;
pub mod workspace;
