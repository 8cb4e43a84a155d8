//! Periods of Grundy values. Candidates are found in computed values; one that a theorem proves is a
//! period. One that is only [`seen`] is called so, and nothing is claimed of it. `tools/explore/THEOREMS.md` states the theorems
//! and proves them.

mod analysis;
mod arithmetic;
mod find;
mod finite;
pub(crate) mod parted;
mod proved;
mod seen;
mod theorem;
mod windows;

pub use analysis::{Analysis, Reason};
pub use find::find;
pub use finite::{Finite, FiniteLaw, Rows};
pub use parted::{Family, Moves, Parted};
pub use proved::Period;
pub use seen::{Seen, seen};
pub use theorem::{Proof, Theorem};
pub use windows::Windows;

use std::fmt::Display;

/// A law as text: `G(n + 7) = G(n) + 2`.
pub fn equation(n: &str, period: impl Display, saltus: u64) -> String {
    let plus = if saltus > 0 { format!(" + {saltus}") } else { String::new() };
    format!("G({n} + {period}) = G({n}){plus}")
}
