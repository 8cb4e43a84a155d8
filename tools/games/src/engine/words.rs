//! Subtraction games with a largest take and small values: the value of each heap is one bit of a word. The
//! values of the options of a heap are the bitwise or of the words of its options, and the mex is the first
//! bit that is not set.
//!
//! A block of heaps is computed together: takes of at least its length lead to heaps before it, and their
//! words are combined as vectors.

#![allow(clippy::inline_always, reason = "what is compiled for wide vectors must be inlined")]

use super::Engine;
use super::scan::Scan;
use crate::error::Result;
use crate::index;
use crate::rule::Code;
use crate::watch::Watch;
use crate::wide::{Work, widest};

const BLOCK: usize = 16;
const WIDEST: u64 = 1 << 16;
/// How many heaps the words are kept for, beyond the largest take.
const KEPT: usize = 1 << 13;

pub struct Words {
    code: Code,
    /// The takes that may leave a heap and are at least as long as a block, and the others.
    far: Vec<usize>,
    near: Vec<usize>,
    /// The takes that may empty the heap: from these heaps, heap 0 is an option.
    to_empty: Vec<usize>,
    /// The words of the last heaps: first of as many as the largest take, no less than a block. Heap 0, to
    /// which few takes lead, has none.
    sets: Vec<u64>,
    /// From here on, `sets` are those of heaps to come.
    end: usize,
    before: usize,
    pending: [u16; BLOCK],
    next: usize,
    /// After a value that has no room in a word.
    instead: Option<Scan>,
}

impl Words {
    /// The engine of a game; `None` if it splits heaps, or has a tail or too large takes.
    pub fn new(code: &Code) -> Option<Words> {
        if code.most_parts() > 1 || code.tail_length().is_some() || code.horizon() > WIDEST {
            return None;
        }
        let takes = |parts| {
            let takes = (1..=code.horizon()).filter(move |&take| code.digit(take).leaves(parts));
            takes.map(index)
        };
        let before = index(code.horizon()).next_multiple_of(BLOCK).max(BLOCK);
        Some(Words {
            code: code.clone(),
            far: takes(1).filter(|take| *take >= BLOCK).collect(),
            near: takes(1).filter(|take| *take < BLOCK).collect(),
            to_empty: takes(0).collect(),
            sets: vec![0; before + KEPT],
            end: before,
            before,
            pending: [0; BLOCK],
            next: 0,
            instead: None,
        })
    }

    /// Computes the values of the next block into `pending`; whether all have room in a word.
    fn block(&mut self) -> bool {
        if self.end == self.sets.len() {
            self.sets.copy_within(self.end - self.before.., 0);
            self.end = self.before;
        }
        let mut reached = widest(Far { words: &self.sets, end: self.end, takes: &self.far });
        if self.next <= self.before {
            let heaps = self.next..self.next + BLOCK;
            for &heap in self.to_empty.iter().filter(|&heap| heaps.contains(heap)) {
                reached[heap - self.next] |= 1;
            }
        }
        for (place, reached) in reached.iter_mut().enumerate() {
            for &take in &self.near {
                *reached |= self.sets[self.end + place - take];
            }
            let value = reached.trailing_ones();
            if value == u64::BITS {
                return false;
            }
            let is_empty = self.next + place == 0;
            self.sets[self.end + place] = if is_empty { 0 } else { 1 << value };
            self.pending[place] = u16::try_from(value).expect("below 64");
        }
        self.end += BLOCK;
        self.next += BLOCK;
        true
    }
}

impl Engine for Words {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize, watch: &dyn Watch) -> Result<()> {
        while values.len() < len {
            if let Some(scan) = &mut self.instead {
                return scan.extend(values, len, watch);
            }
            if values.len() == self.next {
                if self.next.is_multiple_of(1 << 16) && !watch.go_on(values.len()) {
                    break;
                }
                if !self.block() {
                    self.instead = Scan::after(&self.code, values);
                    continue;
                }
            }
            // Part of the block may be in `values` already.
            let from = values.len() + BLOCK - self.next;
            let until = (from + len - values.len()).min(BLOCK);
            values.extend_from_slice(&self.pending[from..until]);
        }
        Ok(())
    }
}

/// The values that the heaps of a block reach by takes to heaps before it.
#[derive(Clone, Copy)]
struct Far<'a> {
    words: &'a [u64],
    end: usize,
    takes: &'a [usize],
}

impl Work for Far<'_> {
    type Output = [u64; BLOCK];
    #[inline(always)]
    fn run(self) -> [u64; BLOCK] {
        let mut reached = [0; BLOCK];
        for &take in self.takes {
            let first = self.end - take;
            let words = &self.words[first..first + BLOCK];
            for (reached, &word) in reached.iter_mut().zip(words) {
                *reached |= word;
            }
        }
        reached
    }
}

#[cfg(test)]
#[path = "../../tests/inside/engine/words.rs"]
mod tests;
