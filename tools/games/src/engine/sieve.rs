//! Subtraction games with a largest take (and all codes of digits 0 to 3 without a tail): a sieve of
//! bits, a word of heaps at a time.
//!
//! The heaps of value 0 are found first: each strikes out the larger heaps that have it as an option.
//! Then come, among the heaps struck out, those of value 1, and so on. To strike out is a bitwise or of
//! the set of takes, as a mask, into a window of the heaps to come. Each heap has one value, so each
//! costs one mask.

use super::Engine;
use crate::index;
use crate::rule::Code;
use crate::watch::Watch;

/// The largest take, and the most words of all windows together.
const WIDEST: u64 = 1 << 16;
const MOST_WORDS: u64 = 1 << 23;

pub struct Sieve {
    /// The takes that may leave a heap.
    to_heap: Takes,
    /// The takes that may leave nothing: they alone lead to heap 0.
    to_empty: Takes,
    /// For each value, the heaps to come that have an option of this value: a ring of words.
    reach: Vec<Vec<u64>>,
    /// The number of words in a ring, a power of two: room for the largest take from the end of a word.
    ring: usize,
    /// The values of a whole word of heaps, of which some may not be asked for yet.
    pending: Vec<u32>,
    /// The first heap after that word.
    next: usize,
}

/// Takes, prepared for striking out.
enum Takes {
    /// For each place of a heap in its word, the heaps to strike out, from that word on.
    Masks(Vec<Vec<u64>>),
    /// The takes one by one, where they are fewer than the words of a mask.
    List(Vec<usize>),
}

impl Takes {
    fn new(takes: Vec<usize>) -> Takes {
        // A mask has room for the largest take from the last place of a word.
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

    /// Strikes out the heaps that have an option at `place` of the word at `slot` of the ring.
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
    /// The sieve of a game; `None` if it splits heaps, has a tail, or needs too large windows.
    pub fn new(code: &Code) -> Option<Sieve> {
        if code.most_parts() > 1 || code.tail_length().is_some() || code.horizon() > WIDEST {
            return None;
        }
        let takes = |parts: u32| -> Vec<usize> {
            let takes = (1..=code.horizon()).filter(|&take| code.digit(take).leaves(parts));
            takes.map(index).collect()
        };
        let (to_heap, to_empty) = (takes(1), takes(0));
        // Room for the largest take from the last place of a word.
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

    /// Strikes out what `values` do, to go on after them.
    fn follow(&mut self, values: &[u32]) {
        let words = values.len() / 64;
        // No take reaches further than the ring.
        for word in words.saturating_sub(self.ring)..words {
            let slot = word & (self.ring - 1);
            for place in 0..64 {
                let value = values[64 * word + place] as usize;
                while self.reach.len() <= value {
                    self.reach.push(vec![0; self.ring]);
                }
                let takes = if word + place == 0 { &self.to_empty } else { &self.to_heap };
                takes.strike(&mut self.reach[value], slot, place);
            }
            for reach in &mut self.reach {
                reach[slot] = 0;
            }
        }
        self.next = 64 * words;
        if values.len() > self.next {
            self.sieve_word();
        }
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
                // Undecided heaps have options of all smaller values. The least without an option of
                // this value has this value.
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
            // The word is done: its slot is for the word that comes a ring later.
            reach[slot] = 0;
            value += 1;
        }
        // Also for values that did not occur in this word.
        for reach in &mut self.reach[value..] {
            reach[word & (self.ring - 1)] = 0;
        }
        self.next += 64;
    }
}

impl Engine for Sieve {
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch) {
        if values.len() > self.next {
            self.follow(values);
        }
        while values.len() < len {
            if values.len() == self.next {
                if self.next.is_multiple_of(1 << 16) && !watch.go_on(values.len()) {
                    return;
                }
                self.sieve_word();
            }
            // Part of the word may be in `values` already.
            let from = values.len() + 64 - self.next;
            let until = (from + len - values.len()).min(64);
            values.extend_from_slice(&self.pending[from..until]);
        }
    }

    fn at_once(&self) -> u128 {
        u128::MAX
    }

    fn memory(&self, _: u64) -> u64 {
        // `new` allows no more.
        8 * MOST_WORDS
    }
}
