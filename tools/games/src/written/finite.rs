//! Periods of rules with a finite memory, proved: the theorem `finite memory` of `tools/explore/THEOREMS.md`, whose names are
//! used here.

use super::parted::Parted;
use super::symbolic::{Bounds, Linear, Scope};
use super::syntax::RuleText;
use super::{Solver, Written};
use crate::error::Result;
use crate::value::Value;
use crate::watch::Watch;

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

/// The first distance from the ends that is far, and the most values of t.
const FAR: i64 = 12;
const MOST_MEMORIES: i64 = 1000;

/// Whether a rule is as the theorem says, by the form of its moves.
pub fn finite(rule: &RuleText, place: usize) -> Option<Finite> {
    let others = rule.names.iter().filter_map(|name| Some(name.most? - name.least + 1));
    let memories = others.fold(1_i64, i64::saturating_mul);
    if !rule.ends.is_empty() || memories > MOST_MEMORIES {
        return None;
    }
    let (all, _, start) = Bounds::of_residues((1, FAR), |bounds| reach(rule, place, bounds))?;
    let (modulus, reach) = (all.len() as u64, all.into_iter().max().unwrap_or(0));
    Some(Finite { from: start.unsigned_abs(), modulus, reach })
}

/// Calls `each` with n and each value of the other names, in order.
pub fn each_memory(
    rule: &RuleText,
    place: usize,
    mut each: impl FnMut(&Scope) -> Option<()>,
) -> Option<()> {
    // The values of all names, in order.
    let mut all: Vec<Vec<Linear>> = vec![Vec::new()];
    for (other, name) in rule.names.iter().enumerate() {
        let values = if other == place {
            vec![Linear::HEAP]
        } else {
            (name.least..=name.most?).map(Linear::constant).collect::<Option<_>>()?
        };
        let longer = |before: &Vec<Linear>| {
            let longer = values.iter().map(|value| [&before[..], &[*value]].concat());
            longer.collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.into_iter().try_for_each(|names| each(&Scope::new(names)))
}

/// The most that n becomes smaller.
fn reach(rule: &RuleText, place: usize, bounds: &Bounds) -> Option<u64> {
    let mut reach = 0;
    each_memory(rule, place, |scope| {
        for one in &rule.moves {
            for outcome in bounds.outcomes(one, scope)? {
                let [part] = &outcome.parts[..] else { return None };
                for (other, number) in part.iter().enumerate() {
                    let name = &rule.names[other];
                    if other == place {
                        reach = reach.max(u64::try_from(number.below_heap()?).ok()?);
                    } else if !(name.least..=name.most?).contains(&number.number()?) {
                        return None;
                    }
                }
            }
        }
        Some(())
    })?;
    Some(reach)
}

/// Rows of values: for each n from the least one on, the values of all t.
pub type Rows = Vec<Vec<Value>>;

/// The first number of rows, and the most.
const FIRST: u64 = 256;
const MOST: u64 = 1 << 20;

impl Written {
    /// The values of all numbers but the unbounded one, in order: those of each t.
    #[must_use]
    pub fn memories(&self) -> Vec<Vec<u64>> {
        let Some(place) = self.unbounded() else { return Vec::new() };
        let least = self.least()[place];
        let first = self.positions(least).filter(|at| at[place] == least);
        first
            .map(|mut at| {
                at.remove(place);
                at
            })
            .collect()
    }

    /// How the moves are for all large n, if they are of the form that proves periods.
    #[must_use]
    pub fn finite(&self) -> Option<Finite> {
        self.finite
    }

    /// The same of moves that leave two parts.
    #[must_use]
    pub fn parted(&self) -> Option<&Parted> {
        self.parted.as_deref()
    }

    /// Whether the moves for all large n are of a form that proves laws.
    #[must_use]
    pub fn has_law(&self) -> bool {
        self.finite.is_some() || self.parted.is_some()
    }

    fn law(&self, first: u64, rows: &Rows) -> Option<FiniteLaw> {
        let parted = || self.parted.as_ref()?.law(first, rows);
        self.finite.map_or_else(parted, |finite| finite.law(first, rows))
    }
}

impl Solver {
    /// The rows of values up to `to`, or until a law is proved or `watch` says to stop, and the law.
    ///
    /// # Errors
    /// As [`Solver::value`].
    pub fn rows(
        &mut self,
        to: Option<u64>,
        watch: &dyn Watch,
    ) -> Result<(Rows, Option<FiniteLaw>)> {
        let Some(place) = self.rule.unbounded() else { return Ok((Vec::new(), None)) };
        let (first, memories) = (self.rule.least()[place], self.rule.memories());
        let (mut rows, mut wanted) = (Rows::new(), FIRST);
        let end = to.map_or(first + MOST, |to| to.saturating_add(1));
        loop {
            let until = end.min(first + wanted);
            for n in first + rows.len() as u64..until {
                let row =
                    memories.iter().map(|others| self.value(&position(place, n, others), watch));
                match row.collect::<Result<Vec<Value>>>() {
                    Ok(row) => rows.push(row),
                    Err(_) if !watch.go_on(rows.len()) => return Ok((rows, None)),
                    Err(error) => return Err(error),
                }
            }
            let law = self.rule.law(first, &rows);
            if law.is_some() || until == end || !watch.go_on(rows.len()) {
                return Ok((rows, law));
            }
            wanted *= 2;
        }
    }
}

/// The position with n at a place and the other numbers, in order.
fn position(place: usize, n: u64, others: &[u64]) -> Vec<u64> {
    let mut position = others.to_vec();
    position.insert(place, n);
    position
}

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
