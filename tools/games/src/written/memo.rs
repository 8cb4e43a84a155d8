//! What is known of positions: an array for those of a box, a hash table for all others.

use crate::memory::free_memory;
use std::collections::HashMap;

pub type Known = u32;

pub const UNKNOWN: Known = 0;
/// It waits for others.
pub const OPEN: Known = 1;
/// The next player wins at once, or has lost: the game is over.
pub const WIN: Known = 2;
pub const LOSS: Known = 3;
/// It has the value 0; larger values follow.
pub const ZERO: Known = 4;

#[derive(Clone, Debug)]
pub struct Memo {
    /// The first corner of the box, and the lengths of its sides.
    pub least: Vec<i64>,
    pub sides: Vec<usize>,
    /// What is known in the box; then the value 0, which adds nothing.
    pub inside: Vec<Known>,
    /// The largest that is known.
    pub largest: Known,
    outside: HashMap<Box<[i64]>, Known, foldhash::fast::FixedState>,
}

/// The most positions in the box: 256 MiB, of which the parts that are used are taken.
const MOST_CELLS: usize = 1 << 26;
/// For so few the free memory is not looked at: 4 MiB.
const FEW: usize = 1 << 20;

impl Memo {
    pub fn new(least: &[i64]) -> Memo {
        let (inside, outside) = Default::default();
        let (sides, largest) = (vec![0; least.len()], UNKNOWN);
        Memo { least: least.to_vec(), sides, inside, largest, outside }
    }

    /// Takes positions up to `to` into the box too, unless they are too many.
    pub fn grow(&mut self, to: &[i64]) {
        let wanted = to.iter().zip(&self.least).map(|(to, least)| (to - least).saturating_add(1));
        let sides =
            wanted.zip(&self.sides).map(|(side, old)| usize::try_from(side).unwrap_or(0).max(*old));
        let sides: Vec<usize> = sides.collect();
        let cells = sides.iter().fold(1, |cells: usize, side| cells.saturating_mul(*side));
        let is_refused = cells > MOST_CELLS || (cells > FEW && 8 * cells as u64 > free_memory());
        if sides == self.sides || is_refused {
            return;
        }
        let mut old = std::mem::replace(&mut self.inside, vec![UNKNOWN; cells + 1]);
        self.inside[cells] = ZERO;
        old.pop();
        let old_sides = std::mem::replace(&mut self.sides, sides);
        let mut position = self.least.clone();
        for known in old {
            let place = self.place(&position).expect("the box has grown");
            self.inside[place] = known;
            for ((number, least), side) in
                position.iter_mut().zip(&self.least).zip(&old_sides).rev()
            {
                *number += 1;
                if number.abs_diff(*least) < *side as u64 {
                    break;
                }
                *number = *least;
            }
        }
        for (position, known) in std::mem::take(&mut self.outside) {
            self.set(&position, known);
        }
    }

    /// A power of two above all values that are known, as numbers.
    pub fn room(&self) -> usize {
        (self.largest.max(ZERO) - ZERO + 1).next_power_of_two() as usize
    }

    /// How many positions are known outside the box.
    pub fn others(&self) -> usize {
        self.outside.len()
    }

    #[inline]
    fn place(&self, position: &[i64]) -> Option<usize> {
        let mut place = 0;
        for ((number, least), side) in position.iter().zip(&self.least).zip(&self.sides) {
            let at = usize::try_from(number - least).ok().filter(|at| at < side)?;
            place = place * side + at;
        }
        Some(place)
    }

    #[inline]
    pub fn get(&self, position: &[i64]) -> Known {
        match self.place(position) {
            Some(place) => self.inside[place],
            None => self.outside.get(position).copied().unwrap_or(UNKNOWN),
        }
    }

    /// Keeps what is known of the position at a place in the box.
    #[inline]
    pub fn set_inside(&mut self, place: usize, known: Known) {
        self.largest = self.largest.max(known);
        self.inside[place] = known;
    }

    pub fn set(&mut self, position: &[i64], known: Known) {
        if let Some(place) = self.place(position) {
            return self.set_inside(place, known);
        }
        self.largest = self.largest.max(known);
        if known == UNKNOWN {
            self.outside.remove(position);
        } else if let Some(old) = self.outside.get_mut(position) {
            *old = known;
        } else {
            self.outside.insert(position.into(), known);
        }
    }
}

#[cfg(test)]
#[path = "../../tests/inside/written/memo.rs"]
mod tests;
