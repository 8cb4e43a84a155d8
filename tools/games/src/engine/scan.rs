//! Codes that split heaps in two at most, and after finitely many of the takes only: the values of a
//! sample of the splits are collected; then, from the least value that is missing on, each is searched
//! for among the other splits, until one is not found: the mex.
//!
//! Collecting costs a store for each split. A search only compares, many splits at a time, and ends at the
//! first match. Where few values occur, as in most games, a heap takes one search of all splits, for the mex,
//! and a few short ones.
//!
//! In a sparse space hardly anything is searched for: see [`super::sparse`].

use super::sparse::{Blocks, Rare};
use super::splits::{Splits, parity_of_splits, splits_of};
use super::{Engine, push};
use crate::error::Result;
use crate::index;
use crate::marks::Marks;
use crate::rule::{Code, Family};
use crate::watch::Watch;

pub struct Scan {
    code: Code,
    largest: u32,
    reached: Marks,
    /// If every take beyond the horizon may leave a heap, the least of these takes.
    tail: Option<u64>,
    /// For each value, the least heap that has it: the tail leads to it from all heaps that are larger
    /// by at least `tail`. Heap 0 counts only if the tail may leave nothing.
    least: Vec<u32>,
    /// By the tail alone, the heap has options of all values below this one.
    covered: u32,
    /// The parity of all takes that split, if they have the same.
    parity: Option<u32>,
    /// A sparse space, as long as there are too few values for blocks.
    rare: Option<Rare>,
    blocks: Option<Blocks>,
    /// With how many values to seek a sparse space next.
    seek: usize,
    /// The values, as long as they are bytes and there are no blocks: twice as many of these are compared at once.
    bytes: Vec<u8>,
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
            reached: Marks::default(),
            tail: first.filter(|&first| code.digit(first).leaves(1)),
            least: Vec::new(),
            covered: 0,
            parity: parity_of_splits(code),
            rare: None,
            blocks: None,
            seek: FIRST_SEEK,
            bytes: Vec::new(),
        })
    }

    /// The engine of a game of which some values are known.
    pub fn after(code: &Code, values: &[u16]) -> Option<Scan> {
        let mut scan = Scan::new(code)?;
        for (heap, value) in values.iter().enumerate() {
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

    fn note(&mut self, heap: usize, value: u16) {
        self.largest = self.largest.max(value.into());
        self.make_room();
        match u8::try_from(value) {
            Ok(byte) if self.bytes.len() == heap && self.blocks.is_none() => self.bytes.push(byte),
            _ => self.bytes = Vec::new(),
        }
        self.rare.take_if(|rare| {
            rare.push(heap, value);
            !rare.is_sparse(heap + 1)
        });
        // Whether the tail leads to it.
        let leaves = |tail: u64| self.code.digit(tail).leaves(0);
        if heap > 0 || self.tail.is_some_and(leaves) {
            let heap = u32::try_from(heap).expect("tables are shorter");
            let least = &mut self.least[value as usize];
            *least = heap.min(*least);
        }
    }

    fn next(&mut self, values: &[u16]) -> u32 {
        let heap = values.len();
        let room = self.make_room();
        let mut reached = std::mem::take(&mut self.reached);
        reached.clear();
        reached.make_room(room);
        let splits = self.collect(values, &mut reached);
        let by_tail = ByTail(self.tail.and_then(|tail| (heap as u64).checked_sub(tail)));
        while by_tail.reaches(self.least[self.covered as usize]) {
            self.covered += 1;
        }
        if let Some(rare) = &self.rare {
            for &splits in &splits {
                splits.collect_rare(values, rare.within(0, splits.rest), &mut reached);
            }
        }
        let value = self.search(values, &splits, &mut reached, by_tail);
        self.reached = reached;
        value
    }

    /// Collects what moves that do not split lead to, but for the tail, and returns the splits.
    fn collect(&self, values: &[u16], reached: &mut Marks) -> Vec<Splits> {
        let heap = values.len();
        let mut splits = Vec::new();
        for family in &self.code.families(heap as u64) {
            let rests = family.takes().map(|take| heap - index(take));
            match *family {
                Family { parts: 0, .. } => reached.mark(0),
                Family { parts: 1, first, .. } if Some(first) == self.tail => {}
                Family { parts: 1, .. } => rests.for_each(|rest| reached.mark(values[rest].into())),
                _ => splits.extend(splits_of(family, heap)),
            }
        }
        splits
    }

    /// The value of a heap: the first candidate that is found among no splits.
    fn search(
        &mut self,
        known: &[u16],
        splits: &[Splits],
        reached: &mut Marks,
        by_tail: ByTail,
    ) -> u32 {
        let heap = known.len();
        // Enough splits to meet most values, unless most are known to be reached.
        let values = self.largest.saturating_sub(self.covered) as usize;
        let mut sample = 64 + 2 * values;
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
            if self.rare.as_ref().is_some_and(|rare| rare.space().is_common(heap, value)) {
                return value;
            }
            let found = splits.iter().filter(|splits| sample < splits.high).any(|splits| {
                searched += splits.high - sample;
                match u8::try_from(value) {
                    Ok(value) if self.bytes.len() == heap => {
                        splits.has(&self.bytes, value, sample + 1)
                    }
                    // No nim-sum has more bits than the values.
                    _ => {
                        u16::try_from(value).is_ok_and(|value| splits.has(known, value, sample + 1))
                    }
                }
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
        if values.len() < self.seek {
            return;
        }
        self.seek = 2 * values.len();
        (self.rare, self.blocks) = (None, None);
        let is_split = self.code.most_parts() == 2;
        let space = is_split.then(|| Rare::seek(values, self.parity)).flatten();
        match space.map(|rare| Blocks::new(&self.code, values, rare)) {
            Some(Ok(blocks)) => self.blocks = Some(blocks),
            Some(Err(rare)) => self.rare = Some(rare),
            None => {}
        }
        if self.blocks.is_none() && self.bytes.len() < values.len() {
            let bytes = values.iter().map(|&value| u8::try_from(value).ok());
            self.bytes = bytes.collect::<Option<_>>().unwrap_or_default();
        }
    }
}

#[derive(Clone, Copy)]
struct ByTail(Option<u64>);

impl ByTail {
    fn reaches(self, heap: u32) -> bool {
        self.0.is_some_and(|left| u64::from(heap) <= left)
    }
}

/// After so many searches of all splits, collecting all of them is faster.
const MOST_SEARCHES: usize = 16;
/// With how many values to seek a sparse space first.
const FIRST_SEEK: usize = 256;

impl Engine for Scan {
    fn extend(&mut self, values: &mut Vec<u16>, len: usize, watch: &dyn Watch) -> Result<()> {
        while values.len() < len {
            let first = values.len();
            if (self.blocks.is_some() || first.is_multiple_of(64)) && !watch.go_on(first) {
                break;
            }
            if let Some(blocks) = &mut self.blocks {
                let goes_on = blocks.extend(values, len - first);
                (first..values.len()).for_each(|heap| self.note(heap, values[heap]));
                self.blocks.take_if(|_| !goes_on);
            } else {
                let value = self.next(values);
                push(values, value)?;
                self.note(first, values[first]);
            }
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
