//! The values of the parts of splits, in both directions, as the smallest integers that hold them.

#![allow(clippy::inline_always, reason = "what is compiled for wide vectors must be inlined")]

use crate::wide::{Work, widest};
use std::ops::{BitOr, BitXor};

/// The splits of one take into parts `a` and `rest - a`, with `a` in `1..=high`.
#[derive(Clone, Copy)]
pub struct Splits {
    /// What is left to split.
    pub rest: usize,
    /// The largest size of the smaller part.
    pub high: usize,
}

/// For each value, 1 + the last heap that is known to have an option of this value.
#[derive(Default)]
pub struct Reached {
    pub by_value: Vec<u32>,
    /// 1 + the heap whose options are looked at.
    now: u32,
}

impl Reached {
    /// Looks at the options of a heap now, or goes on with these, in a table with room for so many values.
    pub fn begin(&mut self, heap: usize, room: usize) {
        if self.by_value.len() < room {
            self.by_value.resize(room, 0);
        }
        self.now = u32::try_from(heap + 1).expect("tables are shorter");
    }

    pub fn add(&mut self, value: u32) {
        self.by_value[value as usize] = self.now;
    }

    pub fn has(&self, value: u32) -> bool {
        self.by_value[value as usize] == self.now
    }
}

/// The values of all heaps so far.
pub trait Parts: Send + Sync {
    /// Whether a value fits.
    fn fits(&self, value: u32) -> bool;
    /// Appends what is new in `values`.
    fn follow(&mut self, values: &[u32]);
    /// Whether `value` is the nim-sum of the values of heaps `a` and `rest - a`, for some `a` in
    /// `low..=high`.
    fn has_pair(&self, value: u32, rest: usize, low: usize, high: usize) -> bool;
    /// Adds the values of the splits with a smaller part in `low..=high`.
    fn collect(&self, splits: Splits, low: usize, high: usize, reached: &mut Reached);
    /// Adds the values of the splits with a part among `rare`, heaps and their values.
    fn collect_rare(&self, rare: &[(u32, u32)], splits: Splits, reached: &mut Reached);
    /// How many bytes a value takes.
    fn width(&self) -> usize;
    /// How much is allocated.
    #[cfg(test)]
    fn bytes(&self) -> usize;
}

/// No values yet, of which `largest` is the largest that fits.
pub fn parts_for(largest: u32) -> Box<dyn Parts> {
    if u8::try_from(largest).is_ok() {
        Box::new(Both::<u8>::default())
    } else if u16::try_from(largest).is_ok() {
        Box::new(Both::<u16>::default())
    } else {
        Box::new(Both::<u32>::default())
    }
}

/// Whether a value is the nim-sum of a part and the other part at the same place.
#[derive(Clone, Copy)]
struct Search<'a, T> {
    value: T,
    parts: &'a [T],
    others: &'a [T],
}

impl<T> Work for Search<'_, T>
where
    T: Copy + Default + Eq + From<bool> + BitXor<Output = T> + BitOr<Output = T>,
{
    type Output = bool;
    #[inline(always)]
    fn run(self) -> bool {
        self.parts.chunks(CHUNK).zip(self.others.chunks(CHUNK)).any(|(parts, others)| {
            // Without a branch, for vector instructions.
            let found = parts
                .iter()
                .zip(others)
                .fold(T::default(), |found, (&a, &b)| found | T::from(a ^ b == self.value));
            found != T::default()
        })
    }
}

#[derive(Default)]
struct Both<T> {
    forward: Vec<T>,
    /// Filled from its end, so that it grows at the front.
    backward: Vec<T>,
}

/// How many splits are compared together.
const CHUNK: usize = 256;

impl<T> Parts for Both<T>
where
    T: Copy
        + Default
        + Eq
        + Send
        + Sync
        + From<bool>
        + TryFrom<u32>
        + Into<u32>
        + BitXor<Output = T>
        + BitOr<Output = T>,
{
    fn fits(&self, value: u32) -> bool {
        T::try_from(value).is_ok()
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
        let parts = &self.forward[low..=high];
        let others = &self.backward[end - 1 - (rest - low)..end - (rest - high)];
        widest(Search { value, parts, others })
    }

    fn collect(&self, splits: Splits, low: usize, high: usize, reached: &mut Reached) {
        let Splits { rest, high: most } = splits;
        let high = high.min(most);
        if low <= high {
            let end = self.backward.len();
            let others = &self.backward[end - 1 - (rest - low)..end - (rest - high)];
            let pairs = self.forward[low..=high].iter().zip(others);
            pairs.for_each(|(&a, &b)| reached.add((a ^ b).into()));
        }
    }

    fn collect_rare(&self, rare: &[(u32, u32)], splits: Splits, reached: &mut Reached) {
        let Splits { rest, high } = splits;
        let mut add = |&(part, value): &(u32, u32)| {
            reached.add(value ^ self.forward[rest - part as usize].into());
        };
        if high == rest / 2 {
            rare.iter().for_each(add);
        } else {
            // Not two equal parts.
            rare.iter().filter(|&&(part, _)| 2 * part as usize != rest).for_each(&mut add);
        }
    }

    fn width(&self) -> usize {
        size_of::<T>()
    }

    #[cfg(test)]
    fn bytes(&self) -> usize {
        (self.forward.capacity() + self.backward.capacity()) * size_of::<T>()
    }
}

#[cfg(test)]
mod tests {
    use super::{Search, parts_for};
    use crate::wide::all_ways;

    /// With the vectors of every processor, and with those of this one.
    #[test]
    fn search_of_any_width() {
        let parts: Vec<u16> = (0..700).map(|i| i * 53 % 97).collect();
        let others: Vec<u16> = (0..700).map(|i| i * 31 % 61).collect();
        for len in [1, 31, 32, 255, 256, 257, 699] {
            for value in 0..128 {
                let (parts, others) = (&parts[..len], &others[..len]);
                let search = Search { value, parts, others };
                let found = parts.iter().zip(others).any(|(a, b)| a ^ b == value);
                assert!(
                    all_ways(search).into_iter().all(|way| way == found),
                    "{value} among {len}"
                );
            }
        }
    }

    /// Pairs are found in every width of values, wherever they are, and no others.
    #[test]
    fn pairs_in_every_width() {
        let mut values = Vec::new();
        for top in [255, 65_535, 65_536] {
            values.extend((0..999).map(|i| i % 7));
            values.push(top);
            let mut parts = parts_for(top);
            assert!(parts.fits(top) && (top > 65_535 || !parts.fits(top + 1)), "{top}");
            parts.follow(&values);
            let last = values.len() - 1;
            for (other, value) in values[..last].iter().enumerate().skip(1) {
                let (rest, pair) = (last + other, top ^ value);
                let found = |low: usize, high: usize| parts.has_pair(pair, rest, low, high);
                assert!(found(other, other), "{top} and {other}");
                assert!(found(other, other + 300.min(last - other)), "{top} and {other}");
                assert!(!found(other + 1, last - 1) || other + 1 >= last, "{top} and {other}");
            }
        }
    }
}
