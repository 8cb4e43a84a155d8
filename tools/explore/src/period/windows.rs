//! Games of taking only, with a largest take `t`: there is a proof as soon as `t` values in a row, none
//! of them of heap 0, have occurred in a row before.
//!
//! The rolling hashes of all windows of `t` values are kept, so that this is noticed at the very value
//! that completes the proof. In long tables only one hash in a power of two is kept, and the repetition
//! is noticed when one of these comes by, a few values later. (Hashes only say when to look: two
//! windows with the same hash prove nothing.)
//!
//! # Source
//! Karp and Rabin, Efficient randomized pattern-matching algorithms (1987), for the hash.

use crate::rule::Code;
use std::collections::HashSet;

/// The most hashes that are kept.
const MOST: usize = 1 << 16;
const BASE: u64 = 0x9e37_79b9_7f4a_7c15;

/// What has been seen of the windows of a game.
pub struct Windows {
    length: usize,
    /// `BASE` to the power of the length: the factor of a value that leaves the window.
    leaving: u64,
    hash: u64,
    /// How many values have been looked at.
    looked: usize,
    seen: HashSet<u64>,
    /// Hashes with so many zeros in front are kept.
    zeros: u32,
}

impl Windows {
    /// No windows yet; `None` if the game is not one of taking only, with a largest take.
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

    /// Whether every repetition so far has been noticed.
    #[must_use]
    pub fn are_all_kept(&self) -> bool {
        self.zeros == 0
    }

    /// Goes on through `values`, up to the next window that has occurred before, and returns how many
    /// values there are up to its end.
    pub fn next_repetition(&mut self, values: &[u32]) -> Option<usize> {
        while self.looked < values.len() {
            let (entering, last) = (values[self.looked], self.looked);
            self.looked += 1;
            self.hash = self.hash.wrapping_mul(BASE).wrapping_add(entering.into());
            // The window without heap 0 that ends here.
            let Some(first) = last.checked_sub(self.length) else { continue };
            let left = u64::from(values[first]);
            self.hash = self.hash.wrapping_sub(left.wrapping_mul(self.leaving));
            // The lower half of such a hash knows little of the values: stir.
            let stirred = (self.hash ^ self.hash >> 32).wrapping_mul(BASE);
            if stirred.leading_zeros() < self.zeros {
                continue;
            }
            if !self.seen.insert(stirred) {
                return Some(self.looked);
            }
            if self.seen.len() > MOST {
                self.zeros += 1;
                self.seen.retain(|hash| hash.leading_zeros() >= self.zeros);
            }
        }
        None
    }
}
