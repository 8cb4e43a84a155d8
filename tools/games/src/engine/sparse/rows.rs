//! The last heaps as sets of bits, one for each value, and which heaps of a block reach a value by given parts.
//!
//! Let a part have the value `c`. By splits into it and the rest, those heaps of a block reach a value `v` whose
//! rests have the value `v xor c`: a piece of the set of that value. Such pieces are united, a block at a time.

#![allow(clippy::inline_always, reason = "what is compiled for wide vectors must be inlined")]

use super::heaps::{BYTES, Heaps};
use crate::wide::{Work, widest};
use std::cmp::Reverse;

/// How many heaps are kept at least, and for how many more there is room.
pub const KEPT: usize = 1 << 14;
const SPARE: usize = 1 << 12;
/// The bytes of a set: an odd number of lines of memory, so that not all sets begin in the same place of a cache.
const ROW: usize = (KEPT + SPARE) / 8 + BYTES;
/// The largest value of which heaps are kept.
pub const LARGEST: u16 = (1 << 11) - 1;
/// How many parts there are in a batch, and how many batches are looked at, at most.
const BATCH: usize = 8;
const MOST: usize = 512;
/// As long as so many parts, for each heap that is not found yet, find fewer of them than a search would.
const PATIENCE: usize = 64;

/// The sets.
pub struct Rows {
    bits: Vec<u8>,
    /// The heap of the first bit, a multiple of 8.
    first: usize,
    /// How many heaps each value had at first.
    counts: Vec<u32>,
}

/// A part: its value, and how much smaller than the heap the rest is, the part and the take together.
type Part = (u16, u16);

/// Parts in batches, of which the pieces begin at the same bit of a byte.
#[derive(Default)]
pub struct Parts {
    batches: Vec<Vec<Part>>,
    /// For each value that they are to reach the batches, the most promising first.
    orders: Vec<Option<Vec<u16>>>,
}

/// The most bytes of the sets and of the parts, whose lists may be half empty.
pub fn memory() -> u64 {
    (u64::from(LARGEST) + 1) * (ROW + 2 * MOST) as u64 + 32 * KEPT as u64
}

impl Rows {
    /// The sets of the last of these values.
    pub fn of(values: &[u16]) -> Rows {
        let first = values.len().saturating_sub(KEPT) / 8 * 8;
        let counts = vec![0; usize::from(LARGEST) + 1];
        let mut rows = Rows { bits: Vec::new(), first, counts };
        for (heap, &value) in values.iter().enumerate().skip(first) {
            rows.add(heap, value);
            rows.counts[usize::from(value)] += 1;
        }
        rows
    }

    /// Adds the next heap.
    pub fn add(&mut self, heap: usize, value: u16) {
        if heap == self.first + KEPT + SPARE {
            self.first += SPARE;
            for row in self.bits.chunks_exact_mut(ROW) {
                row.copy_within(SPARE / 8.., 0);
                row[KEPT / 8..].fill(0);
            }
        }
        // Those of all their nim-sums are there.
        let end = (usize::from(value) + 1).next_power_of_two() * ROW;
        if self.bits.len() < end {
            self.bits.resize(end, 0);
        }
        let place = heap - self.first;
        self.bits[usize::from(value) * ROW + place / 8] |= 1 << (place % 8);
    }

    /// For each of the values, the heaps of the block from `heap` on, the next one, that reach it by any of the parts.
    pub fn reached(&self, parts: &Parts, heap: usize, values: &[u16]) -> Vec<Heaps> {
        let (batches, next) = (&parts.batches, heap - self.first);
        let rows = self.bits.as_slice();
        widest(All { rows, next, values, batches })
    }

    /// Of the heaps of the block that are needed, those that reach a value, but for a few.
    pub fn shown(&self, parts: &mut Parts, (heap, value): (usize, u16), needed: Heaps) -> Heaps {
        let place = usize::from(value);
        if parts.orders.len() <= place {
            parts.orders.resize(place + 1, None);
        }
        let order = parts.orders[place].get_or_insert_with(|| self.order(&parts.batches, value));
        let (batches, next) = (&parts.batches, heap - self.first);
        widest(Most { rows: &self.bits, next, value, batches, order, needed })
    }

    /// In turn a batch of each value, those first whose pieces have many heaps.
    fn order(&self, batches: &[Vec<Part>], value: u16) -> Vec<u16> {
        let mut turns = vec![0_u32; usize::from(LARGEST) + 1];
        let mut order = Vec::new();
        for (batch, number) in batches.iter().zip(0..) {
            let of = usize::from(batch[0].0);
            let count = self.counts[usize::from(batch[0].0 ^ value)];
            if count > 0 && batch.len() == BATCH {
                order.push((turns[of], Reverse(count), number));
                turns[of] += 1;
            }
        }
        order.sort_unstable();
        order.truncate(MOST);
        order.into_iter().map(|(.., number)| number).collect()
    }
}

impl Parts {
    /// The parts, each of which is a value and the part and the take; with `by_value`, those of a batch have the same value.
    pub fn new(parts: impl Iterator<Item = (u16, usize)>, by_value: bool) -> Parts {
        let key = |&(value, part): &Part| (if by_value { value } else { 0 }, part % 8);
        let known = parts.map(|(value, part)| (value, u16::try_from(part).expect("few are kept")));
        let mut parts: Vec<Part> = known.collect();
        parts.sort_unstable_by_key(|part| (key(part), part.1));
        let most = if by_value { BATCH } else { parts.len().max(1) };
        let batches = parts.chunk_by(|a, b| key(a) == key(b)).flat_map(|parts| parts.chunks(most));
        Parts { batches: batches.map(<[Part]>::to_vec).collect(), orders: Vec::new() }
    }
}

/// Unites the pieces of all parts, for several values.
#[derive(Clone, Copy)]
struct All<'a> {
    rows: &'a [u8],
    next: usize,
    values: &'a [u16],
    batches: &'a [Vec<Part>],
}

impl Work for All<'_> {
    type Output = Vec<Heaps>;
    #[inline(always)]
    fn run(self) -> Vec<Heaps> {
        let mut all = vec![Heaps::default(); self.values.len()];
        let mut united = all.clone();
        for batch in self.batches {
            united.fill(Heaps::default());
            // For some parts at once all values: their pieces are near each other.
            for parts in batch.chunks(BATCH) {
                let last = parts[parts.len() - 1];
                let parts: [Part; BATCH] = std::array::from_fn(|i| *parts.get(i).unwrap_or(&last));
                for (heaps, value) in united.iter_mut().zip(self.values) {
                    if usize::from(*value) * ROW < self.rows.len() {
                        *heaps = unite(self.rows, self.next, *value, &parts, *heaps);
                    }
                }
            }
            let places = (self.next - usize::from(batch[0].1)) % 8;
            all.iter_mut()
                .zip(&united)
                .for_each(|(all, heaps)| *all = all.or(&heaps.moved(places)));
        }
        all
    }
}

/// Unites pieces in an order, until few of the heaps that are needed are missing.
#[derive(Clone, Copy)]
struct Most<'a> {
    rows: &'a [u8],
    next: usize,
    value: u16,
    batches: &'a [Vec<Part>],
    order: &'a [u16],
    needed: Heaps,
}

impl Work for Most<'_> {
    type Output = Heaps;
    #[inline(always)]
    fn run(self) -> Heaps {
        // Pieces that begin at the same bit of a byte are moved together.
        let mut united = [Heaps::default(); 8];
        // No rest has a value as large.
        if usize::from(self.value) * ROW >= self.rows.len() {
            return united[0];
        }
        let (mut pieces, mut looked) = (0, 0);
        for batch in self.order {
            let batch = &self.batches[usize::from(*batch)];
            let heaps = &mut united[(self.next - usize::from(batch[0].1)) % 8];
            *heaps = unite(self.rows, self.next, self.value, batch, *heaps);
            pieces += batch.len();
            if pieces >= looked {
                if self.needed.without(&moved(&united)).count() * PATIENCE <= pieces {
                    break;
                }
                looked = pieces + pieces / 4;
            }
        }
        moved(&united)
    }
}

/// Heaps together with the pieces of some parts for a value, which is below the next power of two of that of a part.
#[inline(always)]
fn unite(rows: &[u8], next: usize, value: u16, parts: &[Part], heaps: Heaps) -> Heaps {
    let mut heaps = heaps;
    for &(of, part) in parts {
        let piece = usize::from(of ^ value) * ROW + (next - usize::from(part)) / 8;
        // Of the last heaps none has a value without a set.
        let Some(words) = rows.get(piece..piece + BYTES) else { continue };
        let words = words.as_chunks().0;
        heaps.0.iter_mut().zip(words).for_each(|(heaps, word)| *heaps |= u64::from_le_bytes(*word));
    }
    heaps
}

/// The union of heaps of which the first are in their places, the next one place too high, and so on.
#[inline(always)]
fn moved(heaps: &[Heaps; 8]) -> Heaps {
    (0..).zip(heaps).fold(Heaps::default(), |all, (places, heaps)| all.or(&heaps.moved(places)))
}

#[cfg(test)]
#[path = "../../../tests/inside/engine/sparse/rows.rs"]
mod tests;
