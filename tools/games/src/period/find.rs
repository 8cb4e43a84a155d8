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
    let matches = z_function(last, difference);
    let preperiod = |p: usize| last - p - matches.get(p).map_or(0, |&length| length as usize);
    let tail = code.tail_length().unwrap_or(1);
    let theorem = Theorem::of(code, None);
    let mut earliest = u64::MAX;
    for p in 1..=last {
        // With a negative saltus no law holds for ever.
        let Some(saltus) = values[last].checked_sub(values[last - p]) else { continue };
        let e = preperiod(p);
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
                let period = (1..p).find(|&q| preperiod(q) <= e).unwrap_or(p);
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

/// For each place of a text of `len` symbols, how long the text from there agrees with the text from its
/// beginning. Four bytes a place; a text is shorter than 2^32.
///
/// # Source
/// Gusfield, Algorithms on Strings, Trees and Sequences, ch. 1.
pub fn z_function<S: PartialEq>(len: usize, text: impl Fn(usize) -> S) -> Vec<u32> {
    let mut z = vec![0_u32; len];
    // The match that ends furthest to the right.
    let (mut left, mut right) = (0, 0);
    for i in 1..len {
        let known = if i < right { (z[i - left] as usize).min(right - i) } else { 0 };
        let mut length = known;
        if i + known >= right {
            while i + length < len && text(length) == text(i + length) {
                length += 1;
            }
        }
        z[i] = u32::try_from(length).expect("tables are shorter");
        if i + length > right {
            (left, right) = (i, i + length);
        }
    }
    z
}

#[cfg(test)]
#[path = "../../tests/inside/period/find.rs"]
mod tests;
