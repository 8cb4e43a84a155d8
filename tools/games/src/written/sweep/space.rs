//! Where positions are in tables.

use super::super::syntax::Expression;
use super::columns::{Names, Wrong, pairs};
use super::numbers::Column;
use Column::Same;
use std::borrow::Cow;

/// The positions of a box, and an order of them: by the number at one place, or by the sum of all numbers; then one
/// number after the other.
#[derive(Clone, Debug, Default)]
pub struct Space {
    pub least: Vec<i64>,
    pub sides: Vec<i64>,
    /// How far apart the places are of numbers that differ by one.
    pub strides: Vec<i64>,
    /// The place that comes first; after the last one for the sum.
    pub first: usize,
}

impl Space {
    pub fn new(least: &[i64], sides: &[i64], first: usize) -> Space {
        let mut strides = vec![1; sides.len()];
        for place in (1..sides.len()).rev() {
            strides[place - 1] = strides[place] * sides[place];
        }
        Space { least: least.to_vec(), sides: sides.to_vec(), strides, first }
    }

    /// The place after all others.
    pub fn end(&self) -> i64 {
        self.sides.iter().product()
    }

    pub fn has(&self, position: &[i64]) -> bool {
        let sides = self.least.iter().zip(&self.sides);
        position.iter().zip(sides).all(|(n, (least, side))| (*least..least + side).contains(n))
    }

    /// Whether the first position comes before the second.
    pub fn is_before(&self, a: &[i64], b: &[i64]) -> bool {
        let key = |position: &[i64]| {
            position.get(self.first).copied().unwrap_or_else(|| position.iter().sum())
        };
        (key(a), a) < (key(b), b)
    }

    /// Goes on to the next position in the order.
    pub fn advance(&self, position: &mut [i64]) {
        if self.first == self.sides.len() {
            return self.advance_by_sum(position);
        }
        let others = (0..self.sides.len()).rev().filter(|place| *place != self.first);
        for place in others.chain([self.first]) {
            position[place] += 1;
            if position[place] < self.least[place] + self.sides[place] {
                break;
            }
            position[place] = self.least[place];
        }
    }

    fn advance_by_sum(&self, position: &mut [i64]) {
        let mut rest = 0;
        for place in (0..position.len()).rev() {
            if rest > 0 && position[place] + 1 < self.least[place] + self.sides[place] {
                position[place] += 1;
                return self.fill(position, place + 1, rest - 1);
            }
            rest += position[place] - self.least[place];
        }
        self.fill(position, 0, rest + 1);
    }

    /// Adds a rest to the least numbers from a place on, to the last ones first.
    fn fill(&self, position: &mut [i64], from: usize, mut rest: i64) {
        for place in (from..position.len()).rev() {
            let own = rest.min(self.sides[place] - 1);
            position[place] = self.least[place] + own;
            rest -= own;
        }
    }

    pub fn place(&self, position: &[i64]) -> usize {
        let from_least = position.iter().zip(&self.least).map(|(number, least)| number - least);
        let place: i64 = from_least.zip(&self.strides).map(|(at, stride)| at * stride).sum();
        usize::try_from(place).expect("a place in the box")
    }

    /// The place of a position less a direction, if it is in the box.
    pub fn before(&self, position: &[i64], direction: &[i64]) -> Option<usize> {
        let before: Vec<i64> = position.iter().zip(direction).map(|(n, d)| n - d).collect();
        self.has(&before).then(|| self.place(&before))
    }

    /// The places of positions with these coordinates. Those outside the box are wrong.
    pub fn places(&self, names: &Names, coordinates: &[Expression], wrong: &mut Wrong) -> Column {
        let mut sum: Option<Column> = None;
        for (place, coordinate) in coordinates.iter().enumerate() {
            let (least, side) = (self.least[place], self.sides[place]);
            let number = names.value(coordinate, wrong);
            let number = match least {
                0 => number,
                _ => Cow::Owned(pairs(&number, &Same(least), i64::wrapping_sub)),
            };
            if number.is_beyond(side - 1) {
                let is_beyond = |at: i64, most: i64| i64::from(at < 0 || at > most);
                wrong.add_all(&pairs(&number, &Same(side - 1), is_beyond));
            }
            let stride = Same(self.strides[place]);
            sum = Some(match &sum {
                None if self.strides[place] == 1 => number.into_owned(),
                None => pairs(&number, &stride, i64::wrapping_mul),
                Some(sum) if self.strides[place] == 1 => pairs(sum, &number, i64::wrapping_add),
                Some(sum) => {
                    pairs(sum, &pairs(&number, &stride, i64::wrapping_mul), i64::wrapping_add)
                }
            });
        }
        sum.expect("a position has a number")
    }
}
