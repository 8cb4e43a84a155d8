//! The shortest period that a theorem proves; candidates are found in linear time.

use super::arithmetic;
use super::proved::Period;
use super::theorem::{Proof, Theorem};
use crate::rule::Code;
use crate::written::helpers::words;

/// The shortest period that `values` prove.
///
/// # Errors
/// If they prove none: with how many values one of the candidates may be proved; `u64::MAX` if with
/// none.
pub fn find(code: &Code, values: &[u16]) -> Result<Period, u64> {
    let Some(last) = values.len().checked_sub(1) else { return Err(u64::MAX) };
    let len = values.len() as u64;
    // In a law from e on, the differences of consecutive values are periodic from e on.
    // Read from the end, a law is a period of them from the beginning.
    let value = |place: usize| i32::from(values[place]);
    let difference = |back: usize| value(last - back) - value(last - back - 1);
    // The last of all places is no difference.
    let agreements = || Agreements::new(last, difference).chain((last > 0).then_some((last, 0)));
    let tail = code.tail_length().unwrap_or(1);
    let theorem = Theorem::of(code, None);
    let mut earliest = u64::MAX;
    for (p, length) in agreements() {
        let e = last - p - length;
        // With a negative saltus no law holds for ever.
        let Some(saltus) = values[last].checked_sub(values[last - p]) else { continue };
        // Most codes have no tail.
        let long = if tail == 1 { Some(p as u64) } else { lcm(p as u64, tail) };
        let Some(long) = long else { continue };
        let proof = if saltus == 0 {
            let bound = theorem.bound(e as u64, long, code.horizon());
            let needed = bound.saturating_add(long);
            if needed <= len { Ok(Proof { theorem, period: long, bound }) } else { Err(needed) }
        } else {
            let saltus = u64::from(saltus) * (long / p as u64);
            arithmetic::prove(code, values, e as u64, long, saltus)
        };
        match proof {
            Ok(proof) => {
                // A shorter law that holds for a whole period of the proved one holds for ever too.
                let shorter = agreements().find(|(q, length)| last - q - length <= e);
                let period = shorter.map_or(p, |(q, _)| q);
                let saltus = u64::from(values[last] - values[last - period]);
                let (preperiod, first) = (e as u64, values[..e + period].to_vec());
                return Ok(Period { preperiod, period: period as u64, saltus, proof, first });
            }
            Err(needed) => earliest = earliest.min(needed),
        }
    }
    Err(earliest)
}

/// The least common multiple.
fn lcm(a: u64, b: u64) -> Option<u64> {
    (a / words::gcd(a, b)).checked_mul(b)
}

/// For each place of a text but the first, in order, how long the text from there agrees with the text from its
/// beginning, in time linear in all. Four bytes are kept for each place up to the length of the longest such agreement: few
/// if there is no period. A text has less than 2^32 symbols.
///
/// # Source
/// Gusfield, Algorithms on Strings, Trees and Sequences, ch. 1; there, all is kept.
pub struct Agreements<T> {
    len: usize,
    text: T,
    next: usize,
    last: Agreement,
    /// What came out for the first places, and the agreement that ends furthest to the right of these.
    first: Vec<u32>,
    last_of_first: Agreement,
}

/// Where an agreement begins and ends.
#[derive(Clone, Copy, Default)]
struct Agreement {
    left: usize,
    right: usize,
}

impl<S: PartialEq, T: Fn(usize) -> S> Agreements<T> {
    /// Of a text of `len` symbols.
    pub fn new(len: usize, text: T) -> Agreements<T> {
        let (last, last_of_first) = Default::default();
        Agreements { len, text, next: 1, last, first: vec![0], last_of_first }
    }

    /// How long the text agrees from a place on, and the agreement that ends furthest to the right, which was `last` before.
    fn length(&self, place: usize, last: Agreement) -> (usize, Agreement) {
        let Agreement { left, right } = last;
        let known = if place < right { self.first[place - left] as usize } else { 0 };
        if place + known < right {
            return (known, last);
        }
        let start = right.max(place);
        let agrees = |at: &usize| (self.text)(at - place) == (self.text)(*at);
        let right = start + (start..self.len).take_while(agrees).count();
        (right - place, if right > last.right { Agreement { left: place, right } } else { last })
    }
}

impl<S: PartialEq, T: Fn(usize) -> S> Iterator for Agreements<T> {
    type Item = (usize, usize);
    fn next(&mut self) -> Option<(usize, usize)> {
        let place = self.next;
        if place >= self.len {
            return None;
        }
        self.next += 1;
        while place < self.last.right && self.first.len() <= place - self.last.left {
            let (length, last) = self.length(self.first.len(), self.last_of_first);
            self.last_of_first = last;
            self.first.push(u32::try_from(length).expect("tables are shorter"));
        }
        let (length, last) = self.length(place, self.last);
        self.last = last;
        Some((place, length))
    }
}

#[cfg(test)]
#[path = "../../tests/inside/period/find.rs"]
mod tests;
