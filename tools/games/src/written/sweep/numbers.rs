//! Numbers of many lanes at once. Their memory is used again: to ask the system for it takes as long as to fill it.

use crate::wide::{Work, widest};
use std::cell::RefCell;
use std::ops::{Deref, DerefMut};

use Column::{Each, Same};

/// So much memory is kept for numbers to come.
const MOST_SPARE: usize = 64;

thread_local! {
    static SPARE: RefCell<Vec<Vec<i64>>> = const { RefCell::new(Vec::new()) };
}

/// Numbers, one for each lane.
#[derive(Debug)]
pub struct Numbers(Vec<i64>);

impl Numbers {
    /// So many numbers, whatever they are.
    pub fn any(count: usize) -> Numbers {
        let mut numbers = SPARE.with_borrow_mut(Vec::pop).unwrap_or_default();
        numbers.resize(count, 0);
        Numbers(numbers)
    }
}

impl Drop for Numbers {
    fn drop(&mut self) {
        let numbers = std::mem::take(&mut self.0);
        SPARE.with_borrow_mut(|spare| {
            if spare.len() < MOST_SPARE {
                spare.push(numbers);
            }
        });
    }
}

impl Clone for Numbers {
    fn clone(&self) -> Numbers {
        self.iter().copied().collect()
    }
}

impl FromIterator<i64> for Numbers {
    fn from_iter<I: IntoIterator<Item = i64>>(all: I) -> Numbers {
        let mut numbers = Numbers::any(0);
        numbers.extend(all);
        numbers
    }
}

impl Deref for Numbers {
    type Target = Vec<i64>;
    fn deref(&self) -> &Vec<i64> {
        &self.0
    }
}

impl DerefMut for Numbers {
    fn deref_mut(&mut self) -> &mut Vec<i64> {
        &mut self.0
    }
}

/// The same number in all lanes, or one for each.
#[derive(Clone, Debug)]
pub enum Column {
    Same(i64),
    Each(Numbers),
}

/// So many numbers are looked at together.
const AT_ONCE: usize = 16;

impl Column {
    #[inline]
    pub fn at(&self, lane: usize) -> i64 {
        match self {
            Same(number) => *number,
            Each(numbers) => numbers[lane],
        }
    }

    /// The numbers of these lanes.
    pub fn of(&self, lanes: &[u32]) -> Column {
        match (self, lanes) {
            (Same(number), _) => Same(*number),
            (Each(numbers), [lane]) => Same(numbers[*lane as usize]),
            (Each(numbers), _) => Each(lanes.iter().map(|lane| numbers[*lane as usize]).collect()),
        }
    }

    /// The lanes, of so many, whose number is not 0.
    pub fn lanes(&self, count: usize) -> Vec<u32> {
        let all = 0..u32::try_from(count).expect("few lanes");
        let Each(numbers) = self else {
            return all.filter(|_| !self.is_all(0)).collect();
        };
        let mut lanes = Vec::with_capacity(count);
        // Often most are 0.
        for (first, numbers) in all.step_by(AT_ONCE).zip(numbers.chunks(AT_ONCE)) {
            if numbers.iter().fold(0, |any, number| any | number) != 0 {
                let own = (first..).zip(numbers).filter(|(_, number)| **number != 0);
                lanes.extend(own.map(|(lane, _)| lane));
            }
        }
        lanes
    }

    /// The sum of the numbers of so many lanes.
    pub fn sum(&self, count: usize) -> i64 {
        match self {
            Same(number) => number * count as i64,
            Each(numbers) => numbers.iter().sum(),
        }
    }

    /// Whether it is this number in all lanes.
    pub fn is_all(&self, number: i64) -> bool {
        self.slice().iter().fold(0, |other, own| other | (own ^ number)) == 0
    }

    /// Whether some number is negative, or above a largest one.
    pub fn is_beyond(&self, most: i64) -> bool {
        widest(Beyond(self.slice(), most))
    }

    pub fn slice(&self) -> &[i64] {
        match self {
            Same(number) => std::slice::from_ref(number),
            Each(numbers) => numbers,
        }
    }

    /// Whether all are from `-2^bits` to `2^bits - 1`, and whether all are from 0 to there.
    pub fn within(&self, bits: u32) -> (bool, bool) {
        let (size, signs) = widest(Extent(self.slice()));
        (size >> bits == 0, signs >> bits == 0)
    }
}

/// Those bits that some number has, of its absolute value or one less; and of the number.
struct Extent<'a>(&'a [i64]);

impl Work for Extent<'_> {
    type Output = (u64, u64);
    #[inline(always)]
    fn run(self) -> (u64, u64) {
        let add = |(size, bits): (i64, i64), n: &i64| (size | (n ^ (n >> 63)), bits | n);
        let (size, bits) = self.0.iter().fold((0, 0), add);
        (size.cast_unsigned(), bits.cast_unsigned())
    }
}

struct Beyond<'a>(&'a [i64], i64);

impl Work for Beyond<'_> {
    type Output = bool;
    #[inline(always)]
    fn run(self) -> bool {
        self.0.iter().fold(0, |signs, n| signs | n | self.1.wrapping_sub(*n)) < 0
    }
}
