//! Codes without splits and with a largest take `t`, such as subtraction games: there is a proof as
//! soon as a window of `t` consecutive values, without that of heap 0, occurs a second time.
//!
//! The rolling hashes of all windows are kept, so that the repetition is noticed at the very value that
//! completes the proof. In long tables only one hash in a power of two is kept, and the repetition is
//! noticed at the next of these. (Hashes only say when to look: two windows with the same hash prove
//! nothing.)
//!
//! # Source
//! Karp and Rabin, Efficient randomized pattern-matching algorithms (1987), for the hash.

use crate::rule::Code;
use std::collections::HashSet;

/// The most hashes that are kept.
const MOST: usize = 1 << 16;
const BASE: u64 = 0x9e37_79b9_7f4a_7c15;

/// The windows of the values looked at so far.
pub struct Windows {
    length: usize,
    /// `BASE` to the power of the length: the factor of a value that leaves the window.
    leaving: u64,
    hash: u64,
    /// How many values have been looked at.
    looked: usize,
    seen: HashSet<u64>,
    /// Only hashes with at least so many leading zeros are kept.
    zeros: u32,
}

impl Windows {
    /// No windows yet; `None` if the code has splits or a tail.
    #[must_use]
    pub fn new(code: &Code) -> Option<Windows> {
        let fits = code.most_parts() < 2 && code.tail_length().is_none();
        let length = usize::try_from(code.horizon()).ok().filter(|_| fits)?;
        let leaving = (0..64).rev().fold(1_u64, |power, bit| {
            let square = power.wrapping_mul(power);
            if length >> bit & 1 == 1 { square.wrapping_mul(BASE) } else { square }
        });
        Some(Windows { length, leaving, hash: 0, looked: 0, seen: HashSet::new(), zeros: 0 })
    }

    /// Whether the hashes of all windows are kept, so that no repetition has gone unnoticed.
    #[must_use]
    pub fn are_all_kept(&self) -> bool {
        self.zeros == 0
    }

    /// Whether the last window of `values` occurs before: only then do they prove a law.
    #[must_use]
    pub fn last_repeats(&self, values: &[u32]) -> bool {
        let Some((_, values)) = values.split_first() else { return false };
        let Some(start) = values.len().checked_sub(self.length) else { return false };
        let last = &values[start..];
        // Most windows differ in the first values: no call for these.
        let few = last.len().min(4);
        let begins = |at: usize| (0..few).all(|i| values[at + i] == last[i]);
        (0..start).any(|at| begins(at) && values[at..at + last.len()] == *last)
    }

    /// Looks at further values of `values`, up to the next window that has occurred before; returns the
    /// number of values up to its end.
    pub fn next_repetition(&mut self, values: &[u32]) -> Option<usize> {
        let (leaving, mut hash, mut most) = (self.leaving, self.hash, u64::MAX >> self.zeros);
        for last in self.looked..values.len() {
            hash = hash.wrapping_mul(BASE).wrapping_add(values[last].into());
            // The window without heap 0 that ends here.
            let Some(first) = last.checked_sub(self.length) else { continue };
            hash = hash.wrapping_sub(u64::from(values[first]).wrapping_mul(leaving));
            // The low bits of such a hash depend on few bits of the values: mix.
            let mixed = (hash ^ hash >> 32).wrapping_mul(BASE);
            if mixed > most {
                continue;
            }
            if !self.seen.insert(mixed) {
                (self.hash, self.looked) = (hash, last + 1);
                return Some(self.looked);
            }
            if self.seen.len() > MOST {
                self.zeros += 1;
                most = u64::MAX >> self.zeros;
                self.seen.retain(|&hash| hash <= most);
            }
        }
        (self.hash, self.looked) = (hash, values.len().max(self.looked));
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, Windows};
    use crate::parse;

    /// The last window, without heap 0, occurs before or does not.
    #[test]
    fn last_window() {
        let repeats = |rule: &str, values: &[u32]| {
            let windows = Windows::new(&parse::code(rule).expect("a code")).expect("no splits");
            windows.last_repeats(values)
        };
        for rule in ["take 2", "take 1,6"] {
            let short = rule == "take 2";
            assert_eq!(repeats(rule, &[9, 1, 1, 2, 3, 4, 5, 6, 1, 1]), short);
            assert!(!repeats(rule, &[1, 1, 2, 3, 4, 5, 6, 1, 1]));
            assert!(repeats(rule, &[9, 1, 1, 1, 1, 1, 1, 1]));
            assert!(repeats(rule, &[0, 7, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6]));
            assert!(!repeats(rule, &[0, 1, 2, 3, 4, 5, 8, 9, 1, 2, 3, 4, 5, 6]));
        }
        assert!(!repeats("take 1,6", &[0, 1, 1, 1]));
    }

    /// A repetition is noticed at the very value that completes it; heap 0 is in no window.
    #[test]
    fn repetitions() {
        let mut windows =
            Windows::new(&parse::code("take 1,2").expect("a code")).expect("no split");
        let values = [1, 2, 0, 1, 2, 0, 1, 2, 0];
        assert_eq!(windows.next_repetition(&values[..5]), None);
        for end in [6, 7, 8, 9] {
            assert_eq!(windows.next_repetition(&values), Some(end));
        }
        assert_eq!(windows.next_repetition(&values), None);
    }

    /// Values that never repeat have more windows than are kept: hashes are dropped, and it says so.
    #[test]
    fn long_tables() {
        let mut windows =
            Windows::new(&parse::code("take 1,2").expect("a code")).expect("no split");
        let values: Vec<u32> = (0..).take(MOST + 8).collect();
        assert_eq!(windows.next_repetition(&values[..MOST]), None);
        assert!(windows.are_all_kept());
        assert_eq!(windows.next_repetition(&values), None);
        // About half of them.
        assert!(!windows.are_all_kept());
        assert!((MOST / 5 * 2..MOST / 5 * 3).contains(&windows.seen.len()));
    }
}
