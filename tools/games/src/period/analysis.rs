//! Tables and periods together: the values of all heaps of a game, as far as they are known.
//!
//! Looking for a proof takes time linear in the table, and so is not done after every value, but:
//!
//! **Without splits and with a largest take**: when [`Windows`] notices that a window of values has
//! come back, and at the end. Values beyond those that the proof takes are not used.
//!
//! **For other codes**: when the proof of some law would be complete that holds so far, and each time the table has grown
//! by an eighth, to find new laws. No proof completes unnoticed in between. A law with preperiod `e` and period `p` shows
//! from `e + p + 1` values on, and its proof takes at least `2e + 2p` values, or without splits `e + 2p + t`, where `p` is
//! at least the length of the tail. One look between the two finds out when to look next, and there is one: steps are of
//! an eighth, and without splits of at most `t` plus the length of the tail.

use super::{Period, Windows, find};
use crate::engine::Table;
use crate::error::{Error, Result};
use crate::index;
use crate::rule::Code;
use crate::watch::{Limited, Watch};
use std::time::Duration;

/// The Grundy values and the period of a game on heaps, as far as they are known.
pub struct Analysis {
    code: Code,
    table: Table,
    /// How many values of the table are used: after a proof, those that it takes.
    used: usize,
    /// A proof is looked for when a window of values comes back, if there are windows;
    windows: Option<Windows>,
    /// or else with so many values: then a law that held at the last look may be proved.
    earliest: u64,
    period: Option<Period>,
}

/// How the value of a heap is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It was computed from the rules.
    Computed,
    /// By a proved period.
    Period,
    /// By the theorem on bounded Nim: the heap modulo the bound + 1. In Nim, the heap.
    NimBound,
}

/// The most options to look at for one table: a day of 3.4 * 10^10 a second, as 0.07 has. 0.6 looks at hardly any.
const MOST_WORK: u128 = 3_000_000_000_000_000;
/// The furthest heap of a look without an end: 1.6 GB for its table.
const FURTHEST: u64 = 100_000_000;
/// Where to look for a period of which nothing says how far it is: up to which heap, the most options to look at one by one,
/// some seconds, and for how long further on.
const SHORT_LOOK: u64 = 100_000;
const SHORT_WORK: u128 = 2_000_000_000;
const MORE: Duration = Duration::from_secs(5);
/// How many heaps are computed before their windows are looked at.
const WINDOWS: u64 = 64;

impl Analysis {
    /// The analysis of a game of which nothing has been computed yet.
    #[must_use]
    pub fn new(code: &Code) -> Analysis {
        let (windows, table) = (Windows::new(code), Table::new(code));
        let (code, earliest) = (code.clone(), u64::MAX);
        Analysis { code, table, used: 0, windows, earliest, period: None }
    }

    /// The game.
    #[must_use]
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// The values of heaps 0, 1, 2, ... that were computed from the rules.
    #[must_use]
    pub fn values(&self) -> &[u16] {
        &self.table.values()[..self.used]
    }

    /// The period, if it has been proved.
    #[must_use]
    pub fn period(&self) -> Option<&Period> {
        self.period.as_ref()
    }

    /// Computes the values of heaps up to `to` from the rules, until a period is proved or `watch` says to stop. Where a
    /// table up to `to` would not fit or would take too long, a period is looked for in [`Analysis::short_look`] and on.
    ///
    /// # Errors
    /// If the shorter table proves no period, with what rules out the longer one.
    pub fn until_proved(&mut self, to: u64, watch: &dyn Watch) -> Result<()> {
        let Err(too_large) = self.check(to) else { return self.search(to, watch) };
        let look = self.short_look().min(to);
        self.table.check(look + 1)?;
        watch.expect(look);
        self.search(look, watch)?;
        // With fewer values, `watch` has said to stop.
        if self.period.is_some() || self.used as u64 <= look {
            return Ok(());
        }
        self.look_on(&Limited::new(watch, MORE))?;
        let why =
            format!("no period is proved by the heaps up to {}, and {too_large}", self.used - 1);
        if self.period.is_some() { Ok(()) } else { Err(Error::new(why)) }
    }

    /// Computes values of heaps until a period is proved, `watch` says to stop, or a longer table is too much.
    ///
    /// # Errors
    /// If not even a table of one heap fits.
    pub fn look_on(&mut self, watch: &dyn Watch) -> Result<()> {
        let mut to = FURTHEST;
        while to > 0 && self.check(to).is_err() {
            to /= 2;
        }
        self.check(to)?;
        self.search(to, watch)
    }

    /// Up to which heap to look for a period when nothing says how far: 100000, or where that takes
    /// longer as far as some seconds go.
    #[must_use]
    pub fn short_look(&self) -> u64 {
        let mut look = SHORT_LOOK;
        while self.work(look) / self.table.at_once() > SHORT_WORK {
            look -= look / 64 + 1;
        }
        look
    }

    /// As [`Analysis::until_proved`], for a table that has been checked.
    fn search(&mut self, to: u64, watch: &dyn Watch) -> Result<()> {
        let goal = to.saturating_add(1);
        while self.period.is_none() && (self.used as u64) < goal {
            let next = self.next_look().min(goal);
            self.extend(next, watch)?;
            self.look();
            if (self.used as u64) < next {
                break;
            }
        }
        if let Some(windows) = &self.windows
            && self.period.is_none()
            && windows.last_repeats(self.values())
        {
            // It is no repetition of the window that was kept.
            self.period = find(&self.code, self.values()).ok();
            self.forget_past_proof();
        }
        Ok(())
    }

    /// With how many values to look for a proof next.
    fn next_look(&self) -> u64 {
        let len = self.used as u64;
        if self.windows.is_some() {
            return len + WINDOWS;
        }
        let most = match self.code.tail_length() {
            Some(tail) if self.code.most_parts() < 2 => self.code.horizon().saturating_add(tail),
            _ => u64::MAX,
        };
        (len + (len / 8).min(most).max(1)).min(self.earliest)
    }

    fn look(&mut self) {
        let values = self.table.values();
        if let Some(windows) = &mut self.windows {
            if windows.repeat(values) {
                self.period = find(&self.code, values).ok();
                self.forget_past_proof();
            }
            return;
        }
        match find(&self.code, values) {
            Ok(period) => {
                // As many values as the steps between two looks rely on: else a proof might have been complete unnoticed.
                let (e, p, values) = (period.preperiod, period.proof.period, period.proof.values());
                let is_whole = self.code.most_parts() < 2;
                let least = if is_whole { e + 2 * p + self.code.horizon() } else { 2 * e + 2 * p };
                assert!(values >= least, "a proof by {values} values");
                self.period = Some(period);
            }
            Err(needed) => self.earliest = needed,
        }
    }

    /// With a proof, uses only the values that it takes: later ones follow from the law.
    fn forget_past_proof(&mut self) {
        if let Some(period) = &self.period {
            let needed = index(period.proof.values());
            assert!(needed <= self.table.values().len(), "a proof takes values that are known");
            self.used = needed;
        }
    }

    /// Makes the values of heaps up to `to` known: computes them, until a law is proved on the way or
    /// `watch` says to stop.
    ///
    /// # Errors
    /// As [`Analysis::until_proved`].
    pub fn learn(&mut self, to: u64, watch: &dyn Watch) -> Result<()> {
        if self.value(to).is_some() { Ok(()) } else { self.until_proved(to, watch) }
    }

    /// Computes the values of heaps up to `to` from the rules, even after a proof, until `watch` says
    /// to stop.
    ///
    /// # Errors
    /// If they would not fit in memory or would take too long, before any is computed.
    pub fn compute(&mut self, to: u64, watch: &dyn Watch) -> Result<()> {
        self.check(to)?;
        self.extend(to.saturating_add(1), watch)
    }

    fn extend(&mut self, len: u64, watch: &dyn Watch) -> Result<()> {
        self.table.extend(len, watch)?;
        self.used = self.table.values().len();
        Ok(())
    }

    /// Checks that a table up to `to` fits in memory, and can be computed within about a day.
    fn check(&mut self, to: u64) -> Result<()> {
        self.table.check(to.saturating_add(1))?;
        let work = self.work(to);
        if work <= MOST_WORK {
            return Ok(());
        }
        let many = format!("about {work} options to look at; the most is {MOST_WORK}");
        Err(Error::new(format!("a table up to {to} has {many}")))
    }

    /// About how many options a table up to `to` looks at, by the rules alone.
    fn work(&self, to: u64) -> u128 {
        self.code.count_options(to).saturating_mul(to.into()) / 2
    }

    /// The value of a heap, and how it is known; `None` if it is not.
    #[must_use]
    pub fn value(&self, heap: u64) -> Option<(u128, Reason)> {
        let by_theorem = self.code.interval().map(|takes| takes.value(heap));
        if let Some(value) = by_theorem.or(self.code.nim_bound().map(|_| heap.into())) {
            return Some((value, Reason::NimBound));
        }
        if let Some(&value) = usize::try_from(heap).ok().and_then(|heap| self.values().get(heap)) {
            return Some((value.into(), Reason::Computed));
        }
        self.period.as_ref().map(|period| (period.value(heap), Reason::Period))
    }

    /// The heaps `first..=last` known to have this value, in increasing order; of more than `most`, some `most + 1`.
    #[must_use]
    pub fn heaps_with_value(&self, first: u64, last: u64, value: u128, most: usize) -> Vec<u64> {
        let enough = most.saturating_add(1);
        if let Some(takes) = self.code.interval() {
            return takes.heaps_with_value((first, last), value, enough);
        }
        if self.code.nim_bound().is_some() {
            let heap = u64::try_from(value).ok().filter(|heap| (first..=last).contains(heap));
            return heap.into_iter().collect();
        }
        let len = self.values().len() as u64;
        let computed = (first..=last.min(len.saturating_sub(1)))
            .filter(|&heap| self.value(heap).is_some_and(|(v, _)| v == value));
        let mut heaps: Vec<u64> = computed.take(enough).collect();
        let Some(period) = self.period.as_ref().filter(|_| last >= len) else { return heaps };
        let first = first.max(len);
        let of_class = |start: u64| {
            // Among the heaps start, start + p, ... all have this value, one, or none.
            let at_start = period.value(start);
            let saltus = u128::from(period.saltus);
            let (skip, count) = match value.checked_sub(at_start) {
                Some(0) if saltus == 0 => (0, enough),
                Some(more) if saltus > 0 && more.is_multiple_of(saltus) => (more / saltus, 1),
                _ => (0, 0),
            };
            let period = u128::from(period.period);
            every(u128::from(start) + skip * period, period, last, count)
        };
        let starts = (0..period.period).map_while(|i| first.checked_add(i));
        for start in starts.take_while(|&start| start <= last) {
            heaps.extend(of_class(start));
            if heaps.len() > enough {
                break;
            }
        }
        heaps.sort_unstable();
        heaps.truncate(enough);
        heaps
    }
}

/// The first `count` of `start`, `start + step`, ... up to `last`.
fn every(start: u128, step: u128, last: u64, count: usize) -> Vec<u64> {
    let heaps = (0..count as u128).map_while(|i| u64::try_from(start + i * step).ok());
    heaps.take_while(|heap| *heap <= last).collect()
}

#[cfg(test)]
#[path = "../../tests/inside/period/analysis.rs"]
mod tests;
