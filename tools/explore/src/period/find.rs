//! Candidates for a period, in linear time.

use super::{Period, Proof, arithmetic, periodic};
use crate::index;
use crate::rule::Code;

/// The shortest period that `values` prove, if they prove one.
#[must_use]
pub fn find(code: &Code, values: &[u32]) -> Option<Period> {
    let len = values.len();
    if len < 2 {
        return None;
    }
    // A law from e on is a suffix of the differences that repeats. Differences wrap, which loses
    // nothing: values are below 2^31.
    let differences = values.windows(2).rev().map(|pair| pair[1].wrapping_sub(pair[0]));
    let differences: Vec<u32> = differences.collect();
    let matches = z_function(&differences);
    let tail = code.tail_length().unwrap_or(1);
    for p in 1..len / 2 {
        let e = differences.len() - matches[p] - p;
        // Every theorem needs more than one period of agreement.
        if e + 2 * p > len {
            continue;
        }
        // Values may not decrease for ever.
        let Some(saltus) = values[len - 1].checked_sub(values[len - 1 - p]) else { continue };
        let (e, p, saltus) = (e as u64, p as u64, u64::from(saltus));
        let Some(long) = multiple(p, tail).filter(|&long| long < len as u64) else { continue };
        let proof = if saltus == 0 {
            let (bound, theorem) = periodic::bound(code, e, long);
            let reached = bound.checked_add(long).is_some_and(|needed| needed <= len as u64);
            reached.then_some(Proof { theorem, period: long, bound })
        } else {
            arithmetic::prove(code, values, e, long, saltus * (long / p))
        };
        if let Some(proof) = proof {
            let first = values[..index(e + p)].to_vec();
            return Some(Period { preperiod: e, period: p, saltus, proof, first });
        }
    }
    None
}

/// The least common multiple.
fn multiple(a: u64, b: u64) -> Option<u64> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}

/// For each place, how long the text from there agrees with the text from its beginning.
///
/// # Source
/// Gusfield, Algorithms on Strings, Trees and Sequences, ch. 1.
fn z_function(text: &[u32]) -> Vec<usize> {
    let mut z = vec![0; text.len()];
    // The match that ends furthest to the right.
    let (mut left, mut right) = (0, 0);
    for i in 1..text.len() {
        let known = if i < right { z[i - left].min(right - i) } else { 0 };
        let more = text[known..].iter().zip(&text[i + known..]).take_while(|(a, b)| a == b);
        let length = known + if i + known < right { 0 } else { more.count() };
        z[i] = length;
        if i + length > right {
            (left, right) = (i, i + length);
        }
    }
    z
}
