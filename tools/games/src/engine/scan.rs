//! Codes that split heaps in two at most, and after finitely many of the takes only: the values of a
//! sample of the splits are collected; then, from the least value that is missing on, each is searched
//! for among the other splits, until one is not found: the mex.
//!
//! Collecting costs a store for each split. A search only compares, many splits at a time, and ends at the
//! first match. Where few values occur, as in most games, a heap takes one search of all splits, for the mex,
//! and a few short ones.
//!
//! In a sparse space hardly anything is searched for: see [`sparse`].

#![allow(clippy::inline_always, reason = "what is compiled for wide vectors must be inlined")]

use super::sparse::Sparse;
use super::{Engine, push};
use crate::error::Result;
use crate::index;
use crate::rule::{Code, Family};
use crate::watch::Watch;
use crate::wide::{Work, widest};

pub struct Scan {
    code: Code,
    largest: u32,
    reached: Reached,
    /// If every take beyond the horizon may leave a heap, the least of these takes.
    tail: Option<u64>,
    /// For each value, the least heap that has it: the tail leads to it from all heaps that are larger
    /// by at least `tail`. Heap 0 counts only if the tail may leave nothing.
    least: Vec<u32>,
    /// By the tail alone, the heap has options of all values below this one.
    covered: u32,
    /// The least take that splits, and the parity of all of them if they have the same; `None` if no heap
    /// is split.
    splits: Option<(usize, Option<u32>)>,
    /// The sparse space of the values so far, if there is one.
    sparse: Option<Sparse>,
    /// With how many values to seek a sparse space next.
    seek: usize,
}

impl Scan {
    /// The engine of a game; `None` if some move leaves three heaps, or two in the tail.
    pub fn new(code: &Code) -> Option<Scan> {
        let tail = code.tail_length().unwrap_or(0);
        // Beyond `u64::MAX` there are no heaps to take from.
        let mut takes = (1..=tail).map_while(|i| code.horizon().checked_add(i));
        let splits_in_tail = takes.any(|take| code.digit(take).leaves(2));
        if code.most_parts() > 2 || splits_in_tail {
            return None;
        }
        let first = code.horizon().checked_add(1).filter(|_| tail == 1);
        Some(Scan {
            code: code.clone(),
            largest: 0,
            reached: Reached::default(),
            tail: first.filter(|&first| code.digit(first).leaves(1)),
            least: Vec::new(),
            covered: 0,
            splits: splits(code),
            sparse: None,
            seek: FIRST_SEEK,
        })
    }

    /// The engine of a game of which some values are known.
    pub fn after(code: &Code, values: &[u16]) -> Option<Scan> {
        let mut scan = Scan::new(code)?;
        for (heap, value) in values.iter().enumerate() {
            scan.make_room();
            scan.note(heap, *value);
            scan.seek(&values[..=heap]);
        }
        Some(scan)
    }

    /// Makes room for the next value, and returns for how many values: nim-sums are below the next power of
    /// two, and the mex is at most that.
    fn make_room(&mut self) -> usize {
        let room = (self.largest as usize + 1).next_power_of_two() + 1;
        if self.least.len() < room {
            self.least.resize(room, u32::MAX);
        }
        room
    }

    /// The sparse space of some values, if they have one.
    fn space_of(&self, values: &[u16]) -> Option<Sparse> {
        self.splits.and_then(|(take, parity)| Sparse::seek(values, take, parity))
    }

    /// Takes note of the value of a heap.
    fn note(&mut self, heap: usize, value: u16) {
        self.largest = self.largest.max(value.into());
        self.sparse.take_if(|sparse| !sparse.push(heap, value));
        // Whether the tail leads to it.
        let leaves = |tail: u64| self.code.digit(tail).leaves(0);
        if heap > 0 || self.tail.is_some_and(leaves) {
            let heap = u32::try_from(heap).expect("tables are shorter");
            let least = &mut self.least[value as usize];
            *least = heap.min(*least);
        }
    }

    /// The value of the heap after `values`.
    fn next(&mut self, values: &[u16]) -> u32 {
        let heap = values.len();
        let room = self.make_room();
        let mut reached = std::mem::take(&mut self.reached);
        reached.begin(heap, room);
        let splits = self.collect(values, &mut reached);
        let by_tail = ByTail(self.tail.and_then(|tail| (heap as u64).checked_sub(tail)));
        while by_tail.reaches(self.least[self.covered as usize]) {
            self.covered += 1;
        }
        let by_space = self.by_space(values, &splits, &mut reached, by_tail);
        let value = by_space.unwrap_or_else(|| self.search(values, &splits, &mut reached, by_tail));
        self.reached = reached;
        value
    }

    /// Collects what moves that do not split lead to, but for the tail, and returns the splits.
    fn collect(&self, values: &[u16], reached: &mut Reached) -> Vec<Splits> {
        let heap = values.len();
        let mut splits = Vec::new();
        for family in &self.code.families(heap as u64) {
            let rests = family.takes().map(|take| heap - index(take));
            match *family {
                Family { parts: 0, .. } => reached.add(0),
                Family { parts: 1, first, .. } if Some(first) == self.tail => {}
                Family { parts: 1, .. } => rests.for_each(|rest| reached.add(values[rest].into())),
                _ => splits.extend(splits_of(family, heap)),
            }
        }
        splits
    }

    /// The value of a heap by the sparse space, if there is one and it tells; the splits with a rare part are collected.
    fn by_space(
        &mut self,
        values: &[u16],
        splits: &[Splits],
        reached: &mut Reached,
        by_tail: ByTail,
    ) -> Option<u32> {
        let sparse = self.sparse.as_mut()?;
        for &splits in splits {
            splits.collect_rare(values, sparse.rare.below(splits.rest), reached);
        }
        let least = &self.least;
        let room = u32::try_from(reached.by_value.len().min(least.len())).expect("31 bits");
        let is_reached = |value| reached.has(value) || by_tail.reaches(least[value as usize]);
        sparse.value(values.len(), room, is_reached)
    }

    /// The value of a heap: the first candidate that is found among no splits.
    fn search(
        &mut self,
        known: &[u16],
        splits: &[Splits],
        reached: &mut Reached,
        by_tail: ByTail,
    ) -> u32 {
        let heap = known.len();
        // Enough splits to meet most values, unless most are known to be reached.
        let few = self.sparse.as_ref().is_some_and(Sparse::has_witnesses);
        let values = self.largest.saturating_sub(self.covered) as usize;
        let mut sample = if few { 0 } else { 64 + 2 * values };
        let all: usize = splits.iter().map(|splits| splits.high).sum();
        let mut searched = 0;
        for &splits in splits {
            splits.collect(known, 1, sample, reached);
        }
        let mut value = self.covered;
        loop {
            if reached.has(value) || by_tail.reaches(self.least[value as usize]) {
                value += 1;
                continue;
            }
            // All splits that have a common value are collected.
            if let Some(sparse) = &mut self.sparse {
                if sparse.is_common(heap, value) {
                    return value;
                }
                if sparse.is_known(heap, value) {
                    value += 1;
                    continue;
                }
            }
            let found = splits.iter().filter(|splits| sample < splits.high).any(|splits| {
                searched += splits.high - sample;
                splits.has(known, value, sample + 1)
            });
            if !found {
                return value;
            }
            value += 1;
            if searched > MOST_SEARCHES * all {
                for &splits in splits {
                    splits.collect(known, sample + 1, usize::MAX, reached);
                }
                sample = usize::MAX;
            }
        }
    }

    /// Seeks a sparse space anew each time that there are twice as many values.
    fn seek(&mut self, values: &[u16]) {
        if values.len() == self.seek {
            self.seek = 2 * values.len();
            self.sparse = self.space_of(values);
        }
    }
}

/// The largest heap that the tail leaves, if it leaves one.
#[derive(Clone, Copy)]
struct ByTail(Option<u64>);

impl ByTail {
    /// Whether the tail leads to this heap.
    fn reaches(self, heap: u32) -> bool {
        self.0.is_some_and(|left| u64::from(heap) <= left)
    }
}

/// After so many searches of all splits, collecting all of them is faster.
const MOST_SEARCHES: usize = 16;
/// With how many values to seek a sparse space first.
const FIRST_SEEK: usize = 256;

/// For each value, 1 + the last heap that is known to have an option of this value.
#[derive(Default)]
struct Reached {
    by_value: Vec<u32>,
    /// 1 + the heap whose options are looked at.
    now: u32,
}

impl Reached {
    /// Looks at the options of a heap now, or goes on with these, in a table with room for so many values.
    fn begin(&mut self, heap: usize, room: usize) {
        if self.by_value.len() < room {
            self.by_value.resize(room, 0);
        }
        self.now = u32::try_from(heap + 1).expect("tables are shorter");
    }

    fn add(&mut self, value: u32) {
        self.by_value[value as usize] = self.now;
    }

    fn has(&self, value: u32) -> bool {
        self.by_value[value as usize] == self.now
    }
}

/// The splits of one take into parts `a` and `rest - a`, with `a` in `1..=high`.
#[derive(Clone, Copy)]
struct Splits {
    rest: usize,
    high: usize,
}

impl Splits {
    /// Whether a value is that of a split with a smaller part of at least `low`.
    fn has(self, values: &[u16], value: u32, low: usize) -> bool {
        // No nim-sum has more bits than the values.
        let Ok(value) = u16::try_from(value) else { return false };
        let others = &values[self.rest - self.high..=self.rest - low];
        widest(Search { value, parts: &values[low..=self.high], others })
    }

    /// Adds the values of the splits with a smaller part in `low..=high`.
    fn collect(self, values: &[u16], low: usize, high: usize, reached: &mut Reached) {
        let high = high.min(self.high);
        if low <= high {
            let others = values[self.rest - high..=self.rest - low].iter().rev();
            let pairs = values[low..=high].iter().zip(others);
            pairs.for_each(|(a, b)| reached.add((a ^ b).into()));
        }
    }

    /// Adds the values of the splits with a part among `rare`, heaps and their values.
    fn collect_rare(self, values: &[u16], rare: &[(u32, u16)], reached: &mut Reached) {
        // A slice, so that its place is not loaded again after each store.
        let (by_value, now) = (&mut reached.by_value[..], reached.now);
        let mut add = |&(part, value): &(u32, u16)| {
            by_value[usize::from(value ^ values[self.rest - part as usize])] = now;
        };
        if self.high == self.rest / 2 {
            rare.iter().for_each(add);
        } else {
            // Not two equal parts.
            rare.iter().filter(|(part, _)| 2 * *part as usize != self.rest).for_each(&mut add);
        }
    }
}

/// Whether a value is the nim-sum of a part and of the other one, as far from the end.
#[derive(Clone, Copy)]
struct Search<'a> {
    value: u16,
    parts: &'a [u16],
    others: &'a [u16],
}

/// How many splits are compared together.
const CHUNK: usize = 256;

impl Work for Search<'_> {
    type Output = bool;
    #[inline(always)]
    fn run(self) -> bool {
        self.parts.chunks(CHUNK).zip(self.others.rchunks(CHUNK)).any(|(parts, others)| {
            // Without a branch, for vector instructions.
            let pairs = parts.iter().zip(others.iter().rev());
            pairs.fold(0, |found, (a, b)| found | u16::from(a ^ b == self.value)) != 0
        })
    }
}

/// The splits of a heap by the moves of a family that leave two heaps.
fn splits_of(family: &Family, heap: usize) -> impl Iterator<Item = Splits> {
    let gap = usize::from(family.unequal);
    let rests = family.takes().map(move |take| heap - index(take));
    rests.map(move |rest| Splits { rest, high: (rest - gap) / 2 })
}

/// The least take that splits heaps, and the parity of all of them if they have the same.
fn splits(code: &Code) -> Option<(usize, Option<u32>)> {
    let families = code.families(code.horizon().saturating_add(3));
    let mut splits = families.iter().filter(|family| family.parts == 2).peekable();
    let first = splits.peek()?.first;
    let same = |family: &Family| {
        family.first % 2 == first % 2
            && (family.first == family.last || family.step.is_multiple_of(2))
    };
    let parity = splits.all(same).then_some(u32::from(first % 2 == 1));
    Some((usize::try_from(first).ok()?, parity))
}

impl Engine for Scan {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize, watch: &dyn Watch) -> Result<()> {
        while values.len() < len {
            if values.len().is_multiple_of(64) && !watch.go_on(values.len()) {
                break;
            }
            let value = self.next(values);
            push(values, value)?;
            self.note(values.len() - 1, values[values.len() - 1]);
            self.seek(values);
        }
        Ok(())
    }

    fn at_once(&self) -> u128 {
        16
    }
}

#[cfg(test)]
#[path = "../../tests/inside/engine/scan.rs"]
mod tests;
