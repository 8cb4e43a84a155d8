//! Codes with splits in three, or in the tail: for each number of tokens, the set of the values of its splits
//! in two, and of those in three, is computed once, whichever take leaves it.
//!
//! The splits in three of `m` tokens have the nim-sums of the value of a part `a` with the values of the
//! splits in two of `m - a`. These sets of bits are united first for all parts whose values have the same
//! last six bits, which trade places within words: time linear in `m` times the words of a set. What the tail leaves of a heap is what it leaves of smaller heaps
//! and one number of tokens more, so that its sets only grow.

mod rows;

use super::Engine;
use crate::index;
use crate::rule::{Code, Digit};
use crate::watch::Watch;
use rows::{Rows, insert, mex, unite, unite_far, unite_near};

/// The longest tail.
const LONGEST: u64 = 64;

pub struct Sets {
    code: Code,
    /// For each number of tokens, the values of its splits in two.
    two: Rows,
    /// Whether 0 is the value of a split in two unequal parts.
    zero_unequal: Vec<bool>,
    /// For each number of tokens, the values of its splits in three.
    three: Rows,
    /// For each digit of the tail, and each remainder of the number of tokens that it leaves modulo its
    /// length: the values that it has led to so far.
    tail: Rows,
    /// For each remainder of a value modulo 64, the nim-sums of the rest of the value with the splits in two
    /// of what is left beside parts of this value.
    beside: Rows,
    /// Which values a split in two has, a byte for each.
    seen: Vec<u8>,
}

impl Sets {
    /// The engine of a game; `None` if it neither splits in three nor in the tail, if the three must be
    /// unequal, or if the tail is long.
    pub fn new(code: &Code) -> Option<Sets> {
        let length = code.tail_length().unwrap_or(0);
        // Beyond `u64::MAX` there are no heaps to take from.
        let mut tail = (1..=length).map_while(|i| code.horizon().checked_add(i));
        let splits_in_tail = tail.any(|take| code.digit(take).bits >= 4);
        let unequal = code.digits().any(|digit| digit.unequal && digit.leaves(3));
        if code.most_parts() < 3 && !splits_in_tail || unequal || length > LONGEST {
            return None;
        }
        Some(Sets {
            code: code.clone(),
            two: Rows::new(0),
            zero_unequal: Vec::new(),
            three: Rows::new(0),
            tail: Rows::new(index(length * length)),
            beside: Rows::new(64),
            seen: vec![0; 64],
        })
    }

    /// The value of the heap after `values`.
    fn next(&mut self, values: &[u32]) -> u32 {
        let heap = values.len();
        let (two, zero) = split_in_two(values, &mut self.seen);
        self.two.push(&two);
        self.zero_unequal.push(zero);
        if self.code.most_parts() == 3 {
            let three = split_in_three(values, &self.two, &mut self.beside);
            self.three.push(&three);
        }
        let mut set = vec![0; self.two.row(heap).len()];
        let horizon = self.code.horizon();
        for family in self.code.families(heap as u64) {
            // The tail is below.
            if family.last <= horizon {
                for take in family.takes() {
                    let digit = Digit { bits: 1 << family.parts, unequal: family.unequal };
                    self.add(&mut set, digit, heap - index(take), values);
                }
            }
        }
        self.follow_tail(values, heap, &mut set);
        u32::try_from(mex(&set)).expect("values have 31 bits")
    }

    /// Takes note of what the tail leaves of `heap` and of no smaller heap, and adds all that it leaves of it to
    /// `set`.
    fn follow_tail(&mut self, values: &[u32], heap: usize, set: &mut [u64]) {
        let length = self.code.tail_length().map_or(0, index);
        for place in 0..length {
            let take = self.code.horizon() + 1 + place as u64;
            let Some(rest) = (heap as u64).checked_sub(take).map(index) else { break };
            let row = place * length + rest % length;
            let mut reached = self.tail.row(row).to_vec();
            self.add(&mut reached, self.code.digit(take), rest, values);
            unite(set, &reached);
            self.tail.row_mut(row).copy_from_slice(&reached);
        }
    }

    /// Adds the values of what a digit leaves of a heap when `rest` tokens are left.
    fn add(&self, set: &mut [u64], digit: Digit, rest: usize, values: &[u32]) {
        if rest == 0 {
            if digit.leaves(0) {
                insert(set, 0);
            }
            return;
        }
        if digit.leaves(1) {
            insert(set, values[rest]);
        }
        if digit.leaves(2) {
            let row = self.two.row(rest);
            unite(set, &[row[0] & !u64::from(digit.unequal && !self.zero_unequal[rest])]);
            unite(&mut set[1..], &row[1..]);
        }
        if digit.leaves(3) {
            unite(set, self.three.row(rest));
        }
    }

    /// Makes room for a value.
    fn make_room(&mut self, value: u32) {
        let room = (value as usize + 1).next_power_of_two();
        if room > self.seen.len() {
            self.seen.resize(room, 0);
            for rows in [&mut self.two, &mut self.three, &mut self.tail, &mut self.beside] {
                rows.widen(room / 64);
            }
        }
    }
}

/// The set of the splits in two of as many tokens as there are values, and whether two unequal parts have the
/// value 0. A byte of `seen` is for each value.
fn split_in_two(values: &[u32], seen: &mut [u8]) -> (Vec<u64>, bool) {
    let tokens = values.len();
    let most = tokens.saturating_sub(1) / 2;
    seen.fill(0);
    if most > 0 {
        let others = values[tokens - most..].iter().rev();
        let pairs = values[1..=most].iter().zip(others);
        pairs.for_each(|(a, b)| seen[(a ^ b) as usize] = 1);
    }
    let zero_unequal = seen[0] == 1;
    if tokens > 0 && tokens.is_multiple_of(2) {
        seen[0] = 1;
    }
    let bits = |bytes: &[u8]| (0..).zip(bytes).fold(0, |bits, (i, &b)| bits | u64::from(b) << i);
    (seen.chunks(64).map(bits).collect(), zero_unequal)
}

/// The set of the splits in three of as many tokens as there are values, given those in two of these and of
/// fewer tokens. `beside` has 64 empty rows.
fn split_in_three(values: &[u32], two: &Rows, beside: &mut Rows) -> Vec<u64> {
    let tokens = values.len();
    // One part is at most a third.
    for (part, &value) in values.iter().enumerate().take(tokens / 3 + 1).skip(1) {
        let (near, far) = (value as usize % 64, value as usize / 64);
        unite_far(beside.row_mut(near), two.row(tokens - part), far);
    }
    let mut row = vec![0; two.row(0).len()];
    for near in 0..64 {
        let beside = beside.row_mut(near as usize);
        unite_near(&mut row, beside, near);
        beside.fill(0);
    }
    row
}

impl Engine for Sets {
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch) {
        while values.len() < len {
            if values.len().is_multiple_of(16) && !watch.go_on(values.len()) {
                return;
            }
            let value = self.next(values);
            values.push(value);
            self.make_room(value);
        }
    }

    fn at_once(&self) -> u128 {
        64
    }

    fn memory(&self, len: u64) -> u64 {
        // With room for twice the largest value so far.
        let row = 2 * self.seen.len() as u64 / 8;
        let rows = if self.code.most_parts() == 3 { 2 } else { 1 };
        let fixed = 64 + self.code.tail_length().map_or(0, |length| length * length);
        // Vectors that may be half empty, and are copied when values become larger.
        3 * rows * len * row + len + 2 * fixed * row
    }
}
