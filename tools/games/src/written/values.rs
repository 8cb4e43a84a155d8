//! The Grundy values of the positions of a rule.

use super::syntax::MOST_COORDINATES;
use super::{Goal, Solver, Written, signed};
use crate::engine::Table;
use crate::error::{Error, Result};
use crate::value::Value;
use crate::watch::Watch;
use std::sync::Arc;

/// The Grundy values of the positions of a rule, as far as they have been asked for.
pub struct Values {
    rule: Arc<Written>,
    solver: Solver,
    /// The values of heaps, for rules that take from one heap.
    heaps: Vec<u32>,
}

/// For so few heaps the rule itself is as fast as a table.
const FEW: u64 = 256;

impl Values {
    /// The values of a rule, of which none has been computed.
    #[must_use]
    pub fn new(rule: &Arc<Written>) -> Values {
        Values {
            rule: Arc::clone(rule),
            solver: Solver::new(rule, Goal::Grundy),
            heaps: Vec::new(),
        }
    }

    /// Makes room for positions up to `to`.
    ///
    /// # Errors
    /// As [`Values::value`].
    pub fn expect(&mut self, to: &[u64], watch: &dyn Watch) -> Result<()> {
        self.solver.expect(&signed(to));
        self.table(to, watch)
    }

    /// The value of a position.
    ///
    /// # Errors
    /// If the rule is wrong somewhere on the way, if more positions can be reached than fit, or if `watch`
    /// says to stop.
    ///
    /// # Panics
    /// If the position is one of another rule.
    pub fn value(&mut self, position: &[u64], watch: &dyn Watch) -> Result<Value> {
        self.table(position, watch)?;
        if let [heap] = position
            && let Some(value) = usize::try_from(*heap).ok().and_then(|heap| self.heaps.get(heap))
        {
            return Ok(Value::Number((*value).into()));
        }
        let mut numbers = [0; MOST_COORDINATES];
        for (to, &number) in numbers.iter_mut().zip(position) {
            *to = i64::try_from(number).expect("checked when read");
        }
        self.solver.value(&numbers[..position.len()], watch)
    }

    /// For a rule that takes from one heap: computes the values up to `to` as those of a code.
    fn table(&mut self, to: &[u64], watch: &dyn Watch) -> Result<()> {
        let (Ok(takes), &[to]) = (&self.rule.takes, to) else { return Ok(()) };
        if to < FEW.max(self.heaps.len() as u64) {
            return Ok(());
        }
        // A number that cannot be listed is found by the rule itself.
        let Some(code) = takes.code_to(to, watch) else { return Ok(()) };
        let mut table = Table::new(&code);
        let found = table.extend(to.saturating_add(1), watch);
        // What was found before a stop is kept.
        self.heaps = table.values().iter().map(|&value| value.into()).collect();
        let name = self.rule.position_text(&signed(&[to]));
        found.map_err(|e| self.rule.error_at(self.rule.text.start, &format!("{name}: {e}")))?;
        if (self.heaps.len() as u64) <= to {
            return Err(Error::new(format!("stopped after {} heaps", self.heaps.len())));
        }
        Ok(())
    }

    /// The values of heaps that were computed as those of a code.
    #[must_use]
    pub fn heaps(&self) -> &[u32] {
        &self.heaps
    }
}
