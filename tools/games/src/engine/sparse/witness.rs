//! Witnesses that rare values are reached, for a block of heaps at a time.
//!
//! The last heaps are kept as sets of bits, one for each value. A small part `a` of value `c` shows that a
//! value `v` is reached by all those heaps of a block whose rest after `a` has the value `v xor c`: a piece
//! of the set of that value. For each `v` the parts come first for which that value is frequent, and the
//! pieces are combined until all heaps of the block reach `v`, or the parts are used up.

#![allow(clippy::inline_always, reason = "what is compiled for wide vectors must be inlined")]

use crate::wide::{Work, widest};

/// How many heaps there are in a block, and in bytes of their sets.
pub const BLOCK: usize = 512;
const BYTES: usize = BLOCK / 8;
/// The most heaps that are kept, and the largest value that is.
const MOST_KEPT: usize = 1 << 15;
const LARGEST: u16 = (1 << 11) - 1;

/// Heaps of a block, one a bit.
pub type Heaps = [u64; BLOCK / 64];
pub const ALL: Heaps = [u64::MAX; BLOCK / 64];

/// Whether a heap is among the heaps of its block.
pub fn has(heaps: &Heaps, heap: usize) -> bool {
    heaps[heap % BLOCK / 64] >> (heap % 64) & 1 == 1
}

/// For a small part: how many bytes of heaps it reaches back, together with the take, and the value that the
/// rest must have.
type Part = (u16, u16);

pub struct Witnesses {
    /// How many heaps are kept, a power of two.
    kept: usize,
    /// For each value, which of the last heaps have it: a ring of bytes, of which the first block comes
    /// again after its end.
    last: Vec<Vec<u8>>,
    /// How often each value occurs among the heaps that were kept at first.
    counts: Vec<u32>,
    /// Small parts of each value, in bytes as in [`Part`].
    small: Vec<Vec<u16>>,
    /// For each value, once it was asked for.
    parts: Vec<Option<Vec<Part>>>,
    known: Vec<Option<Heaps>>,
    /// The first heap of the block, a multiple of its length.
    block: usize,
}

impl Witnesses {
    /// For the heaps after `values`, whose number is a multiple of a block; `None` if they are too few, or
    /// too large.
    pub fn new(values: &[u16], take: usize) -> Option<Witnesses> {
        // The small part of a split is among the first heaps, the large one among the last.
        let kept = 1 << (values.len() / 2).min(MOST_KEPT).checked_ilog2()?;
        let largest = *values.iter().max()?;
        if kept < take + 3 * BLOCK || !values.len().is_multiple_of(BLOCK) || largest > LARGEST {
            return None;
        }
        let mut small = vec![Vec::new(); usize::from(largest) + 1];
        // All heaps of a block have the rest among those that are kept.
        for back in (take + BLOCK).div_ceil(8)..(kept - BLOCK) / 8 {
            let part = 8 * back - take;
            small[usize::from(values[part])].push(u16::try_from(back).expect("few are kept"));
        }
        let mut witnesses = Witnesses {
            kept,
            last: Vec::new(),
            counts: vec![0; small.len()],
            small,
            parts: Vec::new(),
            known: Vec::new(),
            block: values.len(),
        };
        for (heap, value) in values.iter().enumerate().skip(values.len() - kept) {
            witnesses.counts[usize::from(*value)] += 1;
            witnesses.push(heap, *value);
        }
        Some(witnesses)
    }

    pub fn memory(len: u64) -> u64 {
        let kept = (len / 2).min(MOST_KEPT as u64);
        // A bit for each heap that is kept, a list of every eighth of them that may be half empty, and some
        // words; and all small parts.
        let most = kept / 8 + 2 * 4 * (kept / 8) + 512;
        u64::from(LARGEST + 1) * most + kept
    }

    /// Takes note of the value of the next heap. A new block begins after the last heap of a block.
    pub fn push(&mut self, heap: usize, value: u16) {
        let ring = self.kept / 8;
        let (place, bit) = (heap / 8 % ring, 1 << (heap % 8));
        if heap.is_multiple_of(BLOCK) {
            for set in &mut self.last {
                set[place..place + BYTES].fill(0);
                if place == 0 {
                    set[ring..].fill(0);
                }
            }
        }
        if value <= LARGEST {
            if self.last.len() <= usize::from(value) {
                self.last.resize_with(usize::from(value) + 1, || vec![0; ring + BYTES]);
            }
            let set = &mut self.last[usize::from(value)];
            set[place] |= bit;
            if place < BYTES {
                set[place + ring] |= bit;
            }
        }
        if (heap + 1).is_multiple_of(BLOCK) {
            self.block = heap + 1;
            self.known.clear();
        }
    }

    /// The heaps of the block that are known to reach `value`.
    pub fn known(&mut self, value: u32) -> &Heaps {
        let place = value as usize;
        if self.known.len() <= place {
            self.known.resize(place + 1, None);
        }
        if self.parts.len() <= place {
            self.parts.resize(place + 1, None);
        }
        if self.known[place].is_none() {
            let parts =
                self.parts[place].take().unwrap_or_else(|| best(value, &self.small, &self.counts));
            self.known[place] = Some(self.unite(&parts));
            self.parts[place] = Some(parts);
        }
        self.known[place].as_ref().expect("it is there now")
    }

    /// The heaps of the block that reach a value by some of these parts.
    fn unite(&self, parts: &[Part]) -> Heaps {
        let first = |back: u16| (self.block / 8 - usize::from(back)) & (self.kept / 8 - 1);
        widest(Unite { parts, last: &self.last, first })
    }
}

/// The heaps of a block that reach a value by some of these parts, up to the part that completes it.
#[derive(Clone, Copy)]
struct Unite<'a, F> {
    parts: &'a [Part],
    last: &'a [Vec<u8>],
    /// Where in the ring the heaps begin that are so far back.
    first: F,
}

impl<F: Fn(u16) -> usize> Work for Unite<'_, F> {
    type Output = Heaps;
    #[inline(always)]
    fn run(self) -> Heaps {
        let mut known = Heaps::default();
        for parts in self.parts.chunks(8) {
            for &(back, other) in parts {
                let heaps = &self.last[usize::from(other)][(self.first)(back)..][..BYTES];
                for (known, heaps) in known.iter_mut().zip(heaps.as_chunks().0) {
                    *known |= u64::from_le_bytes(*heaps);
                }
            }
            if known.iter().fold(u64::MAX, |all, known| all & known) == u64::MAX {
                break;
            }
        }
        known
    }
}

/// The parts for `value`, the most promising first.
fn best(value: u32, small: &[Vec<u16>], counts: &[u32]) -> Vec<Part> {
    let count = |part: u32| counts.get((part ^ value) as usize).copied().unwrap_or(0);
    let mut values: Vec<(u32, u32)> =
        (0..).zip(small).map(|(part, _)| (count(part), part)).collect();
    values.retain(|&(count, _)| count > 0);
    values.sort_unstable_by(|a, b| b.cmp(a));
    let parts = values.iter().flat_map(|&(_, part)| {
        let other = u16::try_from(part ^ value).expect("values are small");
        small[part as usize].iter().map(move |&back| (back, other))
    });
    parts.collect()
}

#[cfg(test)]
#[path = "../../../tests/inside/engine/sparse/witness.rs"]
mod tests;
