//! The theorems that prove periods, and what a proof has checked.

use std::fmt;

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

/// A linear combination as text.
pub fn sum_of(terms: &[(u64, &str)]) -> String {
    let terms = terms.iter().filter(|(factor, _)| *factor > 0).map(|(factor, name)| match factor {
        1 => (*name).to_owned(),
        _ if name.len() > 1 => format!("{factor} {name}"),
        _ => format!("{factor}{name}"),
    });
    terms.collect::<Vec<_>>().join(" + ")
}
