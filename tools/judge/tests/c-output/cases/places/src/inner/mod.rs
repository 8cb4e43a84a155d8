//! A module, with lines that are elsewhere too.

pub mod deep;

pub fn pick(values: &[u64], at: usize) -> u64 {
    // Panics: 9
    let value = values[at];
    value
}
