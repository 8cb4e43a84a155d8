//! Which rules have a finite memory, by the form of their moves; and the values by which a law is proved of them.

use super::symbolic::of_residues;
use super::syntax::RuleText;
use super::{Solver, Written};
use crate::error::Result;
use crate::index;
use crate::period::{Finite, FiniteLaw, Parted, Rows};
use crate::value::Value;
use crate::watch::Watch;

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
    let (all, _, start) =
        of_residues((&rule.names, &rule.moves, place), (1, FAR), |reach: &mut u64, outcome, _| {
            let [part] = &outcome.parts[..] else { return None };
            for (other, number) in part.iter().enumerate() {
                let name = &rule.names[other];
                if other == place {
                    *reach = (*reach).max(u64::try_from(number.below_heap()?).ok()?);
                } else if !(name.least..=name.most?).contains(&number.number()?) {
                    return None;
                }
            }
            Some(())
        })?;
    let (modulus, reach) = (all.len() as u64, all.into_iter().flatten().max().unwrap_or(0));
    Some(Finite { from: start.unsigned_abs(), modulus, reach })
}

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

    /// The m by which `G(n) = n mod m`, if each number below it is taken and no multiple.
    #[must_use]
    pub fn no_multiples(&self) -> Option<u64> {
        self.multiples
    }

    /// Whether the moves for all large n are of a form that proves laws.
    #[must_use]
    pub fn has_law(&self) -> bool {
        self.finite.is_some() || self.parted.is_some() || self.multiples.is_some()
    }

    fn law(&self, first: u64, rows: &Rows) -> Option<FiniteLaw> {
        if let Some(period) = self.multiples {
            // Two periods are compared with what the rule computes.
            let is_whole = rows.len() as u64 >= 2 * period;
            let is_lawful = rows.iter().zip(rows.iter().skip(index(period))).all(|(a, b)| a == b);
            let law = FiniteLaw { preperiod: 0, period, bound: period, saltus: 0, growing: 0 };
            return (is_whole && is_lawful).then_some(law);
        }
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
