//! Periods of Grundy values. Candidates are found in computed values; one that a theorem proves is a
//! period. One that is only [`seen`] is called so, and nothing is claimed of it.

mod arithmetic;
mod find;
mod periodic;
mod proved;
mod seen;
mod theorem;
mod windows;

pub use find::find;
pub use proved::Period;
pub use seen::{LEAST, Seen, TENTH, seen};
pub use theorem::{Proof, Theorem};
pub use windows::Windows;
