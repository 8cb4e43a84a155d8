//! Games of taking only, with a largest take: values by a sieve, a word of heaps at a time.
//!
//! The heaps of value 0 are found by striking out what can reach them; then, among the rest, those of
//! value 1, and so on. To strike out is to or the set of takes, as a mask, into a window of the heaps
//! to come. Each heap has one value, so each costs one mask.

use super::Engine;
use crate::rule::Code;
use crate::watch::Watch;

/// The widest window, in heaps, and the most room for windows, in words.
const WIDEST: u64 = 1 << 16;
const MOST_WORDS: u64 = 1 << 23;

pub struct Sieve {
    /// For each place in a word, the takes as a mask that begins at that word.
    masks: Vec<Vec<u64>>,
    /// The same for the takes that may empty a heap: they alone reach heap 0.
    to_empty: Vec<u64>,
    /// For each value, which of the heaps to come can reach it: a ring of words.
    reach: Vec<Vec<u64>>,
    /// The words of a window: a power of two, so that a mask of the last heap of a word fits.
    ring: usize,
    /// The word that is computed as a whole before its values are handed out.
    pending: Vec<u32>,
    /// The first heap of that word.
    next: usize,
}

impl Sieve {
    /// The sieve of a game; `None` if it splits heaps, has no largest take, or one too large.
    pub fn new(code: &Code) -> Option<Sieve> {
        if code.most_parts() > 1 || code.tail_length().is_some() || code.horizon() > WIDEST {
            return None;
        }
        let horizon = code.horizon();
        let takes = |parts: u32| (1..=horizon).filter(move |&t| code.digit(t).leaves(parts));
        let ring = usize::try_from(horizon / 64 + 2).expect("small").next_power_of_two();
        // No value is larger than the number of takes.
        let values = takes(1).chain(takes(0)).count() as u64 + 1;
        let words = (values + 64).saturating_mul(ring as u64);
        if words > MOST_WORDS {
            return None;
        }
        let mask = |shift: u64, parts: u32| {
            let mut words = vec![0_u64; ring];
            for place in takes(parts).map(|take| take + shift) {
                words[usize::try_from(place / 64).expect("in the ring")] |= 1 << (place % 64);
            }
            words
        };
        let mut masks: Vec<Vec<u64>> = (0..64).map(|shift| mask(shift, 1)).collect();
        // The last words are empty unless a shift needs them.
        let used = masks.iter().map(|mask| mask.iter().rposition(|&w| w != 0).map_or(1, |i| i + 1));
        let used = used.max().unwrap_or(1);
        for mask in &mut masks {
            mask.truncate(used);
        }
        let mut to_empty = mask(0, 0);
        to_empty.truncate(used);
        Some(Sieve { masks, to_empty, reach: Vec::new(), ring, pending: Vec::new(), next: 0 })
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
                let mask = if empty { &self.to_empty } else { &self.masks[place] };
                let (before, after) = reach.split_at_mut(slot);
                let ring = after.iter_mut().chain(before);
                ring.zip(mask).for_each(|(reach, mask)| *reach |= mask);
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
