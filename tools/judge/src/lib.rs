//! Everything between a solution and a submission, as the parts of `cargo judge`: the judges and what
//! they accept, the file that is submitted, and C for judges without Rust.

pub mod c;
pub mod catalogue;
pub mod clipboard;
pub mod generator;
pub mod interrupt;
pub mod judges;
pub mod keep;
pub mod links;
pub mod listen;
pub mod loose;
pub mod problem;
pub mod submission;
pub mod watch;
