//! The theorems that prove periods, and what a proof has checked.

use crate::join;
use crate::rule::Code;
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

/// A theorem that proves periods, `periodic` or `arithmetic` of `tools/explore/THEOREMS.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theorem {
    /// Whether the digits of the code repeat for ever.
    pub tail: bool,
    /// The most heaps that a move leaves.
    pub parts: u32,
    /// Whether some splits are into unequal parts.
    pub unequal: bool,
    /// Of values that grow for ever: each round leaves more room for exceptional values.
    pub rounds: Option<u64>,
}

impl Theorem {
    /// The theorem for a code: of periodic values, or of growing ones in so many rounds.
    #[must_use]
    pub fn of(code: &Code, rounds: Option<u64>) -> Theorem {
        let (parts, unequal) = (code.most_parts(), code.has_unequal_splits());
        Theorem { tail: code.tail_length().is_some(), parts, unequal, rounds }
    }

    /// The factors of `e` and `p` in the bound below which a law must have been checked from `e` on: all bounds, for
    /// these and `t`, are here.
    fn factors(self) -> (u64, u64) {
        // A code without moves, or whose moves leave nothing, is as one that leaves one heap.
        let parts = u64::from(self.parts.max(1));
        let periods = match (self.rounds, parts, self.unequal) {
            (Some(rounds), ..) => return (rounds + 1, rounds + 2),
            (None, 2, true) => 2,
            (None, 3, true) => 6,
            _ => parts - 1,
        };
        (parts, periods + u64::from(self.tail))
    }

    /// The bound, for the largest take before the tail `t`. With a tail, `p` must be a multiple of its length.
    #[must_use]
    pub fn bound(self, e: u64, p: u64, t: u64) -> u64 {
        let (of_e, of_p) = self.factors();
        of_e.saturating_mul(e.max(1)).saturating_add(of_p.saturating_mul(p)).saturating_add(t)
    }

    /// The bound as text.
    #[must_use]
    pub fn formula(self, e: u64) -> String {
        let (of_e, of_p) = self.factors();
        sum_of(&[(of_e, if e == 0 { "max(e, 1)" } else { "e" }), (of_p, "p"), (1, "t")])
    }
}

impl fmt::Display for Theorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Theorem { tail, parts, unequal, rounds } = *self;
        if rounds.is_some() {
            f.write_str("arithmetic periodicity of codes with a repeating tail")?;
            return if parts > 1 { write!(f, " and splits into {parts}") } else { Ok(()) };
        }
        match (tail, parts, unequal) {
            (false, 0 | 1, _) => {
                return f.write_str("without splits, t values in a row determine all later ones");
            }
            (false, 2, false) => {
                return f.write_str("Guy-Smith periodicity theorem for octal games (1956)");
            }
            _ => {}
        }
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
fn sum_of(terms: &[(u64, &str)]) -> String {
    let terms = terms.iter().filter(|(factor, _)| *factor > 0).map(|(factor, name)| match factor {
        1 => (*name).to_owned(),
        _ if name.len() > 1 => format!("{factor} {name}"),
        _ => format!("{factor}{name}"),
    });
    join(terms, " + ")
}
