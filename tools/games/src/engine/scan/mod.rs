//! Codes that split heaps in two at most, and after finitely many of the takes only: the values of a
//! sample of the splits are collected; then, from the least value that is missing on, each is searched
//! for among the other splits, until one is not found: the mex.
//!
//! Collecting costs a store for each split. A search only compares, sixteen splits at a time where
//! values are bytes, and ends at the first match. Where few values occur, as in most games, a heap takes
//! one search of all splits, for the mex, and a few short ones.
//!
//! In a sparse space hardly anything is searched for: see [`sparse`].

use super::Engine;
use super::sparse::{self, Sparse};
use crate::index;
use crate::rule::{Code, Family};
use crate::watch::Watch;
use parts::{Parts, Reached, Splits, parts_for};
use rayon::prelude::*;
use std::ops::Range;

mod parts;

pub struct Scan {
    code: Code,
    largest: u32,
    parts: Box<dyn Parts>,
    /// For the heaps of `ahead`, in its order; for another one, the first.
    reached: Vec<Reached>,
    /// The heaps for which the splits into a rare part and another one, both before the first of these heaps, are
    /// collected.
    ahead: Range<usize>,
    /// With how many rare heaps that is worth it, if there are several threads.
    worth: usize,
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
            parts: parts_for(0),
            reached: vec![Reached::default()],
            ahead: 0..0,
            worth: WORTH,
            tail: first.filter(|&first| code.digit(first).leaves(1)),
            least: Vec::new(),
            covered: 0,
            splits: splits(code),
            sparse: None,
            seek: FIRST_SEEK,
        })
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

    /// Shares among all threads the splits of the next heaps into a rare part and another one, where both are known
    /// already: all but few.
    fn look_ahead(&mut self, heap: usize) {
        let room = self.make_room();
        let Some(sparse) = &self.sparse else { return };
        let is_worth = sparse.rare.len() >= self.worth && room <= MOST_AHEAD;
        if self.ahead.contains(&heap) || !is_worth || rayon::current_num_threads() == 1 {
            return;
        }
        self.ahead = heap..heap + AHEAD;
        self.reached.resize_with(AHEAD, Reached::default);
        let (code, parts, rare) = (&self.code, &self.parts, &sparse.rare);
        self.reached.par_iter_mut().zip(self.ahead.clone()).for_each(|(reached, next)| {
            reached.begin(next, room);
            for family in code.families(next as u64).iter().filter(|family| family.parts == 2) {
                for splits in splits_of(family, next) {
                    let first = (splits.rest + 1).saturating_sub(heap);
                    let rare = rare.among(first..heap.min(splits.rest));
                    parts.collect_rare(rare, splits, reached);
                }
            }
        });
    }

    /// The sparse space of some values, if they have one.
    fn space_of(&self, values: &[u32]) -> Option<Sparse> {
        self.splits.and_then(|(take, parity)| Sparse::seek(values, take, parity))
    }

    /// Takes note of the value of a heap, if the tail leads to it.
    fn note(&mut self, heap: usize, value: u32) {
        let leaves = |tail: u64| self.code.digit(tail).leaves(0);
        if heap > 0 || self.tail.is_some_and(leaves) {
            let heap = u32::try_from(heap).expect("tables are shorter");
            let least = &mut self.least[value as usize];
            *least = heap.min(*least);
        }
    }

    /// The value of the heap after `values`.
    fn next(&mut self, values: &[u32]) -> u32 {
        let heap = values.len();
        self.look_ahead(heap);
        let room = self.make_room();
        // Splits into a rare part and another one, both before this heap, are collected.
        let before = if self.ahead.contains(&heap) { self.ahead.start } else { 0 };
        let place = if before == 0 { 0 } else { heap - before };
        let mut reached = std::mem::take(&mut self.reached[place]);
        reached.begin(heap, room);
        let splits = self.collect(values, &mut reached);
        let by_tail = ByTail(self.tail.and_then(|tail| (heap as u64).checked_sub(tail)));
        while by_tail.reaches(self.least[self.covered as usize]) {
            self.covered += 1;
        }
        let by_space = self.by_space(heap, before, &splits, &mut reached, by_tail);
        let value = by_space.unwrap_or_else(|| self.search(heap, &splits, &mut reached, by_tail));
        self.reached[place] = reached;
        value
    }

    /// Collects what moves that do not split lead to, but for the tail, and returns the splits.
    fn collect(&self, values: &[u32], reached: &mut Reached) -> Vec<Splits> {
        let heap = values.len();
        let mut splits = Vec::new();
        for family in &self.code.families(heap as u64) {
            let rests = family.takes().map(|take| heap - index(take));
            match *family {
                Family { parts: 0, .. } => reached.add(0),
                Family { parts: 1, first, .. } if Some(first) == self.tail => {}
                Family { parts: 1, .. } => rests.for_each(|rest| reached.add(values[rest])),
                _ => splits.extend(splits_of(family, heap)),
            }
        }
        splits
    }

    /// The value of a heap by the sparse space, if there is one and it tells; the splits with a rare part are collected,
    /// but for those before `before`.
    fn by_space(
        &mut self,
        heap: usize,
        before: usize,
        splits: &[Splits],
        reached: &mut Reached,
        by_tail: ByTail,
    ) -> Option<u32> {
        let sparse = self.sparse.as_mut()?;
        for &splits in splits {
            let first = (splits.rest + 1).saturating_sub(before).min(splits.rest);
            for parts in [0..first, first.max(before)..splits.rest] {
                self.parts.collect_rare(sparse.rare.among(parts), splits, reached);
            }
        }
        let least = &self.least;
        let room = u32::try_from(reached.by_value.len().min(least.len())).expect("31 bits");
        let is_reached = |value| reached.has(value) || by_tail.reaches(least[value as usize]);
        sparse.value(heap, room, is_reached)
    }

    /// The value of a heap: the first candidate that is found among no splits.
    fn search(
        &mut self,
        heap: usize,
        splits: &[Splits],
        reached: &mut Reached,
        by_tail: ByTail,
    ) -> u32 {
        // Enough splits to meet most values, unless most are known to be reached.
        let few = self.sparse.as_ref().is_some_and(Sparse::has_witnesses);
        let values = self.largest.saturating_sub(self.covered) as usize;
        let mut sample = if few { 0 } else { 64 + 2 * values };
        let all: usize = splits.iter().map(|splits| splits.high).sum();
        let mut searched = 0;
        for &splits in splits {
            self.parts.collect(splits, 1, sample, reached);
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
                self.parts.has_pair(value, splits.rest, sample + 1, splits.high)
            });
            if !found {
                return value;
            }
            value += 1;
            if searched > MOST_SEARCHES * all {
                for &splits in splits {
                    self.parts.collect(splits, sample + 1, usize::MAX, reached);
                }
                sample = usize::MAX;
            }
        }
    }

    /// Appends the value of the next heap.
    fn push(&mut self, values: &mut Vec<u32>, value: u32) {
        self.note(values.len(), value);
        self.sparse.take_if(|sparse| !sparse.push(values.len(), value));
        values.push(value);
        if value > self.largest {
            self.largest = value;
            if !self.parts.fits(value) {
                self.parts = parts_for(value);
            }
        }
        self.parts.follow(values);
        if values.len() == self.seek {
            self.seek = 2 * values.len();
            self.ahead = 0..0;
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
/// For how many heaps the splits into known parts are collected together, and the most values that they may have.
const AHEAD: usize = 512;
const MOST_AHEAD: usize = (1 << 11) + 1;
/// With fewer rare heaps, threads cost more than they save.
const WORTH: usize = 256;
/// With how many values to seek a sparse space first.
const FIRST_SEEK: usize = 256;

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
    fn extend(&mut self, values: &mut Vec<u32>, len: usize, watch: &dyn Watch) {
        while values.len() < len {
            if values.len().is_multiple_of(64) && !watch.go_on(values.len()) {
                return;
            }
            let value = self.next(values);
            self.push(values, value);
        }
    }

    fn at_once(&self) -> u128 {
        16
    }

    fn memory(&self, len: u64) -> u64 {
        // The values in both directions, in vectors that may be half empty, and two entries for each value
        // below the next power of two, or the one after it.
        let width = self.parts.width() as u64;
        let ahead = 4 * (AHEAD * MOST_AHEAD) as u64;
        4 * width * len + 64 * (u64::from(self.largest) + 64) + ahead + sparse::memory(len)
    }
}

#[cfg(test)]
mod tests {
    use super::{Engine, Scan};
    use crate::parse;
    use crate::watch::Unwatched;

    /// The values by the definition, for codes whose digits split or leave one heap or none.
    fn plain(rule: &str, len: usize) -> Vec<u32> {
        let code = parse::code(rule).expect("a code");
        let mut values: Vec<u32> = Vec::new();
        let mut reached = vec![0; 1 << 12];
        for heap in 0..len {
            let now = heap + 1;
            for take in 0..=heap.min(crate::index(code.horizon())) {
                let (digit, rest) = (code.digit(take as u64), heap - take);
                if digit.leaves(u32::from(rest > 0)) && take > 0 {
                    reached[values[rest] as usize] = now;
                }
                if digit.leaves(2) {
                    let most = rest.saturating_sub(usize::from(digit.unequal)) / 2;
                    for part in 1..=most {
                        reached[(values[part] ^ values[rest - part]) as usize] = now;
                    }
                }
            }
            let value = reached.iter().take_while(|&&last| last == now).count();
            values.push(u32::try_from(value).expect("few values"));
        }
        values
    }

    /// The values without a sparse space.
    fn searched(rule: &str, len: usize) -> Vec<u32> {
        let code = parse::code(rule).expect("a code");
        let mut scan = Scan { seek: usize::MAX, ..Scan::new(&code).expect("it splits") };
        let mut values = Vec::new();
        scan.extend(&mut values, len, &Unwatched);
        values
    }

    /// Whether a sparse space is found, by one thread and by two; the values must be these.
    fn is_sparse_for(rule: &str, expected: &[u32]) -> bool {
        let code = parse::code(rule).expect("a code");
        let mut has_witnesses = false;
        for threads in [2, 1] {
            let mut scan = Scan { worth: 0, ..Scan::new(&code).expect("it splits") };
            let mut values = Vec::new();
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            // In two steps, of which one begins within a block.
            pool.expect("threads").install(|| {
                scan.extend(&mut values, expected.len() / 2 + 77, &Unwatched);
                scan.extend(&mut values, expected.len(), &Unwatched);
            });
            assert_eq!(values, expected, "{rule}, {threads} threads");
            assert_eq!(scan.ahead.is_empty(), threads == 1 || scan.sparse.is_none(), "{rule}");
            has_witnesses = scan.sparse.is_some_and(|sparse| sparse.has_witnesses());
        }
        has_witnesses
    }

    /// As before, and the values must be right, with a sparse space and without.
    fn is_sparse(rule: &str, len: usize) -> bool {
        let expected = plain(rule, len);
        assert_eq!(searched(rule, len), expected, "{rule}, without a sparse space");
        is_sparse_for(rule, &expected)
    }

    /// Sparse spaces with witnesses; that of 0.16 has another mask from heap 2048 on.
    #[test]
    fn sparse_spaces() {
        assert!(is_sparse("0.16", 5200));
        assert!(is_sparse("0.26", 4700));
        assert!(!is_sparse("0.07", 4200));
    }

    #[test]
    #[ignore = "slow: seconds of plain computation"]
    fn more_sparse_spaces() {
        let mut sparse = 0;
        let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "4!", "6!", "7!"];
        let mut rules = Vec::new();
        for first in digits {
            for second in digits {
                for split in ["0", "4", "4!"] {
                    rules.push(format!("{split}.{first}{second}"));
                }
            }
        }
        for rule in rules.iter().step_by(12) {
            if Scan::new(&parse::code(rule).expect("a code")).is_some() {
                sparse += usize::from(is_sparse(rule, 4300));
            }
        }
        assert!(sparse > 8, "{sparse} sparse spaces");
        assert!(is_sparse("0.6", 20_000) && is_sparse("4!.0", 20_000));
    }

    /// The mask is sought anew at heap 65,536.
    #[test]
    #[ignore = "slow: seconds of plain computation"]
    fn sparse_spaces_beyond_two_bytes() {
        assert!(is_sparse_for("0.6", &searched("0.6", 66_600)));
    }

    /// What is allocated for tables of any length is at most what was said.
    #[test]
    fn memory_is_enough() {
        let code = parse::code("4.[3]").expect("a code");
        let mut scan = Scan::new(&code).expect("it has splits");
        let mut values = Vec::new();
        for len in (1000..9000).step_by(37) {
            scan.extend(&mut values, len, &Unwatched);
            let reached = scan.reached.iter().map(|reached| reached.by_value.capacity());
            let entries = reached.sum::<usize>() + scan.least.capacity();
            let bytes = (4 * entries + scan.parts.bytes()) as u64;
            assert!(bytes <= scan.memory(len as u64), "{bytes} bytes for {len} values");
        }
    }
}
