//! Lists of numbers, sums, words.

use crate::generator::Generator;
use crate::integer::Integer;
use std::collections::HashSet;
use std::ops::RangeInclusive;

impl Generator {
    /// A list: how many numbers, and from where. Now and then all are equal.
    pub fn vector<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        let len = self.number(len);
        if self.one_in(16) {
            return vec![self.number(range); len];
        }
        (0..len).map(|_| self.number(range.clone())).collect()
    }

    /// As [`vector`](Generator::vector), in ascending order.
    pub fn sorted<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        let mut list = self.vector(len, range);
        list.sort_unstable();
        list
    }

    /// Numbers of which none is there twice, in random order. Where `range` has fewer than `len` asks for, there
    /// are fewer.
    ///
    /// # Panics
    /// If `range` has fewer than the least length.
    pub fn distinct<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        let (low, high) = (range.start().wide(), range.end().wide());
        let there_are = usize::try_from(high - low + 1).unwrap_or(usize::MAX);
        let (least, most) = (*len.start(), (*len.end()).min(there_are));
        assert!(least <= most, "{low}..={high} has no {least} different numbers");
        let len = self.number(least..=most);
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
    ///
    /// # Panics
    /// If `range` has fewer than the least length.
    pub fn increasing<T: Integer>(
        &mut self,
        len: RangeInclusive<usize>,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        let mut list = self.distinct(len, range);
        list.sort_unstable();
        list
    }

    /// The numbers 1 to `n` in random order.
    pub fn permutation(&mut self, n: usize) -> Vec<usize> {
        let mut list: Vec<usize> = (1..=n).collect();
        self.shuffle(&mut list);
        list
    }

    /// Puts a list into random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.random.uniform(0..=i));
        }
    }

    /// A word of letters from `alphabet`: of random ones, of a single one, or of a piece that is repeated.
    ///
    /// # Panics
    /// If the alphabet is empty.
    pub fn word(&mut self, len: RangeInclusive<usize>, alphabet: &str) -> String {
        let letters: Vec<char> = alphabet.chars().collect();
        let len = self.number(len);
        let period = match self.random.below(4) {
            0 => 1,
            1 => self.random.uniform(1..=len.max(1)),
            _ => len,
        };
        let piece: Vec<char> = (0..period.max(1)).map(|_| *self.pick(&letters)).collect();
        piece.iter().cycle().take(len).collect()
    }

    /// A board of so many rows and columns, of cells from `alphabet`; now and then nearly all are the same.
    ///
    /// # Panics
    /// If the alphabet is empty.
    pub fn board(&mut self, rows: usize, columns: usize, alphabet: &str) -> Vec<String> {
        let letters: Vec<char> = alphabet.chars().collect();
        let usual = *self.pick(&letters);
        let density = self.random.uniform(0_u64..=8);
        let mut cell = || if self.random.below(8) < density { usual } else { *self.pick(&letters) };
        (0..rows).map(|_| (0..columns).map(|_| cell()).collect()).collect()
    }

    /// Cells (row, column) of a board, from (1, 1) on, none twice, in random order.
    ///
    /// # Panics
    /// If the board has fewer than the least number of cells.
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
