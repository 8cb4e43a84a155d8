//! Lanes: positions with numbers for the names of the loops so far.

use super::columns::{Column, Names, Wrong};
use super::walk::Walk;
use crate::index;
use Column::{Each, Same};

/// The most lanes at once, and so many numbers of one range that they are taken alone.
const MOST_LANES: usize = 1 << 10;
const ALONE: i64 = 1 << 7;

#[derive(Clone)]
pub struct Lanes {
    pub names: Names,
    /// Which of the positions it is.
    pub owners: Column,
}

/// Options of some positions, those of each after those of the one before.
#[derive(Default)]
pub struct Options {
    /// How many numbers one has, or those have that are found together.
    pub width: usize,
    /// How many lanes there were.
    pub work: usize,
    /// How many each position has.
    pub counts: Vec<u32>,
    pub numbers: Vec<i32>,
}

impl Options {
    pub fn clear(&mut self, width: usize, positions: usize) {
        (self.width, self.work) = (width, 0);
        self.counts.clear();
        self.counts.resize(positions, 0);
        self.numbers.clear();
    }

    /// Counts, from now on, the options of all positions up to each.
    pub fn end_counts(&mut self) {
        let mut before = 0;
        for count in &mut self.counts {
            before += *count;
            *count = before;
        }
    }

    /// The options of one of the positions.
    pub fn of(&self, at: usize) -> &[i32] {
        let end = |at: usize| self.counts[at] as usize * self.width;
        &self.numbers[at.checked_sub(1).map_or(0, end)..end(at)]
    }

    /// Adds options: of each lane these numbers.
    pub fn add(&mut self, lanes: &Lanes, columns: &[Column]) {
        (0..lanes.names.count).for_each(|lane| self.counts[lanes.owner(lane)] += 1);
        let (start, width) = (self.numbers.len(), columns.len());
        self.numbers.resize(start + lanes.names.count * width, 0);
        for (at, column) in columns.iter().enumerate() {
            let Some(own) = self.numbers.get_mut(start + at..) else { continue };
            match column {
                Same(number) => own.iter_mut().step_by(width).for_each(|to| *to = *number as i32),
                Each(all) if width == 1 => {
                    own.iter_mut().zip(all).for_each(|(to, n)| *to = *n as i32);
                }
                Each(all) => {
                    own.iter_mut().step_by(width).zip(all).for_each(|(to, n)| *to = *n as i32);
                }
            }
        }
    }
}

impl Lanes {
    /// Which of the positions a lane is of.
    pub fn owner(&self, lane: usize) -> usize {
        index(self.owners.at(lane).cast_unsigned())
    }

    /// The lanes that are listed, and of them the names at these places.
    fn of(&self, lanes: &[u32], live: impl Iterator<Item = usize>, width: usize) -> Lanes {
        let is_single = lanes.first() == lanes.last();
        let of = |column: &Column| match lanes {
            [lane, ..] if is_single => Same(column.at(*lane as usize)),
            _ => column.of(lanes),
        };
        let mut all = vec![Same(0); width];
        live.for_each(|place| all[place] = of(&self.names.all[place]));
        Lanes { names: Names { count: lanes.len(), all }, owners: of(&self.owners) }
    }

    /// Leaves only the lanes in which something holds, and nothing is wrong.
    pub fn keep(&mut self, holds: &Column, wrong: &Wrong) {
        if holds.is_all(1) && wrong.is_none() {
            return;
        }
        let all = 0..u32::try_from(self.names.count).expect("few lanes");
        let holds = |lane: &u32| holds.at(*lane as usize) != 0 && !wrong.has(*lane as usize);
        let kept: Vec<u32> = all.filter(holds).collect();
        if kept.len() < self.names.count {
            let width = self.names.all.len();
            *self = self.of(&kept, 0..width, width);
        }
    }
}

/// The lanes of a loop, found one after the other.
pub struct Next<'a> {
    pub depth: usize,
    pub before: &'a Lanes,
    /// The lane before the loop, and the numbers of the names of the loop.
    lanes: Vec<u32>,
    numbers: Vec<Vec<i64>>,
}

impl Next<'_> {
    pub fn new(depth: usize, before: &Lanes, width: usize) -> Next<'_> {
        Next { depth, before, lanes: Vec::new(), numbers: vec![Vec::new(); width] }
    }

    pub fn add(&mut self, walk: &mut Walk, lane: usize, numbers: &[i64]) {
        self.lanes.push(u32::try_from(lane).expect("few lanes"));
        for (all, number) in self.numbers.iter_mut().zip(numbers) {
            all.push(*number);
        }
        if self.lanes.len() >= MOST_LANES {
            self.flush(walk);
        }
    }

    pub fn add_range(&mut self, walk: &mut Walk, lane: usize, mut from: i64, to: i64) {
        if to.saturating_sub(from) >= ALONE {
            self.flush(walk);
        }
        while from <= to && !walk.is_over {
            let room = (MOST_LANES - self.lanes.len()) as i64;
            let last = to.min(from + room - 1);
            self.numbers[0].extend(from..=last);
            self.lanes.resize(self.numbers[0].len(), u32::try_from(lane).expect("few lanes"));
            if self.lanes.len() >= MOST_LANES {
                self.flush(walk);
            }
            from = last + 1;
        }
    }

    /// Goes on with the lanes that there are.
    pub fn flush(&mut self, walk: &mut Walk) {
        if self.lanes.is_empty() {
            return;
        }
        walk.options.work += self.lanes.len();
        let plan = walk.plan;
        let stage = &plan.stages[self.depth];
        let own = stage.each.place..stage.each.place + self.numbers.len();
        let live = stage.live.iter().copied().filter(|place| *place < own.start);
        let mut lanes = self.before.of(&self.lanes, live, plan.names);
        for (place, numbers) in own.zip(&mut self.numbers) {
            let numbers = std::mem::take(numbers);
            lanes.names.all[place] =
                if numbers.len() == 1 { Same(numbers[0]) } else { Each(numbers) };
        }
        self.lanes.clear();
        if !walk.found[self.depth].is_used {
            walk.filter(&mut lanes, &stage.each.own);
        }
        walk.filter(&mut lanes, &stage.conditions);
        walk.from(self.depth + 1, lanes);
    }
}
