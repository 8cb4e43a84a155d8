//! The splits of a heap into two, whose values are compared many at a time.

#![allow(clippy::inline_always, reason = "what is compiled for wide vectors must be inlined")]

use crate::index;
use crate::marks::Marks;
use crate::rule::{Code, Family};
use crate::wide::{Work, widest};
use std::ops::{BitOr, BitXor};

/// The splits of one take into parts `a` and `rest - a`, with `a` in `1..=high`.
#[derive(Clone, Copy)]
pub struct Splits {
    pub rest: usize,
    pub high: usize,
}

impl Splits {
    /// Whether a value is that of a split with a smaller part of at least `low`.
    pub fn has<V: Lane>(self, values: &[V], value: V, low: usize) -> bool {
        let others = &values[self.rest - self.high..=self.rest - low];
        widest(Occurrence { value, parts: &values[low..=self.high], others })
    }

    /// Adds the values of the splits with a smaller part in `low..=high`.
    pub fn collect(self, values: &[u16], low: usize, high: usize, reached: &mut Marks) {
        let high = high.min(self.high);
        if low <= high {
            let others = values[self.rest - high..=self.rest - low].iter().rev();
            let pairs = values[low..=high].iter().zip(others);
            let (by_value, now) = reached.slots();
            pairs.for_each(|(a, b)| by_value[usize::from(a ^ b)] = now);
        }
    }

    /// Adds the values of the splits with a part among `rare`, heaps and their values.
    pub fn collect_rare(self, values: &[u16], rare: &[(u32, u16)], reached: &mut Marks) {
        // A slice, so that its place is not loaded again after each store.
        let (by_value, now) = reached.slots();
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

/// Values that are compared many at a time.
pub trait Lane:
    Copy + PartialEq + From<bool> + BitOr<Output = Self> + BitXor<Output = Self>
{
}
impl Lane for u8 {}
impl Lane for u16 {}

/// Whether a value is the nim-sum of a part and of the other one, as far from the end.
#[derive(Clone, Copy)]
struct Occurrence<'a, V> {
    value: V,
    parts: &'a [V],
    others: &'a [V],
}

const CHUNK: usize = 256;

impl<V: Lane> Work for Occurrence<'_, V> {
    type Output = bool;
    #[inline(always)]
    fn run(self) -> bool {
        let none = V::from(false);
        self.parts.chunks(CHUNK).zip(self.others.rchunks(CHUNK)).any(|(parts, others)| {
            // Without a branch, for vector instructions.
            let pairs = parts.iter().zip(others.iter().rev());
            pairs.fold(none, |found, (a, b)| found | V::from(*a ^ *b == self.value)) != none
        })
    }
}

/// The splits of a heap by the moves of a family that leave two heaps.
pub fn splits_of(family: &Family, heap: usize) -> impl Iterator<Item = Splits> {
    let gap = usize::from(family.unequal);
    let rests = family.takes().map(move |take| heap - index(take));
    rests.map(move |rest| Splits { rest, high: (rest - gap) / 2 })
}

/// The parity of all takes that split heaps, if some do and all have the same.
pub fn parity_of_splits(code: &Code) -> Option<u32> {
    let families = code.families(code.horizon().saturating_add(3));
    let mut splits = families.iter().filter(|family| family.parts == 2).peekable();
    let first = splits.peek()?.first;
    let same = |family: &Family| {
        family.first % 2 == first % 2
            && (family.first == family.last || family.step.is_multiple_of(2))
    };
    splits.all(same).then_some(u32::from(first % 2 == 1))
}

#[cfg(test)]
#[path = "../../tests/inside/engine/splits.rs"]
mod tests;
