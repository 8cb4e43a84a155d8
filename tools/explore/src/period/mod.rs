//! Periods of Grundy values: candidates are found in the values, then proved by a theorem, or
//! nothing is claimed.

mod arithmetic;
mod find;
mod periodic;

use crate::index;
use crate::rule::Code;
use std::fmt;

pub use find::find;

/// A proved law: `G(n + period) = G(n) + saltus` for all `n >= preperiod`. All three are as small as
/// can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Period {
    /// From this heap on the law holds, and from no smaller one.
    pub preperiod: u64,
    /// The length of the period.
    pub period: u64,
    /// What is added in each period; 0 for a game that is periodic.
    pub saltus: u64,
    /// Why it holds for ever.
    pub proof: Proof,
    /// The values of heaps 0 to `preperiod + period - 1`.
    first: Vec<u32>,
}

/// A theorem, and what was checked of its hypotheses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The theorem.
    pub theorem: Theorem,
    /// The period that the theorem was applied to: a multiple of the shortest one if the tail of the
    /// code wants it.
    pub period: u64,
    /// The law was checked, value by value, for all heaps from the preperiod up to here, this one
    /// excluded.
    pub bound: u64,
}

/// The theorems that prove periods; the modules say what they need and why they hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theorem {
    /// Games of taking only, with a largest take: a window of that length is enough.
    Subtraction,
    /// Octal and hexadecimal codes: Guy and Smith, 1956.
    GuySmith {
        /// The most heaps that a move leaves.
        parts: u32,
        /// Whether some splits are into unequal parts, for which the bound is larger.
        unequal: bool,
    },
    /// Codes with a tail that repeats: the same argument, with room for one more period.
    Tail {
        /// The most heaps that a move leaves.
        parts: u32,
        /// Whether some splits are into unequal parts.
        unequal: bool,
    },
    /// Codes with a tail whose values grow for ever.
    Arithmetic {
        /// Whether heaps are split, for which the saltus must be a power of two.
        splits: bool,
        /// How much room the checks took beyond the preperiod, for exceptional values.
        rounds: u64,
    },
}

impl Period {
    /// The value of a heap.
    #[must_use]
    pub fn value(&self, heap: u64) -> u128 {
        let first = |heap: u64| self.first[index(heap)];
        let Some(beyond) = heap.checked_sub(self.preperiod) else { return first(heap).into() };
        let (times, place) = (beyond / self.period, beyond % self.period);
        let base = u128::from(first(self.preperiod + place));
        base + u128::from(times) * u128::from(self.saltus)
    }

    /// The values of one period, from the preperiod on.
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.first[self.first.len() - index(self.period)..]
    }

    /// The heaps before the preperiod whose values are not those that the law, read backwards, would
    /// give them.
    #[must_use]
    pub fn exceptions(&self) -> Vec<u64> {
        let differs = |heap: &u64| {
            let periods = (self.preperiod - heap).div_ceil(self.period);
            let lawful = self.value(heap + periods * self.period);
            self.value(*heap) + u128::from(periods) * u128::from(self.saltus) != lawful
        };
        (0..self.preperiod).filter(differs).collect()
    }
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Theorem::Subtraction => {
                f.write_str("subtraction games: t values in a row determine all later ones")
            }
            Theorem::GuySmith { parts: 2, unequal: false } => {
                f.write_str("Guy-Smith periodicity theorem for octal games (1956)")
            }
            Theorem::GuySmith { parts, unequal } => {
                let unequal = if *unequal { ", some of them unequal" } else { "" };
                write!(f, "Guy-Smith periodicity theorem, for up to {parts} heaps{unequal}")
            }
            Theorem::Tail { parts, unequal } => {
                let unequal = if *unequal { ", some of them unequal" } else { "" };
                write!(
                    f,
                    "Guy-Smith periodicity theorem, for a repeating tail and up to {parts} heaps{unequal}"
                )
            }
            Theorem::Arithmetic { splits: false, .. } => {
                f.write_str("arithmetic periodicity of takes with a repeating tail")
            }
            Theorem::Arithmetic { splits: true, .. } => f.write_str(
                "arithmetic periodicity of takes with a repeating tail and splits in two, for s = 2^w",
            ),
        }
    }
}

impl Proof {
    /// What was to be checked, as a formula.
    #[must_use]
    pub fn bound_formula(&self, code: &Code) -> String {
        let horizon = code.horizon();
        match self.theorem {
            Theorem::Subtraction | Theorem::GuySmith { .. } | Theorem::Tail { .. } => {
                periodic::formula(code, horizon)
            }
            Theorem::Arithmetic { rounds, .. } => {
                let (e, p) = (rounds + 1, rounds + 2);
                format!("{e}e + {p}p + t, e >= 1, t = {horizon}")
            }
        }
    }
}
