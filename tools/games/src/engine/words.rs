//! Subtraction games with a largest take and small values: the value of each heap is one bit of a word. The
//! values of the options of a heap are the bitwise or of the words of its options, and the mex is the first
//! bit that is not set.
//!
//! A block of heaps is computed together: takes of at least its length lead to heaps before it, and their
//! words are combined as vectors.

#![allow(clippy::inline_always, reason = "what is compiled for wide vectors must be inlined")]

use super::Engine;
use super::blocks::Blocks;
use crate::index;
use crate::rule::Code;
use crate::watch::Watch;
use crate::wide::{Work, widest};
use std::ops::BitOrAssign;

/// How many heaps are computed together.
const BLOCK: usize = 16;
/// The largest take.
const WIDEST: u64 = 1 << 16;
/// How many heaps the words are kept for, beyond the largest take.
const KEPT: usize = 1 << 13;

/// A set of values, one a bit.
trait Word: Copy + Default + BitOrAssign + Send {
    /// How many values it has room for.
    const ROOM: u32;
    /// The set of one value.
    fn of(value: u32) -> Self;
    /// The least value that is not in the set; [`Word::ROOM`] if all are.
    fn mex(self) -> u32;
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const ROOM: u32 = <$word>::BITS;
            #[inline(always)]
            fn of(value: u32) -> $word {
                1 << value
            }
            #[inline(always)]
            fn mex(self) -> u32 {
                self.trailing_ones()
            }
        }
    };
}
word!(u32);
word!(u64);

pub struct Words {
    code: Code,
    width: Width,
}

/// The smallest words that have room for all values so far, or the engine of all games.
enum Width {
    Halves(Lanes<u32>),
    Words(Lanes<u64>),
    None(Blocks),
}

impl Words {
    /// The engine of a game; `None` if it splits heaps, or has a tail or too large takes.
    pub fn new(code: &Code) -> Option<Words> {
        let width = Width::Halves(Lanes::new(code)?);
        Some(Words { code: code.clone(), width })
    }
}

impl Engine for Words {
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch) {
        loop {
            let fits = match &mut self.width {
                Width::Halves(lanes) => lanes.extend(values, len, watch),
                Width::Words(lanes) => lanes.extend(values, len, watch),
                Width::None(blocks) => return blocks.extend(values, len, watch),
            };
            if fits {
                return;
            }
            let words = match self.width {
                Width::Halves(_) => Lanes::new(&self.code).map(Width::Words),
                _ => None,
            };
            self.width = words.unwrap_or_else(|| Width::None(Blocks::new(self.code.clone())));
        }
    }

    fn at_once(&self) -> u128 {
        u128::MAX
    }

    fn memory(&self, len: u64) -> u64 {
        8 * (WIDEST + KEPT as u64) + Blocks::new(self.code.clone()).memory(len)
    }
}

struct Lanes<W> {
    /// The takes that may leave a heap and are at least as long as a block, and the others.
    far: Vec<usize>,
    near: Vec<usize>,
    /// The takes that may leave nothing: from these heaps, heap 0 is an option.
    to_empty: Vec<usize>,
    /// The words of the last heaps: first of as many as the largest take, no less than a block. Heap 0, to
    /// which few takes lead, has none.
    words: Vec<W>,
    /// From here on, `words` are those of heaps to come.
    end: usize,
    before: usize,
    /// The values of a block.
    pending: [u32; BLOCK],
    /// The first heap after that block.
    next: usize,
}

/// The takes of a subtraction game with a largest take, in increasing order: those that may leave a heap, and
/// those that may leave nothing.
fn takes(code: &Code) -> Option<[Vec<usize>; 2]> {
    if code.most_parts() > 1 || code.tail_length().is_some() || code.horizon() > WIDEST {
        return None;
    }
    let takes = |parts| {
        let takes = (1..=code.horizon()).filter(|&take| code.digit(take).leaves(parts));
        takes.map(index).collect()
    };
    Some([takes(1), takes(0)])
}

impl<W: Word> Lanes<W> {
    /// As [`Words::new`].
    fn new(code: &Code) -> Option<Lanes<W>> {
        let [to_heap, to_empty] = takes(code)?;
        let before = index(code.horizon()).next_multiple_of(BLOCK).max(BLOCK);
        let first_far = to_heap.partition_point(|&take| take < BLOCK);
        let far = to_heap[first_far..].to_vec();
        let near = to_heap[..first_far].to_vec();
        Some(Lanes {
            far,
            near,
            to_empty,
            words: vec![W::default(); before + KEPT],
            end: before,
            before,
            pending: [0; BLOCK],
            next: 0,
        })
    }

    /// Goes on after `values`; `false` if one that counts has no room.
    fn follow(&mut self, values: &[u32]) -> bool {
        self.next = values.len() / BLOCK * BLOCK;
        self.words[..self.before].fill(W::default());
        self.end = self.before;
        let first = self.next.saturating_sub(self.before).max(1);
        for (heap, &value) in values.iter().enumerate().take(self.next).skip(first) {
            if value >= W::ROOM {
                return false;
            }
            self.words[self.end + heap - self.next] = W::of(value);
        }
        values.len() == self.next || self.block()
    }

    /// As [`Engine::extend`]; `false` after a value that has no room.
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch) -> bool {
        if values.len() > self.next && !self.follow(values) {
            return false;
        }
        while values.len() < len {
            if values.len() == self.next {
                if self.next.is_multiple_of(1 << 16) && !watch.go_on(values.len()) {
                    return true;
                }
                if !self.block() {
                    return false;
                }
            }
            // Part of the block may be in `values` already.
            let from = values.len() + BLOCK - self.next;
            let until = (from + len - values.len()).min(BLOCK);
            values.extend_from_slice(&self.pending[from..until]);
        }
        true
    }

    /// Computes the values of the next block into `pending`; whether all had room.
    fn block(&mut self) -> bool {
        if self.end == self.words.len() {
            self.words.copy_within(self.end - self.before.., 0);
            self.end = self.before;
        }
        let mut reached = widest(Far { words: &self.words, end: self.end, takes: &self.far });
        if self.next <= self.before {
            let heaps = self.next..self.next + BLOCK;
            for &heap in self.to_empty.iter().filter(|&heap| heaps.contains(heap)) {
                reached[heap - self.next] |= W::of(0);
            }
        }
        let mut fits = true;
        for (place, reached) in reached.iter_mut().enumerate() {
            for &take in &self.near {
                *reached |= self.words[self.end + place - take];
            }
            let value = reached.mex();
            fits &= value < W::ROOM;
            let is_empty = self.next + place == 0;
            let word = if is_empty || !fits { W::default() } else { W::of(value) };
            self.words[self.end + place] = word;
            self.pending[place] = value;
        }
        self.end += BLOCK;
        self.next += BLOCK;
        fits
    }
}

/// The values that the heaps of a block reach by takes to heaps before it.
#[derive(Clone, Copy)]
struct Far<'a, W> {
    words: &'a [W],
    end: usize,
    takes: &'a [usize],
}

impl<W: Word> Work for Far<'_, W> {
    type Output = [W; BLOCK];
    #[inline(always)]
    fn run(self) -> [W; BLOCK] {
        let mut reached = [W::default(); BLOCK];
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
mod tests {
    use super::{BLOCK, Far};
    use crate::wide::all_ways;

    /// With the vectors of every processor, and with those of this one.
    #[test]
    fn blocks_of_any_width() {
        let words: Vec<u64> = (0..500).map(|i: u32| 1 << (i * i % 61)).collect();
        let takes = [16, 17, 31, 64, 100, 399];
        for end in 400..500 - BLOCK {
            let far = Far { words: &words, end, takes: &takes };
            let reached = std::array::from_fn(|place| {
                takes.iter().fold(0, |set, take| set | words[end + place - take])
            });
            assert!(all_ways(far).into_iter().all(|way| way == reached), "{end}");
        }
    }
}
