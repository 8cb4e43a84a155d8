//! Lists of numbers, sums, words.

use crate::choices::Kind;
use crate::generator::{limited, Generator};
use crate::integer::Integer;
use crate::random::Random;
use std::collections::HashSet;
use std::ops::RangeInclusive;

impl Generator {
    /// A list: how many numbers, and from where. Now and then all are equal.
    pub fn vector<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        let len = self.count(len);
        let is_equal = match self.largest() {
            Some(largest) => largest.kind == Kind::Equal,
            None => self.counter().is_none() && self.one_in(16),
        };
        if is_equal {
            return vec![self.number(range); len];
        }
        (0..len).map(|_| self.number(range.clone())).collect()
    }

    /// As [`vector`](Generator::vector), of what has no order: where every input is made, each such list is there in one
    /// order.
    pub fn bag<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        if self.counter().is_none() {
            return self.vector(len, range);
        }
        let mut list = self.sorted(len, range);
        if let Some(counter) = self.counter() {
            mix(&mut counter.random(), &mut list);
        }
        list
    }

    /// As [`vector`](Generator::vector), in ascending order.
    pub fn sorted<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        if self.counter().is_some() {
            let (len, mut low) = (self.count(len), *range.start());
            let next = |_| {
                low = self.number(low..=*range.end());
                low
            };
            return (0..len).map(next).collect();
        }
        let mut list = self.vector(len, range);
        list.sort_unstable();
        list
    }

    /// Numbers of which none is there twice, in random order. Where `range` has fewer than `len` asks for, there
    /// are fewer.
    pub fn distinct<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        let mut list = self.different(len, range);
        if self.counter().is_some() {
            self.shuffle(&mut list);
        }
        list
    }

    /// Different numbers, in ascending order where each set of them is made.
    fn different<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        let (low, high) = (range.start().wide(), range.end().wide());
        let there_are = usize::try_from(high - low + 1).unwrap_or(usize::MAX);
        let (least, most) = (*len.start(), (*len.end()).min(there_are));
        assert!(least <= most, "{low}..={high} has no {least} different numbers");
        let len = self.count(least..=most);
        if self.counter().is_some() {
            let mut low = low;
            let next = |i| {
                let left = (len - 1 - i) as i128;
                let number = self.number(T::narrow(low)?..=T::narrow(high - left)?);
                low = number.wide() + 1;
                Some(number)
            };
            return (0..len).filter_map(next).collect();
        }
        if len > there_are / 2 {
            let mut all: Vec<T> = (low..=high).filter_map(T::narrow).collect();
            self.shuffle(&mut all);
            all.truncate(len);
            return all;
        }
        let mut seen = HashSet::new();
        let mut list = Vec::with_capacity(len);
        while list.len() < len {
            let mut number = self.number(range.clone());
            while !seen.insert(number.wide()) {
                // The likely ones may all be there.
                number = self.random.uniform(range.clone());
            }
            list.push(number);
        }
        list
    }

    /// As [`distinct`](Generator::distinct), in ascending order.
    pub fn increasing<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        let mut list = self.different(len, range);
        list.sort_unstable();
        list
    }

    /// Different ones of `items`: how many, in random order.
    pub fn some<T: Clone>(&mut self, count: RangeInclusive<usize>, items: &[T]) -> Vec<T> {
        let places = self.distinct(count, 1..=items.len());
        places.into_iter().map(|place| items[place - 1].clone()).collect()
    }

    /// The numbers 1 to `n` in random order.
    pub fn permutation(&mut self, n: usize) -> Vec<usize> {
        let mut list: Vec<usize> = (1..=limited(n)).collect();
        self.shuffle(&mut list);
        list
    }

    /// Puts a list into random order. Where every input is made, a pair is there in both orders, and more in one that
    /// looks random.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        if let (Some(counter), [first, second]) = (self.counter(), &mut *list) {
            if counter.digit(2) == 1 {
                std::mem::swap(first, second);
            }
            return;
        }
        match self.counter() {
            Some(counter) => mix(&mut counter.random(), list),
            None => mix(&mut self.random, list),
        }
    }

    /// A word of letters from `alphabet`: of random ones, of a single one, or of a piece that is repeated.
    pub fn word(&mut self, len: RangeInclusive<usize>, alphabet: &str) -> String {
        let letters: Vec<char> = alphabet.chars().collect();
        let len = self.count(len);
        if self.counter().is_some() || self.largest().is_some() {
            let letter = |place: usize| letters[place];
            return self.vector(len..=len, 0..=letters.len() - 1).into_iter().map(letter).collect();
        }
        let period = match self.random.below(4) {
            0 => 1,
            1 => self.random.uniform(1..=len.max(1)),
            _ => len,
        };
        let piece: Vec<char> = (0..period.max(1)).map(|_| *self.pick(&letters)).collect();
        piece.iter().cycle().take(len).collect()
    }

    /// A board of so many rows and columns, of cells from `alphabet`; now and then nearly all are the same.
    pub fn board(&mut self, rows: usize, columns: usize, alphabet: &str) -> Vec<String> {
        let letters: Vec<char> = alphabet.chars().collect();
        if self.counter().is_some() {
            let mut row = |_| (0..columns).map(|_| *self.pick(&letters)).collect();
            return (0..rows).map(&mut row).collect();
        }
        let usual = *self.pick(&letters);
        let density = self.random.uniform(0_u64..=8);
        let mut cell = || if self.random.below(8) < density { usual } else { *self.pick(&letters) };
        (0..rows).map(|_| (0..columns).map(|_| cell()).collect()).collect()
    }

    /// Cells (row, column) of a board, from (1, 1) on, none twice, in random order.
    pub fn cells(
        &mut self,
        count: RangeInclusive<usize>,
        rows: usize,
        columns: usize,
    ) -> Vec<(usize, usize)> {
        let cell = |number| ((number - 1) / columns + 1, (number - 1) % columns + 1);
        self.distinct(count, 1..=rows * columns).into_iter().map(cell).collect()
    }
}

fn mix<T>(random: &mut Random, list: &mut [T]) {
    for i in (1..list.len()).rev() {
        list.swap(i, random.uniform(0..=i));
    }
}
