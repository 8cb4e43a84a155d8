//! Periods of rules with a finite memory, proved: the theorem `finite memory` of `tools/explore/THEOREMS.md`, whose names are
//! used here.

use crate::value::Value;

/// How the moves are for all large n, as the theorem has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finite {
    /// b: from here on they are.
    pub from: u64,
    /// m: they depend on n modulo this.
    pub modulus: u64,
    /// D: the most that n becomes smaller.
    pub reach: u64,
}

/// A proved law: `G(n + period, t) = G(n, t)`, or `+ saltus` for some t, for all `n >= preperiod` and all t.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FiniteLaw {
    /// The smallest n from which on the law holds.
    pub preperiod: u64,
    /// A multiple of the modulus.
    pub period: u64,
    /// For all n below this one it was compared.
    pub bound: u64,
    /// What each period adds, 0 if nothing.
    pub saltus: u64,
    /// To which values of t it is added, from bit 0 on.
    pub growing: u64,
}

/// Rows of values: for each n from the least one on, the values of all t.
pub type Rows = Vec<Vec<Value>>;

impl FiniteLaw {
    /// The number of the first period, or before it, with the same values.
    #[must_use]
    pub fn reduced(&self, n: u64) -> u64 {
        n.checked_sub(self.preperiod).map_or(n, |more| self.preperiod + more % self.period)
    }

    /// What the periods between that number and n add, for the t at a place.
    #[must_use]
    pub fn added(&self, n: u64, t: usize) -> u128 {
        let periods = n.saturating_sub(self.preperiod) / self.period;
        u128::from(periods) * u128::from(self.saltus_of(t))
    }

    /// What each period adds for the t at a place.
    #[must_use]
    pub fn saltus_of(&self, t: usize) -> u64 {
        if self.growing.checked_shr(u32::try_from(t).unwrap_or(u32::MAX)).unwrap_or(0) & 1 == 1 {
            self.saltus
        } else {
            0
        }
    }
}

impl Finite {
    /// The law with the smallest period, and for it the smallest preperiod, that is proved by rows of values: for n from
    /// `first` on, the values of all t.
    #[must_use]
    pub fn law<T: PartialEq>(&self, first: u64, rows: &[T]) -> Option<FiniteLaw> {
        let end = first + rows.len() as u64;
        let row = |n: u64| &rows[crate::index(n - first)];
        for period in (self.modulus..).step_by(crate::index(self.modulus)) {
            // The window of the least start must be there, and again a period later.
            if (first + self.reach).max(self.from) + period > end {
                return None;
            }
            let last = end - period;
            let lawful = (first..last).rev().take_while(|n| row(*n) == row(n + period)).count();
            let preperiod = last - lawful as u64;
            let bound = (preperiod + self.reach).max(self.from);
            if bound <= last {
                return Some(FiniteLaw { preperiod, period, bound, saltus: 0, growing: 0 });
            }
        }
        None
    }
}
