//! Impartial games: their rules, Grundy values, proved periods, winning moves and closed forms.
//! `README.md` says which module does what.

pub mod check;
mod cursor;
pub mod draws;
pub mod engine;
pub mod error;
pub mod experiment;
pub mod formula;
pub mod game;
pub mod listed;
mod marks;
pub mod memory;
pub mod misere;
pub mod moves;
pub mod outcomes;
pub mod parse;
pub mod period;
pub mod play;
pub mod position;
pub mod rule;
pub mod search;
pub mod solve;
mod source;
pub mod value;
pub mod watch;
mod wide;
pub mod written;

use std::fmt::{Display, Write};
use std::ops::{Add, Sub};

/// For each mask, the sum of the entries whose place has even parity under the mask, less those of odd parity.
fn walsh_hadamard<T: Copy + Add<Output = T> + Sub<Output = T>>(entries: &mut [T]) {
    let mut width = 1;
    while width < entries.len() {
        for block in entries.chunks_exact_mut(2 * width) {
            let (low, high) = block.split_at_mut(width);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        width *= 2;
    }
}

/// The items as one text.
pub fn join<T: Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    let mut text = String::new();
    for (place, item) in items.into_iter().enumerate() {
        let before = if place > 0 { between } else { "" };
        write!(text, "{before}{item}").expect("a text takes all");
    }
    text
}

/// Numbers with their names: `a = 1, b = 2`.
pub fn named<N: Display, T: Display>(
    names: impl IntoIterator<Item = N>,
    numbers: impl IntoIterator<Item = T>,
) -> String {
    join(names.into_iter().zip(numbers).map(|(name, number)| format!("{name} = {number}")), ", ")
}

/// A number that counts values in memory, as an index.
///
/// # Panics
/// If it does not fit in `usize`, which no such number does.
#[must_use]
#[inline]
pub fn index(n: u64) -> usize {
    usize::try_from(n).expect("what is stored fits in memory")
}
