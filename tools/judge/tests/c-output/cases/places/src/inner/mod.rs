//! A module, with lines that are elsewhere too.

pub mod deep;

#[inline(never)]
pub fn refused(values: &[u64]) -> u64 {
    let sum: u64 = values.iter().fold(1, |a, b| a ^ b);
    // Refused: 80021
    sum % 80021
}

pub fn pick(values: &[u64], at: usize) -> u64 {
    // Panics: 9
    let value = values[at];
    value
}
