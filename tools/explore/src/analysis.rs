//! The engine and the proofs together: what is known of a game on heaps.
//!
//! The search for a period stops at the very value that completes a proof. To look for one takes time
//! in proportion to the table, so that not every value is a time to look.
//!
//! **Games of taking only, with a largest take**: when a window of values comes back, which
//! [`Windows`] notices.
//!
//! **All others**: when a law that holds so far would be proved if it went on, and after every eighth
//! of the table, to see which laws there are. No proof completes unnoticed in between: the proof of
//! a law with preperiod `e` and period `p` takes `2e + 2p` values at least, or without splits
//! `e + 2p + t`, of which `p` is no less than the length of the tail. Looking once between the value
//! `e + p`, where the law begins to hold, and there is enough to know when to look next. With steps
//! of an eighth, and without splits of no more than `t` plus the length of the tail, that happens.

use crate::engine::Table;
use crate::error::{Error, Result};
use crate::index;
use crate::period::{self, Period, Windows};
use crate::rule::Code;
use crate::watch::Watch;

/// A game on heaps and what is known of it so far.
pub struct Analysis {
    code: Code,
    table: Table,
    /// How many of the values of the table are used.
    used: usize,
    search: Search,
    period: Option<Period>,
}

/// What says when to look for a proof.
enum Search {
    Windows(Windows),
    /// How many values a proof takes at least, of those laws that held when looked at last.
    Laws(u64),
}

/// Why a heap has the value that it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Computed from the rules.
    Computed,
    /// By a period that has been proved.
    Period,
    /// Nim and bounded Nim: the heap modulo the bound + 1.
    NimBound,
}

/// The most options that are looked at for a table: about a day.
const MOST_WORK: u128 = 100_000_000_000_000;
/// How many heaps are computed together before their windows are looked at: a word of the sieve.
const WINDOWS: u64 = 64;

impl Analysis {
    /// A game of which nothing is known yet.
    #[must_use]
    pub fn new(code: &Code) -> Analysis {
        let search = Windows::new(code).map_or(Search::Laws(u64::MAX), Search::Windows);
        Analysis { code: code.clone(), table: Table::new(code), used: 0, search, period: None }
    }

    /// The game.
    #[must_use]
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// The values that have been computed from the rules.
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.table.values()[..self.used]
    }

    /// The period, if it has been proved.
    #[must_use]
    pub fn period(&self) -> Option<&Period> {
        self.period.as_ref()
    }

    /// Whether a table up to `to` fits.
    ///
    /// # Errors
    /// If it does not, with the figures.
    pub fn check(&mut self, to: u64) -> Result<()> {
        self.table.check(to.saturating_add(1))
    }

    /// Computes the values of heaps up to `to` from the rules, until `watch` says to stop, or a
    /// period has been proved.
    ///
    /// # Errors
    /// If they would not fit in memory, before starting.
    pub fn until_proved(&mut self, to: u64, watch: &dyn Watch) -> Result<()> {
        let goal = to.saturating_add(1);
        self.table.check(goal)?;
        while self.period.is_none() && (self.used as u64) < goal {
            let next = self.next_look().min(goal);
            self.compute(next - 1, watch)?;
            self.look();
            if (self.used as u64) < next {
                break;
            }
        }
        if let Search::Windows(windows) = &self.search
            && self.period.is_none()
            && !windows.are_all_kept()
        {
            // The last windows may have been there before, unnoticed.
            self.period = period::find(&self.code, self.values()).ok();
            self.forget_past_proof();
        }
        Ok(())
    }

    /// How many values to compute before looking for a proof again.
    fn next_look(&self) -> u64 {
        let len = self.used as u64;
        match &self.search {
            Search::Windows(_) => len + WINDOWS,
            Search::Laws(earliest) => {
                let most = match self.code.tail_length() {
                    Some(tail) if self.code.most_parts() < 2 => {
                        self.code.horizon().saturating_add(tail)
                    }
                    _ => u64::MAX,
                };
                (len + (len / 8).min(most).max(1)).min(*earliest)
            }
        }
    }

    /// Looks for a proof in the values so far.
    fn look(&mut self) {
        let values = self.table.values();
        match &mut self.search {
            Search::Windows(windows) => {
                while let (None, Some(len)) = (&self.period, windows.next_repetition(values)) {
                    self.period = period::find(&self.code, &values[..len]).ok();
                }
                self.forget_past_proof();
            }
            Search::Laws(earliest) => match period::find(&self.code, values) {
                Ok(period) => self.period = Some(period),
                Err(needed) => *earliest = needed,
            },
        }
    }

    /// With a proof, leaves to the law the values that were computed together with the last that it
    /// takes.
    fn forget_past_proof(&mut self) {
        if let Some(period) = &self.period {
            self.used = index(period.proof.values());
        }
    }

    /// Does what it takes to know the values of heaps up to `to`: computes them, or proves a law on
    /// the way. Where a table would not fit, or take too long, a law is looked for in a shorter one.
    ///
    /// # Errors
    /// If neither can be done, with the figures.
    pub fn learn(&mut self, to: u64, watch: &dyn Watch) -> Result<()> {
        if self.value(to).is_some() {
            return Ok(());
        }
        let Err(too_large) = self.check(to).and_then(|()| self.check_work(to)) else {
            return self.until_proved(to, watch);
        };
        // Some seconds: splits in three are dear.
        let look = if self.code.most_parts() > 2 { 2_000 } else { 100_000 };
        self.until_proved(look, watch)?;
        // After Ctrl-C there may be less.
        if self.period.is_none() && self.values().len() as u64 > look {
            return Err(Error::new(format!(
                "no period is proved by the heaps up to {look}, and {too_large}"
            )));
        }
        Ok(())
    }

    /// Whether a table up to `to` can be computed while somebody waits.
    fn check_work(&self, to: u64) -> Result<()> {
        let work = self.code.count_options(to).saturating_mul(to.into()) / 2;
        if self.table.is_linear() || work <= MOST_WORK {
            return Ok(());
        }
        Err(Error::new(format!(
            "a table up to {to} has about {work} options to look at; the most is {MOST_WORK}"
        )))
    }

    /// Computes the values of heaps up to `to` from the rules alone.
    ///
    /// # Errors
    /// If they would not fit in memory, before starting.
    pub fn compute(&mut self, to: u64, watch: &dyn Watch) -> Result<()> {
        self.table.extend(to.saturating_add(1), watch)?;
        self.used = self.table.values().len();
        Ok(())
    }

    /// The value of a heap and why, if it is known.
    #[must_use]
    pub fn value(&self, heap: u64) -> Option<(u128, Reason)> {
        if let Some(bound) = self.code.nim_bound() {
            return Some((sg::bounded_nim::grundy(heap, bound).into(), Reason::NimBound));
        }
        if let Some(&value) = usize::try_from(heap).ok().and_then(|heap| self.values().get(heap)) {
            return Some((value.into(), Reason::Computed));
        }
        self.period.as_ref().map(|period| (period.value(heap), Reason::Period))
    }

    /// The heaps `first..=last` that have this value, in increasing order; if there are more than
    /// `most`, some `most + 1` of them. Heaps whose values are not known are left out.
    #[must_use]
    pub fn heaps_with_value(&self, first: u64, last: u64, value: u128, most: usize) -> Vec<u64> {
        let enough = most.saturating_add(1);
        if let Some(bound) = self.code.nim_bound() {
            let Some(value) = u64::try_from(value).ok().filter(|&value| value <= bound) else {
                return Vec::new();
            };
            let step = u128::from(bound) + 1;
            let periods = u128::from(first.saturating_sub(value)).div_ceil(step);
            let heaps = (periods..).map(|i| u128::from(value) + i * step);
            let heaps = heaps.take_while(|&heap| heap <= u128::from(last)).take(enough);
            return heaps.filter_map(|heap| u64::try_from(heap).ok()).collect();
        }
        let len = self.values().len() as u64;
        let computed = (first..=last.min(len.saturating_sub(1)))
            .filter(|&heap| self.value(heap).is_some_and(|(v, _)| v == value));
        let mut heaps: Vec<u64> = computed.take(enough).collect();
        let Some(period) = self.period.as_ref().filter(|_| last >= len) else { return heaps };
        let first = first.max(len);
        let of_class = |start: u64| {
            // Heaps start, start + p, ...: all with this value, or at most one.
            let at_start = period.value(start);
            let saltus = u128::from(period.saltus);
            let (skip, count) = match value.checked_sub(at_start) {
                Some(0) if saltus == 0 => (0, enough),
                Some(more) if saltus > 0 && more.is_multiple_of(saltus) => (more / saltus, 1),
                _ => (0, 0),
            };
            let heap = move |i: u128| u128::from(start) + (skip + i) * u128::from(period.period);
            let heaps = (0..count as u128).map(heap).take_while(|&heap| heap <= u128::from(last));
            heaps.filter_map(|heap| u64::try_from(heap).ok()).collect::<Vec<_>>()
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
