//! The values of heaps by a sparse space, a block at a time.
//!
//! By splits with a rare part, and by moves that do not split, each heap of a block gets the least common value
//! that it does not reach: all splits of a common value have a rare part. That it reaches all rare values below is then
//! shown by a few of the other splits; or else a search of all finds that it does not, and has a rare value.
//!
//! `table 0.6 --to 300000`, or 0.36 `--by-rules`, takes more than twenty times as long without.

mod heaps;
mod rare;
mod rows;
mod space;

pub use rare::Rare;

use super::splits::Splits;
use crate::index;
use crate::marks::Marks;
use crate::rule::Code;
use heaps::{BLOCK, Heaps};
use rows::{KEPT, LARGEST, Parts, Rows};

/// With so many values blocks begin: with fewer, most parts are within a block.
const FEWEST: usize = 8 * BLOCK;

pub struct Blocks {
    rare: Rare,
    /// The takes that leave one heap, and those that leave two, perhaps not of the same size.
    whole: Vec<usize>,
    splits: Vec<(usize, bool)>,
    rows: Rows,
    /// The largest part, with the take, that is in `few`: rare ones of at least a block, and in `many`: common ones.
    limit: usize,
    few: Parts,
    many: Parts,
    /// The largest value of the last block.
    largest: u16,
    /// What the next heap reaches by `whole`, and by rare parts that are not in `few`.
    reached: Marks,
}

/// The common values that the heaps of a block have asked for.
struct Asked {
    /// The heaps of the block.
    heaps: Heaps,
    /// The values that some heaps do not reach by `few`, and these heaps.
    open: Vec<(u16, Heaps)>,
    /// All smaller ones have been looked at.
    next: u16,
}

/// The most bytes of a sparse space of `len` values.
pub fn memory(len: u64) -> u64 {
    Rare::memory(len) + rows::memory()
}

impl Blocks {
    /// For the heaps after `values`; `None` if these are too few, a value or a take is too large, or the code has a tail.
    pub fn new(code: &Code, values: &[u16], rare: Rare) -> Result<Blocks, Rare> {
        let largest = index(code.horizon().min(BLOCK as u64));
        let is_tail = code.tail_length().is_some();
        let fits = values.len() >= FEWEST && values.iter().all(|&value| value <= LARGEST);
        if is_tail || !fits || largest == BLOCK {
            return Err(rare);
        }
        let takes =
            |parts| (0..=largest).filter(move |&take| code.digit(take as u64).leaves(parts));
        let splits: Vec<_> = takes(2).map(|take| (take, code.digit(take as u64).unequal)).collect();
        let limit = values.len().min(KEPT);
        let parts = |end: usize, are_common: bool| {
            let parts = (1..).zip(&values[1..end]);
            let parts = parts.filter(|(part, value)| {
                rare.space().is_common(*part, u32::from(**value)) == are_common
            });
            let all = parts.flat_map(|(part, value)| {
                splits.iter().map(move |(take, _)| (*value, part + take))
            });
            let known = all.filter(|(_, part)| (BLOCK..=limit).contains(part));
            Parts::new(known, are_common)
        };
        // Of the common parts the smaller ones show enough; rests are larger.
        let (few, many) =
            (parts(limit, false), parts(limit.min((values.len() - largest) / 2), true));
        let (rows, whole, reached) = (Rows::of(values), takes(1).collect(), Marks::default());
        Ok(Blocks { rare, whole, splits, rows, limit, few, many, largest: 0, reached })
    }

    /// Appends the values of some of the next heaps, at most so many; whether it can go on.
    pub fn extend(&mut self, values: &mut Vec<u16>, most: usize) -> bool {
        let first = values.len();
        let is_small = self.propose(values, most.min(BLOCK));
        self.confirm(values, first);
        for (heap, &value) in values.iter().enumerate().skip(first) {
            self.rows.add(heap, value);
            self.rare.push(heap, value);
        }
        is_small && self.rare.is_sparse(values.len())
    }

    /// Appends for each heap of a block the least common value that it does not reach, as long as that is small.
    fn propose(&mut self, values: &mut Vec<u16>, count: usize) -> bool {
        let first = values.len();
        let mut asked = Asked { heaps: Heaps::first(count), open: Vec::new(), next: 0 };
        self.ask(&mut asked, first, self.largest);
        for place in 0..count {
            self.mark(values);
            let is_reached = |value: u16| self.reached.has(value.into());
            let open =
                asked.open.iter().find(|(value, heaps)| heaps.has(place) && !is_reached(*value));
            let value = open.map(|(value, _)| *value);
            let Some(value) = value.or_else(|| self.ask_on(&mut asked, first, place)) else {
                return false;
            };
            values.push(value);
        }
        true
    }

    /// Marks what the next heap reaches by `whole`, and by rare parts that are not in `few`.
    fn mark(&mut self, values: &[u16]) {
        self.reached.clear();
        self.reached.make_room(usize::from(LARGEST) + 1);
        for &take in &self.whole {
            self.reached.mark(values[values.len() - take].into());
        }
        for &(take, _) in &self.splits {
            let rest = values.len() - take;
            for rare in
                [self.rare.within(0, BLOCK - take), self.rare.within(self.limit + 1 - take, rest)]
            {
                Splits { rest, high: rest / 2 }.collect_rare(values, rare, &mut self.reached);
            }
        }
    }

    /// Asks for the next values, up to this one.
    fn ask(&self, asked: &mut Asked, first: usize, last: u16) {
        let values = asked.next..=last;
        asked.next = last + 1;
        let needed = |value: u16| asked.heaps.without(&rare_places(&self.rare, first, value));
        let values: Vec<u16> = values.filter(|value| !needed(*value).is_empty()).collect();
        let far = self.rows.reached(&self.few, first, &values);
        let open =
            values.iter().zip(far).map(|(value, far)| (*value, needed(*value).without(&far)));
        let open: Vec<_> = open.filter(|(_, heaps)| !heaps.is_empty()).collect();
        asked.open.extend(open);
    }

    /// The least common value, of those that no heap of the block has asked for, that this one does not reach.
    fn ask_on(&self, asked: &mut Asked, first: usize, place: usize) -> Option<u16> {
        while asked.next <= LARGEST {
            let (value, known) = (asked.next, asked.open.len());
            self.ask(asked, first, value);
            if asked.open[known..].iter().any(|(_, heaps)| heaps.has(place))
                && !self.reached.has(value.into())
            {
                return Some(value);
            }
        }
        None
    }

    /// Looks whether the heaps from `first` on, which have the least common values that they do not reach, reach all
    /// smaller rare ones. Ends the values at the first heap that does not, with its value.
    fn confirm(&mut self, values: &mut Vec<u16>, first: usize) {
        let largest = values[first..].iter().copied().max().unwrap_or(0);
        self.largest = largest;
        let mut of = vec![Heaps::default(); usize::from(largest) + 1];
        for (place, &value) in values[first..].iter().enumerate() {
            of[usize::from(value)].add(place);
        }
        let mut larger = Heaps::first(values.len() - first);
        for value in 0..largest {
            larger = larger.without(&of[usize::from(value)]);
            let needed = larger.and(&rare_places(&self.rare, first, value));
            if needed.is_empty() {
                continue;
            }
            let open = needed.without(&self.rows.shown(&mut self.many, (first, value), needed));
            let mut places = (0..values.len() - first).filter(|&place| open.has(place));
            if let Some(place) = places.find(|place| !self.finds(&values[..first + place], value)) {
                values.truncate(first + place);
                values.push(value);
                larger = larger.and(&Heaps::first(place));
            }
        }
    }

    /// Whether the next heap reaches a value, by a search.
    fn finds(&self, values: &[u16], value: u16) -> bool {
        let heap = values.len();
        self.whole.iter().any(|take| values[heap - take] == value)
            || self.splits.iter().any(|&(take, unequal)| {
                let rest = heap - take;
                let splits = Splits { rest, high: (rest - usize::from(unequal)) / 2 };
                splits.has(values, value, 1)
            })
    }
}

/// The places in the block from `first` on at which a value is rare.
fn rare_places(rare: &Rare, first: usize, value: u16) -> Heaps {
    let of = |parity: usize| {
        let is_common = rare.space().is_common(first + parity, value.into());
        if is_common { Heaps::default() } else { Heaps::every_second(parity) }
    };
    of(0).or(&of(1))
}
