//! Periods of Grundy values. Candidates are found in computed values; one that a theorem proves is a
//! period. One that is only [`seen`] is called so, and nothing is claimed of it.

mod arithmetic;
mod find;
mod periodic;
mod seen;
mod windows;

use crate::index;
use crate::rule::Code;
use std::fmt;

pub use find::find;
pub use seen::{LEAST, Seen, TENTH, seen};
pub use windows::Windows;

/// A proved law: `G(n + period) = G(n) + saltus` for all `n >= preperiod`. The period is the shortest,
/// the preperiod the smallest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Period {
    /// The smallest heap from which on the law holds.
    pub preperiod: u64,
    /// The length of the period, at least 1.
    pub period: u64,
    /// What each period adds; 0 if the values are periodic.
    pub saltus: u64,
    /// The proof that it holds for ever.
    pub proof: Proof,
    /// The values of heaps 0 to `preperiod + period - 1`.
    first: Vec<u32>,
}

/// A theorem, and what was checked of its hypotheses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The theorem.
    pub theorem: Theorem,
    /// The period that the theorem was applied to: a multiple of the shortest one, and of the length of
    /// the tail.
    pub period: u64,
    /// The law was checked, value by value, for all heaps `preperiod <= n < bound`.
    pub bound: u64,
}

impl Proof {
    /// How many values the proof takes, from heap 0 on.
    #[must_use]
    pub fn values(&self) -> u64 {
        self.bound + self.period
    }
}

/// The theorems that prove periods; the modules `periodic`, `windows` and `arithmetic` state and prove
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theorem {
    /// Codes without splits and with a largest take `t`, such as subtraction games: `t` values in a row
    /// determine all later ones.
    Subtraction,
    /// Codes with splits, without a tail: Guy and Smith, 1956, for octal codes.
    GuySmith {
        /// The most heaps that a move leaves.
        parts: u32,
        /// Whether some splits are into unequal parts, for which the bound is larger.
        unequal: bool,
    },
    /// Codes with a tail: the same argument, with a bound larger by one period.
    Tail {
        /// The most heaps that a move leaves.
        parts: u32,
        /// Whether some splits are into unequal parts.
        unequal: bool,
    },
    /// Codes with a tail, or with splits into three, whose values grow for ever.
    Arithmetic {
        /// Whether the code has a tail.
        tail: bool,
        /// The most heaps that a move leaves.
        parts: u32,
        /// The bound is `(rounds + 1) e + (rounds + 2) p + t`: each round leaves more room for
        /// exceptional values.
        rounds: u64,
    },
}

impl Period {
    /// The Grundy value of a heap.
    #[must_use]
    pub fn value(&self, heap: u64) -> u128 {
        let first = |heap: u64| self.first[index(heap)];
        let Some(beyond) = heap.checked_sub(self.preperiod) else { return first(heap).into() };
        let (times, place) = (beyond / self.period, beyond % self.period);
        let base = u128::from(first(self.preperiod + place));
        base + u128::from(times) * u128::from(self.saltus)
    }

    /// The values of the first period, that of the heaps `preperiod` to `preperiod + period - 1`.
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.first[self.first.len() - index(self.period)..]
    }

    /// The heaps of exceptional values: those before the preperiod for which the law, read backwards,
    /// gives another value.
    #[must_use]
    pub fn exceptions(&self) -> Vec<u64> {
        // So many periods lead from any heap beyond the preperiod.
        let periods = self.preperiod.div_ceil(self.period);
        let differs = |heap: &u64| {
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
                return f.write_str("without splits, t values in a row determine all later ones");
            }
            Theorem::GuySmith { parts: 2, unequal: false } => {
                return f.write_str("Guy-Smith periodicity theorem for octal games (1956)");
            }
            Theorem::Arithmetic { tail, parts, .. } => {
                let takes = if tail { "a repeating tail" } else { "a largest take" };
                write!(f, "arithmetic periodicity of codes with {takes}")?;
                return if parts > 1 { write!(f, " and splits into {parts}") } else { Ok(()) };
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
    /// The hypotheses of the theorem with their numbers, one a line.
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
        let multiple = match code.tail_length() {
            _ if period == self.period => "",
            Some(_) => " (a multiple of the length of the tail)",
            None => " (a multiple of the period)",
        };
        let t = code.horizon();
        let what = if code.tail_length().is_some() {
            "the tail begins after it"
        } else {
            "the largest take"
        };
        let mut lines = vec![format!("needs the law for e <= n < bound = {formula}")];
        let is_arithmetic = matches!(theorem, Theorem::Arithmetic { .. });
        let s = self.saltus * (period / self.period);
        let s = if is_arithmetic { format!(", s = {s}") } else { String::new() };
        lines.push(format!(
            "with e = {e}, p = {period}{multiple}{s}, t = {t} ({what}): bound = {bound}"
        ));
        if is_arithmetic {
            lines.push(format!(
                "and from n + ip, for {bound} <= n < {} and i >= 0, moves to all values below G(n) + is, \
                 none to it",
                bound + period
            ));
        }
        lines
    }
}

impl Period {
    /// What was checked on computed values.
    #[must_use]
    pub fn checked(&self) -> String {
        let (bound, last) = (self.proof.bound, self.proof.values() - 1);
        format!("checked: the law for e <= n < {bound}, on the values of heaps 0 to {last}")
    }
}

/// A linear combination as text.
fn sum_of(terms: &[(u64, &str)]) -> String {
    let terms = terms.iter().filter(|(factor, _)| *factor > 0).map(|(factor, name)| match factor {
        1 => (*name).to_owned(),
        _ if name.len() > 1 => format!("{factor} {name}"),
        _ => format!("{factor}{name}"),
    });
    terms.collect::<Vec<_>>().join(" + ")
}
