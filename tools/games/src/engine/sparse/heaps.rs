//! Sets of heaps of a block.

#![allow(clippy::inline_always, reason = "what is compiled for wide vectors must be inlined")]

pub const BYTES: usize = 64;
/// How many heaps there are in a block: the bits of a vector, less those that a shift within a byte may lose.
pub const BLOCK: usize = 8 * BYTES - 8;

/// Heaps of a block, one a bit.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Heaps(pub [u64; BYTES / 8]);

impl Heaps {
    /// The first heaps.
    pub fn first(count: usize) -> Heaps {
        let bits = |word: usize| count.saturating_sub(64 * word).min(64);
        Heaps(std::array::from_fn(|word| match bits(word) {
            64 => u64::MAX,
            bits => (1 << bits) - 1,
        }))
    }

    /// Every second heap, from the first or the second on.
    pub fn every_second(from: usize) -> Heaps {
        Heaps([(u64::MAX / 3) << from; BYTES / 8])
    }

    pub fn add(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    pub fn has(&self, place: usize) -> bool {
        self.0[place / 64] >> (place % 64) & 1 == 1
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    #[inline(always)]
    pub fn count(&self) -> usize {
        self.0.iter().fold(0, |count, word| count + word.count_ones() as usize)
    }

    #[inline(always)]
    pub fn and(&self, others: &Heaps) -> Heaps {
        Heaps(std::array::from_fn(|word| self.0[word] & others.0[word]))
    }

    #[inline(always)]
    pub fn or(&self, others: &Heaps) -> Heaps {
        Heaps(std::array::from_fn(|word| self.0[word] | others.0[word]))
    }

    #[inline(always)]
    pub fn without(&self, others: &Heaps) -> Heaps {
        Heaps(std::array::from_fn(|word| self.0[word] & !others.0[word]))
    }

    /// The heaps so many places lower, below 8.
    #[inline(always)]
    pub fn moved(&self, places: usize) -> Heaps {
        let mut next = [0; BYTES / 8];
        next[..BYTES / 8 - 1].copy_from_slice(&self.0[1..]);
        Heaps(std::array::from_fn(|word| self.0[word] >> places | next[word] << 1 << (63 - places)))
    }
}
