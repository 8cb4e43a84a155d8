//! Laws that values fit as far as they are known. Nothing is claimed of later values.
//!
//! A law `G(n + p) = G(n) + s`, `s >= 0`, is *seen* in a table of at least [`LEAST`] values if it holds in
//! all of the table but its first [`TENTH`], and if that has room for ten periods. So
//! - each value in the last nine tenths fits, and all but those of one period are foretold by others:
//!   tosses of a coin, 0 or 1, pass this with a probability below `10^-23`;
//! - exceptions that become rare, at the powers of two or of ten, say, are not taken for a preperiod: if
//!   the last is in the first tenth, the next would be in the table.

use super::find::Agreements;

/// The fewest values in which a law is seen.
pub const LEAST: usize = 100;
/// The share of a table before the law, and the share of one period.
pub const TENTH: usize = 10;

/// A law that all values of a table fit from some place on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The smallest place in the table from which on the law holds.
    pub preperiod: usize,
    /// The length of the period, at least 1: the shortest that fits.
    pub period: usize,
    /// What each period adds; 0 if the values are periodic.
    pub saltus: u64,
}

/// The law that is seen in consecutive values, of which there are less than `2^32`, in time linear in their
/// number.
#[must_use]
pub fn seen<V: Copy + Into<u32>>(values: &[V]) -> Option<Seen> {
    if values.len() < LEAST {
        return None;
    }
    let value = |place: usize| -> u32 { values[place].into() };
    // With the law, differences are periodic.
    let (first, last) = (values.len() / TENTH, values.len() - 1);
    let difference =
        |place: usize| i64::from(value(first + place + 1)) - i64::from(value(first + place));
    let most = (values.len() - first) / TENTH;
    let mut agreements = Agreements::new(last - first, difference).take(most);
    let (period, _) = agreements.find(|(period, length)| period + length == last - first)?;
    // Values that fall can do so for a time only.
    let saltus = value(last).checked_sub(value(last - period))?;
    let holds = |place: &usize| value(*place).checked_add(saltus) == Some(value(place + period));
    let lawful = (0..values.len() - period).rev().take_while(holds).count();
    let preperiod = values.len() - period - lawful;
    Some(Seen { preperiod, period, saltus: saltus.into() })
}
