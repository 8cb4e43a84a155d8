//! Laws that values fit as far as they are known. Nothing is claimed of later values.
//!
//! A law `G(n + p) = G(n) + s`, `s >= 0`, *fits* a table from a place e on if the values there last two periods at least,
//! and those that the law foretells are too many for chance: they say `b` bits, the sum of `-log2 f(v)`, where f(v) is
//! the share of the value v in the table (at least one bit each if e = 0, or 1/2, 1/3 and 1/4 from later places on), and
//! `b >= `[`BITS`]` + 2 log2 (p + 1) + 2 log2 (e + 1)`. Values that are drawn with these shares fit some law with a
//! probability below `2^-BITS`, as the sum of `(p + 1)^-2 (e + 1)^-2` over all p and e is about 1.
//!
//! It is *seen* if moreover there are three periods, and no more values before them than in them: exceptions that become
//! rare, at the powers of two, say, are not taken for a preperiod.

use super::find::Agreements;
use std::cell::LazyCell;
use std::collections::HashMap;

/// How improbable chance must be: `2^-BITS`.
const BITS: f64 = 13.0;
/// How many periods there are where a law is seen.
const TIMES: usize = 3;

/// A law that all values of a table fit from some place on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The smallest place in the table from which on the law holds.
    pub preperiod: usize,
    /// The length of the period, at least 1: the shortest that fits.
    pub period: usize,
    /// What each period adds; 0 if the values are periodic.
    pub saltus: u64,
    /// How many values before are not as the law has them too.
    pub exceptions: usize,
    /// How many whole periods there are.
    pub periods: usize,
    /// Whether the law is seen; otherwise it only fits.
    pub is_seen: bool,
}

/// The law that fits consecutive values, of which there are less than `2^32`, from the earliest place on.
#[must_use]
#[allow(clippy::cast_precision_loss, reason = "counts are below 2^32")]
pub fn seen<V: Copy + Into<i64>>(values: &[V]) -> Option<Seen> {
    let last = values.len().checked_sub(1)?;
    let value = |place: usize| -> i64 { values[place].into() };
    // From the end on: with the law, differences are periodic.
    let difference = |back: usize| value(last - back) - value(last - back - 1);
    let shares = LazyCell::new(|| {
        let mut shares: HashMap<i64, f64> = HashMap::new();
        (0..=last).for_each(|place| *shares.entry(value(place)).or_default() += 1.0);
        shares
    });
    let mut best: Option<Seen> = None;
    for (period, length) in Agreements::new(last, difference).take(values.len() / 2) {
        let preperiod = last - period - length;
        // Values that fall can do so for a time only.
        let Ok(saltus) = u64::try_from(value(last) - value(last - period)) else { continue };
        let periods = (values.len() - preperiod) / period;
        let foretold = preperiod + period + usize::from(saltus > 0)..=last;
        let bits = |place: usize| (values.len() as f64 / shares[&value(place)]).log2();
        let is_better = best.is_none_or(|best| preperiod < best.preperiod);
        if !is_better
            || periods < 2
            || !are_many(foretold.map(bits), period as f64, preperiod as f64)
        {
            continue;
        }
        let is_seen = periods >= TIMES && 2 * preperiod <= values.len();
        best = Some(Seen { preperiod, period, saltus, exceptions: 0, periods, is_seen });
    }
    best.map(|law| Seen { exceptions: exceptions(values, &law), ..law })
}

/// Whether these are more bits than chance makes.
fn are_many(mut bits: impl Iterator<Item = f64>, p: f64, e: f64) -> bool {
    let needed = BITS + 2.0 * (p + 1.0).log2() + 2.0 * (e + 1.0).log2();
    let least = (1.0 / (e + 1.0)).max(0.25);
    bits.try_fold(0.0, |sum, bits| Some(sum + bits.max(least)).filter(|sum| *sum < needed))
        .is_none()
}

/// How many values before a place are not what a law has there.
fn exceptions<V: Copy + Into<i64>>(values: &[V], law: &Seen) -> usize {
    let Seen { preperiod, period, saltus, .. } = *law;
    let is_exception = |place: &usize| {
        let times = (preperiod - place).div_ceil(period);
        let own: i64 = values[*place].into();
        let later: i64 = values[place + times * period].into();
        i128::from(own) + i128::from(saltus) * times as i128 != later.into()
    };
    (0..preperiod).filter(is_exception).count()
}
