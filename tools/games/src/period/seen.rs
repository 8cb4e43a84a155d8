//! Laws that values fit as far as they are known. Nothing is claimed of later values.
//!
//! A law `G(n + p) = G(n) + s`, `s >= 0`, is *seen* in a table of at least [`LEAST`] values if it holds in
//! all of the table but its first [`TENTH`], and if that has room for ten periods. So
//! - each value in the last nine tenths fits, and all but those of one period are foretold by others:
//!   tosses of a coin, 0 or 1, pass this with a probability below `10^-23`;
//! - exceptions that become rare, at the powers of two or of ten, say, are not taken for a preperiod: if
//!   the last is in the first tenth, the next would be in the table.

use super::arithmetic;
use super::theorem::Theorem;
use crate::index;
use crate::rule::Code;

/// The fewest values in which a law is seen.
pub const LEAST: usize = 100;
/// The share of a table before the law, and the share of one period.
pub const TENTH: usize = 10;
/// How many multiples of a period are tried for a proof.
const MULTIPLES: u64 = 4;

/// A law that all values of a table fit from some place on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The smallest place in the table from which on the law holds.
    pub preperiod: usize,
    /// The length of the period, at least 1: the shortest that fits.
    pub period: usize,
    /// What each period adds; 0 if the values are periodic.
    pub saltus: u32,
}

/// The law that is seen in consecutive values, of which there are less than `2^32`, in time linear in their
/// number.
#[must_use]
pub fn seen(values: &[u32]) -> Option<Seen> {
    if values.len() < LEAST {
        return None;
    }
    let law = &values[values.len() / TENTH..];
    // With the law, differences are periodic.
    let difference = |place: usize| i64::from(law[place + 1]) - i64::from(law[place]);
    let period = shortest_period(law.len() - 1, law.len() / TENTH, difference)?;
    // Values that fall can do so for a time only.
    let last = values.len() - 1;
    let saltus = values[last].checked_sub(values[last - period])?;
    let holds = |place: &usize| values[*place].checked_add(saltus) == Some(values[place + period]);
    let lawful = (0..values.len() - period).rev().take_while(holds).count();
    Some(Seen { preperiod: values.len() - period - lawful, period, saltus })
}

/// The shortest period of a word of some letters, if it is at most `most`: the least `p` such that each letter is the
/// same as that `p` places before, if there is one. Most words without one are given up after `most` letters: a period
/// of the word is one of its beginnings.
///
/// # Source
/// Knuth, Morris and Pratt, Fast pattern matching in strings (1977): the failure function.
fn shortest_period(length: usize, most: usize, letter: impl Fn(usize) -> i64) -> Option<usize> {
    // For each beginning of the word, the length of the longest shorter one that it ends with.
    let mut borders: Vec<u32> = vec![0];
    let mut border: u32 = 0;
    for end in 1..length {
        while border > 0 && letter(border as usize) != letter(end) {
            border = borders[border as usize - 1];
        }
        border += u32::from(letter(border as usize) == letter(end));
        if end + 1 - border as usize > most {
            return None;
        }
        borders.push(border);
    }
    Some(length - border as usize)
}

impl Seen {
    /// How many values of a code, from heap 0 on, a proof of this law by a theorem would take at least;
    /// `None` if no theorem here covers it. The table begins with heap 0.
    #[must_use]
    pub fn needed(&self, code: &Code, values: &[u32]) -> Option<u64> {
        let (e, p, s) = (self.preperiod as u64, self.period as u64, u64::from(self.saltus));
        let tail = code.tail_length().unwrap_or(1);
        // Of the multiples of a period, the theorems are applied to those of the tail.
        let multiples = (1..=tail * MULTIPLES).filter(|times| (times * p).is_multiple_of(tail));
        let needed = multiples.take(index(MULTIPLES)).filter_map(|times| {
            if s == 0 {
                let bound = Theorem::of(code, None).bound(e, times * p, code.horizon());
                return Some(bound.saturating_add(times * p));
            }
            let proof = arithmetic::prove(code, values, e, times * p, times * s);
            proof.err().filter(|&needed| needed < u64::MAX)
        });
        needed.min()
    }
}
