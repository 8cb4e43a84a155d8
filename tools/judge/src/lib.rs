//! Everything between a solution and a submission, as the parts of `cargo judge`: the judges and what
//! they accept, the file that is submitted, and C for judges without Rust.

pub mod c;
pub mod clipboard;
pub mod judges;
pub mod scratch;
pub mod submission;
