//! Games of taking only, with a largest take: values by a sieve, a word of heaps at a time.
//!
//! The heaps of value 0 are found by striking out what can reach them; then, among the rest, those of
//! value 1, and so on. To strike out is to or the set of takes, as a mask, into a window of the heaps
//! to come. Each heap has one value, so each costs one mask.

use super::Engine;
use crate::index;
use crate::rule::Code;
use crate::watch::Watch;

/// The widest window, in heaps, and the most room for windows, in words.
const WIDEST: u64 = 1 << 16;
const MOST_WORDS: u64 = 1 << 23;

pub struct Sieve {
    /// The takes that may leave a heap.
    to_heap: Takes,
    /// Those that may leave nothing: they alone reach heap 0.
    to_empty: Takes,
    /// For each value, which of the heaps to come can reach it: a ring of words.
    reach: Vec<Vec<u64>>,
    /// The words of a ring: a power of two, so that the takes of the last heap of a word fit.
    ring: usize,
    /// The word that is computed as a whole before its values are handed out.
    pending: Vec<u32>,
    /// The first heap after that word.
    next: usize,
}

/// Takes, ready to be struck out.
enum Takes {
    /// For each place in a word, a mask that begins at that word.
    Masks(Vec<Vec<u64>>),
    /// One by one, where they are few and far apart.
    List(Vec<usize>),
}

impl Takes {
    fn new(takes: Vec<usize>) -> Takes {
        // Masks of up to 64 places further.
        let words = takes.iter().max().map_or(0, |largest| largest.div_ceil(64) + 1);
        if takes.len() <= words {
            return Takes::List(takes);
        }
        let mask = |place: usize| {
            let mut mask = vec![0_u64; words];
            for at in takes.iter().map(|take| take + place) {
                mask[at / 64] |= 1 << (at % 64);
            }
            mask
        };
        Takes::Masks((0..64).map(mask).collect())
    }

    /// Strikes out what reaches the heap at a place of the word in a slot of the ring.
    fn strike(&self, ring: &mut [u64], slot: usize, place: usize) {
        match self {
            Takes::Masks(masks) => {
                let (before, after) = ring.split_at_mut(slot);
                let mask = &masks[place];
                let (first, rest) = mask.split_at(mask.len().min(after.len()));
                after.iter_mut().zip(first).for_each(|(word, mask)| *word |= mask);
                before.iter_mut().zip(rest).for_each(|(word, mask)| *word |= mask);
            }
            Takes::List(takes) => {
                for at in takes.iter().map(|take| place + take) {
                    ring[(slot + at / 64) & (ring.len() - 1)] |= 1 << (at % 64);
                }
            }
        }
    }
}

impl Sieve {
    /// The sieve of a game; `None` if it splits heaps, has no largest take, or one too large.
    pub fn new(code: &Code) -> Option<Sieve> {
        if code.most_parts() > 1 || code.tail_length().is_some() || code.horizon() > WIDEST {
            return None;
        }
        let takes = |parts: u32| -> Vec<usize> {
            let takes = (1..=code.horizon()).filter(|&take| code.digit(take).leaves(parts));
            takes.map(index).collect()
        };
        let (to_heap, to_empty) = (takes(1), takes(0));
        // The largest take from the last place of a word ends in the last of these words.
        let ring = (index(code.horizon()) / 64 + 2).next_power_of_two();
        // No value is larger than the number of takes.
        let values = to_heap.len().max(to_empty.len()) + 64;
        if (values * ring) as u64 > MOST_WORDS {
            return None;
        }
        let [to_heap, to_empty] = [to_heap, to_empty].map(Takes::new);
        let pending = Vec::new();
        Some(Sieve { to_heap, to_empty, reach: Vec::new(), ring, pending, next: 0 })
    }

    /// Computes the values of the next 64 heaps into `pending`.
    fn sieve_word(&mut self) {
        let word = self.next / 64;
        self.pending.clear();
        self.pending.resize(64, 0);
        let mut undecided = u64::MAX;
        let mut value = 0;
        while undecided != 0 {
            if value == self.reach.len() {
                self.reach.push(vec![0; self.ring]);
            }
            let reach = &mut self.reach[value];
            let slot = word & (self.ring - 1);
            loop {
                // What is undecided reaches all smaller values; the least that does not reach this
                // one has it.
                let candidates = undecided & !reach[slot];
                if candidates == 0 {
                    break;
                }
                let place = candidates.trailing_zeros() as usize;
                undecided &= !(1 << place);
                self.pending[place] = u32::try_from(value).expect("no more values than takes");
                let empty = self.next + place == 0;
                let takes = if empty { &self.to_empty } else { &self.to_heap };
                takes.strike(reach, slot, place);
            }
            // The slot is free for the word that comes a ring later.
            reach[slot] = 0;
            value += 1;
        }
        // Values that did not occur here have words that are past as well.
        for reach in &mut self.reach[value..] {
            reach[word & (self.ring - 1)] = 0;
        }
        self.next += 64;
    }
}

impl Engine for Sieve {
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch) {
        while values.len() < len {
            if values.len() == self.next {
                if self.next.is_multiple_of(1 << 16) && !watch.go_on(values.len()) {
                    return;
                }
                self.sieve_word();
            }
            // A word may have been handed out in part.
            let from = values.len() + 64 - self.next;
            let until = (from + len - values.len()).min(64);
            values.extend_from_slice(&self.pending[from..until]);
        }
    }

    fn memory(&self, _: u64) -> u64 {
        // Bounded when the sieve was made.
        8 * MOST_WORDS
    }
}
