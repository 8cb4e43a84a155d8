//! Periods of Grundy values: candidates are found in the values, then proved by a theorem, or
//! nothing is claimed.
//!
//! Nothing is claimed, in particular, of values that grow for ever in a code without a tail (as some
//! hexadecimal codes have them), with splits into three or into unequal parts, or, where heaps are
//! split, with a saltus that is no power of two: no theorem here covers them.

mod arithmetic;
mod find;
mod periodic;
mod windows;

use crate::index;
use crate::rule::Code;
use std::fmt;

pub use find::find;
pub use windows::Windows;

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

impl Proof {
    /// How many values the proof takes: with one less there is none.
    #[must_use]
    pub fn values(&self) -> u64 {
        self.bound + self.period
    }
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
        let (tail, parts, unequal) = match *self {
            Theorem::Subtraction => {
                return f
                    .write_str("subtraction games: t values in a row determine all later ones");
            }
            Theorem::GuySmith { parts: 2, unequal: false } => {
                return f.write_str("Guy-Smith periodicity theorem for octal games (1956)");
            }
            Theorem::Arithmetic { splits, .. } => {
                f.write_str("arithmetic periodicity of takes with a repeating tail")?;
                return f.write_str(if splits { " and splits in two, for s = 2^w" } else { "" });
            }
            Theorem::GuySmith { parts, unequal } => (false, parts, unequal),
            Theorem::Tail { parts, unequal } => (true, parts, unequal),
        };
        f.write_str("Guy-Smith periodicity theorem, extended to")?;
        f.write_str(if tail { " a repeating tail" } else { "" })?;
        if parts > 1 {
            let and = if tail { " and" } else { "" };
            let unequal = if unequal { "unequal " } else { "" };
            write!(f, "{and} splits into {parts} {unequal}heaps")?;
        }
        Ok(())
    }
}

impl Period {
    /// What the theorem asks for, in words and formulas, for the reader to check.
    #[must_use]
    pub fn hypotheses(&self, code: &Code) -> Vec<String> {
        let Proof { theorem, period, bound } = self.proof;
        let e = self.preperiod;
        let formula = match theorem {
            Theorem::Subtraction | Theorem::GuySmith { .. } | Theorem::Tail { .. } => {
                periodic::formula(code, e)
            }
            Theorem::Arithmetic { rounds, .. } => {
                let e = if e == 0 { "max(e, 1)" } else { "e" };
                sum_of(&[(rounds + 1, e), (rounds + 2, "p"), (1, "t")])
            }
        };
        let multiple =
            if period == self.period { "" } else { ", a multiple of the length of the tail" };
        let t = code.horizon();
        let mut lines = vec![
            format!("needs the law for e <= n < bound = {formula}"),
            format!("with e = {e}, p = {period}{multiple}, t = {t}: bound = {bound}"),
        ];
        if let Theorem::Arithmetic { .. } = theorem {
            lines.push(format!(
                "and for {bound} <= n < {}: smaller values stay reached, G(n) does not become so",
                bound + period
            ));
        }
        lines
    }
}

/// A sum of multiples as text.
fn sum_of(terms: &[(u64, &str)]) -> String {
    let terms = terms.iter().filter(|(factor, _)| *factor > 0).map(|(factor, name)| match factor {
        1 => (*name).to_owned(),
        _ if name.len() > 1 => format!("{factor} {name}"),
        _ => format!("{factor}{name}"),
    });
    terms.collect::<Vec<_>>().join(" + ")
}
