//! Everything between a solution and a submission: `test` runs fixtures with a judge's verdicts,
//! `bundle` makes one file that a judge accepts, and `c` one for judges without Rust.

pub mod c;
pub mod clipboard;
pub mod judges;
