//! The shortest period that a theorem proves; candidates are found in linear time.

use super::{Period, Proof, arithmetic, periodic};
use crate::rule::Code;

/// The shortest period that `values` prove.
///
/// # Errors
/// If they prove none: with how many values one of the candidates may be proved; `u64::MAX` if with
/// none.
pub fn find(code: &Code, values: &[u32]) -> Result<Period, u64> {
    let Some(last) = values.len().checked_sub(1) else { return Err(u64::MAX) };
    let len = values.len() as u64;
    // In a law from e on, the differences of consecutive values are periodic from e on. They wrap, which
    // loses nothing: values are below 2^31.
    let differences = values.windows(2).rev().map(|pair| pair[1].wrapping_sub(pair[0]));
    let differences: Vec<u32> = differences.collect();
    let matches = z_function(&differences);
    let preperiod = |p: usize| last - matches.get(p).unwrap_or(&0) - p;
    let tail = code.tail_length().unwrap_or(1);
    let mut earliest = u64::MAX;
    for p in 1..=last {
        // With a negative saltus no law holds for ever.
        let Some(saltus) = values[last].checked_sub(values[last - p]) else { continue };
        let e = preperiod(p);
        let Some(long) = lcm(p as u64, tail) else { continue };
        let proof = if saltus == 0 {
            let (bound, theorem) = periodic::bound(code, e as u64, long);
            let needed = bound.saturating_add(long);
            if needed <= len { Ok(Proof { theorem, period: long, bound }) } else { Err(needed) }
        } else {
            arithmetic::prove(code, values, e as u64, long, u64::from(saltus) * (long / p as u64))
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
