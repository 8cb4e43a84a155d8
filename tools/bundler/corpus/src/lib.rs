//! The programs in `samples/`, each bundled, compiled as two judges do, and run beside the program that
//! Cargo makes of it.

mod processor;
mod row;
mod sample;

pub use self::row::{Outcome, Row};
pub use self::sample::{EDITIONS, Sample};
