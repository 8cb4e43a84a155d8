//! Codes that split heaps in two at most, and after finitely many of the takes only: the values of a
//! sample of the splits are collected; then, from the least value that is missing on, each is searched
//! for among the other splits, until one is not found: the mex.
//!
//! Collecting costs a store for each split. A search only compares, sixteen splits at a time where
//! values are bytes, and ends at the first match. Where few values occur, as in most games, a heap takes
//! one search of all splits, for the mex, and a few short ones.

use super::Engine;
use crate::index;
use crate::rule::{Code, Family};
use crate::watch::Watch;
use std::ops::BitXor;

pub struct Scan {
    code: Code,
    largest: u32,
    mirror: Mirror,
    /// For each value, 1 + the last heap that is known to have an option of this value.
    reached: Vec<u32>,
    /// If every take beyond the horizon may leave a heap, the least of these takes.
    tail: Option<u64>,
    /// For each value, the least heap that has it: the tail leads to it from all heaps that are larger
    /// by at least `tail`. Heap 0 counts only if the tail may leave nothing.
    least: Vec<u32>,
    /// By the tail alone, the heap has options of all values below this one.
    covered: u32,
}

/// The values in both directions, as the smallest integers that hold them.
enum Mirror {
    Bytes(Both<u8>),
    Halves(Both<u16>),
    Words(Both<u32>),
}

impl Mirror {
    /// Appends what is new in `values`, of which `largest` is the largest.
    fn follow(&mut self, values: &[u32], largest: u32) {
        let fits = match self {
            Mirror::Bytes(_) => u8::try_from(largest).is_ok(),
            Mirror::Halves(_) => u16::try_from(largest).is_ok(),
            Mirror::Words(_) => true,
        };
        if !fits {
            let halves = u16::try_from(largest).is_ok();
            *self = if halves { Mirror::Halves(Both::new()) } else { Mirror::Words(Both::new()) };
        }
        match self {
            Mirror::Bytes(both) => both.follow(values),
            Mirror::Halves(both) => both.follow(values),
            Mirror::Words(both) => both.follow(values),
        }
    }

    /// Whether `value` is the nim-sum of the values of heaps `a` and `rest - a`, for some `a` in
    /// `low..=high`.
    fn has_pair(&self, value: u32, rest: usize, low: usize, high: usize) -> bool {
        match self {
            Mirror::Bytes(both) => both.has_pair(value, rest, low, high),
            Mirror::Halves(both) => both.has_pair(value, rest, low, high),
            Mirror::Words(both) => both.has_pair(value, rest, low, high),
        }
    }
}

struct Both<T> {
    forward: Vec<T>,
    /// Filled from its end, so that it grows at the front.
    backward: Vec<T>,
}

/// How many splits are compared together.
const CHUNK: usize = 256;

impl<T> Both<T>
where
    T: Copy
        + Default
        + Eq
        + From<bool>
        + TryFrom<u32>
        + BitXor<Output = T>
        + std::ops::BitOr<Output = T>,
{
    fn new() -> Both<T> {
        Both { forward: Vec::new(), backward: Vec::new() }
    }

    fn follow(&mut self, values: &[u32]) {
        if self.backward.len() < values.len() {
            let mut longer = vec![T::default(); (2 * values.len()).max(CHUNK)];
            let start = longer.len() - self.forward.len();
            longer[start..]
                .copy_from_slice(&self.backward[self.backward.len() - self.forward.len()..]);
            self.backward = longer;
        }
        for &value in &values[self.forward.len()..] {
            let Ok(value) = T::try_from(value) else { unreachable!("the type was chosen to fit") };
            self.forward.push(value);
            let front = self.backward.len() - self.forward.len();
            self.backward[front] = value;
        }
    }

    fn has_pair(&self, value: u32, rest: usize, low: usize, high: usize) -> bool {
        // No nim-sum has more bits than the values.
        let Ok(value) = T::try_from(value) else { return false };
        let end = self.backward.len();
        let parts = self.forward[low..=high].chunks(CHUNK);
        let others = self.backward[end - 1 - (rest - low)..end - (rest - high)].chunks(CHUNK);
        parts.zip(others).any(|(parts, others)| {
            // Without a branch, for vector instructions.
            let found = parts
                .iter()
                .zip(others)
                .fold(T::default(), |found, (&a, &b)| found | T::from(a ^ b == value));
            found != T::default()
        })
    }
}

/// The splits of one take.
struct Splits {
    /// What is left to split.
    rest: usize,
    /// The largest size of the smaller part.
    high: usize,
}

impl Scan {
    /// The engine of a game; `None` unless some move leaves two heaps, none leaves three, and none in
    /// the tail leaves two.
    pub fn new(code: &Code) -> Option<Scan> {
        let tail = code.tail_length().unwrap_or(0);
        // Beyond `u64::MAX` there are no heaps to take from.
        let mut takes = (1..=tail).map_while(|i| code.horizon().checked_add(i));
        let splits_in_tail = takes.any(|take| code.digit(take).leaves(2));
        if code.most_parts() != 2 || splits_in_tail {
            return None;
        }
        let first = code.horizon().checked_add(1).filter(|_| tail == 1);
        Some(Scan {
            code: code.clone(),
            largest: 0,
            mirror: Mirror::Bytes(Both::new()),
            reached: Vec::new(),
            tail: first.filter(|&first| code.digit(first).leaves(1)),
            least: Vec::new(),
            covered: 0,
        })
    }

    /// The value of the heap after `values`.
    fn next(&mut self, values: &[u32]) -> u32 {
        let heap = values.len();
        self.mirror.follow(values, self.largest);
        // Nim-sums are below the next power of two, and the mex is at most that.
        let room = (self.largest as usize + 1).next_power_of_two() + 1;
        if self.reached.len() < room {
            self.reached.resize(room, 0);
            self.least.resize(room, u32::MAX);
        }
        let now = u32::try_from(heap + 1).expect("tables are shorter");
        let families = self.code.families(heap as u64);
        let mut splits = Vec::new();
        for family in &families {
            match *family {
                Family { parts: 0, .. } => self.reached[0] = now,
                Family { parts: 1, first, .. } if Some(first) == self.tail => {}
                Family { parts: 1, .. } => {
                    let rests = family.takes().map(|take| heap - index(take));
                    rests.for_each(|rest| self.reached[values[rest] as usize] = now);
                }
                Family { unequal, .. } => {
                    let rests = family.takes().map(|take| heap - index(take));
                    let high = |rest: usize| (rest - usize::from(unequal)) / 2;
                    splits.extend(rests.map(|rest| Splits { rest, high: high(rest) }));
                }
            }
        }
        // The largest heap that the tail leaves.
        let left = self.tail.and_then(|tail| (heap as u64).checked_sub(tail));
        let by_tail = |least: u32| left.is_some_and(|left| u64::from(least) <= left);
        while by_tail(self.least[self.covered as usize]) {
            self.covered += 1;
        }
        // Enough splits to meet most values.
        let mut sample = 64 + 2 * self.largest.saturating_sub(self.covered) as usize;
        let all: usize = splits.iter().map(|splits| splits.high).sum();
        let mut searched = 0;
        for splits in &splits {
            self.collect(values, splits, 1, sample, now);
        }
        // The candidate for the mex.
        let mut value = self.covered;
        loop {
            if self.reached[value as usize] == now || by_tail(self.least[value as usize]) {
                value += 1;
                continue;
            }
            let rare = splits.iter().filter(|splits| sample < splits.high).any(|splits| {
                searched += splits.high - sample;
                self.mirror.has_pair(value, splits.rest, sample + 1, splits.high)
            });
            if !rare {
                return value;
            }
            value += 1;
            // After long searches, collecting the rest of the splits is faster.
            if searched > 4 * all {
                for splits in &splits {
                    self.collect(values, splits, sample + 1, usize::MAX, now);
                }
                sample = usize::MAX;
            }
        }
    }

    /// Collects the values of the splits with a smaller part `low..=high`.
    fn collect(&mut self, values: &[u32], splits: &Splits, low: usize, high: usize, now: u32) {
        let &Splits { rest, high: most } = splits;
        let high = high.min(most);
        if low <= high {
            let pairs =
                values[low..=high].iter().zip(values[rest - high..=rest - low].iter().rev());
            pairs.for_each(|(a, b)| self.reached[(a ^ b) as usize] = now);
        }
    }
}

impl Engine for Scan {
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch) {
        while values.len() < len {
            if values.len().is_multiple_of(64) && !watch.go_on(values.len()) {
                return;
            }
            let value = self.next(values);
            let leaves = |tail: u64| self.code.digit(tail).leaves(0);
            if !values.is_empty() || self.tail.is_some_and(leaves) {
                let heap = u32::try_from(values.len()).expect("tables are shorter");
                let least = &mut self.least[value as usize];
                *least = heap.min(*least);
            }
            self.largest = self.largest.max(value);
            values.push(value);
        }
    }

    fn at_once(&self) -> u128 {
        16
    }

    fn memory(&self, len: u64) -> u64 {
        // The values in both directions, four bytes each, in vectors that may be half empty, and two
        // entries for each value below 4 len.
        (16 + 32) * len
    }
}

#[cfg(test)]
mod tests {
    use super::Mirror::{Bytes, Halves, Words};
    use super::{Both, Engine, Mirror, Scan};
    use crate::parse;
    use crate::watch::Unwatched;

    /// Pairs are found in every width of values, wherever they are, and no others.
    #[test]
    fn pairs_in_every_width() {
        let mut mirror = Bytes(Both::new());
        let mut values = Vec::new();
        for top in [255, 65_535, 65_536] {
            values.extend((0..999).map(|i| i % 7));
            values.push(top);
            mirror.follow(&values, top);
            let fits = matches!(
                (&mirror, top),
                (Bytes(_), 255) | (Halves(_), 65_535) | (Words(_), 65_536)
            );
            assert!(fits, "{top}");
            let last = values.len() - 1;
            for (other, value) in values[..last].iter().enumerate().skip(1) {
                let (rest, pair) = (last + other, top ^ value);
                let found =
                    |low: usize, high: usize| Mirror::has_pair(&mirror, pair, rest, low, high);
                assert!(found(other, other), "{top} and {other}");
                assert!(found(other, other + 300.min(last - other)), "{top} and {other}");
                assert!(!found(other + 1, last - 1) || other + 1 >= last, "{top} and {other}");
            }
        }
    }

    /// What is allocated for tables of any length is at most what was said, even when each value takes
    /// four bytes.
    #[test]
    fn memory_is_enough() {
        let code = parse::code("4.[3]").expect("a code");
        let mut scan = Scan::new(&code).expect("it has splits");
        let mut values = Vec::new();
        let mut both = Both::<u32>::new();
        for len in (1000..9000).step_by(37) {
            scan.extend(&mut values, len, &Unwatched);
            both.follow(&values);
            let entries = scan.reached.capacity() + scan.least.capacity();
            let directions = both.forward.capacity() + both.backward.capacity();
            let bytes = 4 * (entries + directions) as u64;
            assert!(bytes <= scan.memory(len as u64), "{bytes} bytes for {len} values");
        }
    }
}
