//! Lanes: positions with numbers for the names of the loops so far.

use super::columns::{Names, Wrong};
use super::numbers::{Column, Numbers};
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
                    own.iter_mut().zip(&**all).for_each(|(to, n)| *to = *n as i32);
                }
                Each(all) => {
                    own.iter_mut().step_by(width).zip(&**all).for_each(|(to, n)| *to = *n as i32);
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

    /// Leaves only the lanes in which something holds, and nothing is wrong.
    pub fn keep(&mut self, holds: &Column, wrong: &Wrong) {
        if holds.is_all(1) && wrong.is_none() {
            return;
        }
        let mut kept = holds.lanes(self.names.count);
        kept.retain(|lane| !wrong.has(*lane as usize));
        if kept.len() < self.names.count {
            let columns = self.names.all.iter_mut().chain([&mut self.owners]);
            columns.for_each(|column| *column = column.of(&kept));
            self.names.count = kept.len();
        }
    }
}

/// The lanes of a loop, found one after the other.
pub struct Next<'a> {
    pub depth: usize,
    pub before: &'a Lanes,
    /// Lanes before the loop, and where the numbers end that each has; the numbers of the names of the loop.
    runs: Vec<(usize, usize)>,
    numbers: Vec<Numbers>,
}

impl Next<'_> {
    pub fn new(depth: usize, before: &Lanes, width: usize) -> Next<'_> {
        Next { depth, before, runs: Vec::new(), numbers: vec![Numbers::any(0); width] }
    }

    /// Adds numbers of one name to a lane.
    pub fn add(&mut self, walk: &mut Walk, lane: usize, numbers: impl Iterator<Item = i64>) {
        for number in numbers {
            self.numbers[0].push(number);
            self.end_run(walk, lane);
        }
    }

    /// Adds a number of each name to a lane: those in the columns from a place on.
    pub fn add_at(&mut self, walk: &mut Walk, lane: usize, place: usize) {
        for (all, column) in self.numbers.iter_mut().zip(&self.before.names.all[place..]) {
            all.push(column.at(lane));
        }
        self.end_run(walk, lane);
    }

    pub fn add_range(&mut self, walk: &mut Walk, lane: usize, mut from: i64, to: i64) {
        if to.saturating_sub(from) >= ALONE {
            self.flush(walk);
        }
        while from <= to && !walk.is_over {
            let room = (MOST_LANES - self.numbers[0].len()) as i64;
            let last = to.min(from + room - 1);
            self.numbers[0].extend(from..=last);
            self.end_run(walk, lane);
            from = last + 1;
        }
    }

    /// The last numbers, as far as they are in no run, are of a lane.
    fn end_run(&mut self, walk: &mut Walk, lane: usize) {
        let end = self.numbers[0].len();
        match self.runs.last_mut() {
            Some(last) if last.0 == lane => last.1 = end,
            _ => self.runs.push((lane, end)),
        }
        if end >= MOST_LANES {
            self.flush(walk);
        }
    }

    /// What the lanes have in a column before the loop.
    fn repeated(&self, column: &Column) -> Column {
        match (column, &self.runs[..]) {
            (Same(number), _) => Same(*number),
            (Each(all), [(lane, _)]) => Same(all[*lane]),
            (Each(all), runs) => {
                let mut to = Numbers::any(0);
                for (lane, end) in runs {
                    to.resize(*end, all[*lane]);
                }
                Each(to)
            }
        }
    }

    /// Goes on with the lanes that there are.
    pub fn flush(&mut self, walk: &mut Walk) {
        let count = self.numbers[0].len();
        if count == 0 {
            return;
        }
        walk.options.work += count;
        let plan = walk.plan;
        let stage = &plan.stages[self.depth];
        let own = stage.each.place..stage.each.place + self.numbers.len();
        let mut all = vec![Same(0); plan.names];
        for &place in stage.live.iter().filter(|place| **place < own.start) {
            all[place] = self.repeated(&self.before.names.all[place]);
        }
        for (place, numbers) in own.zip(&mut self.numbers) {
            let numbers = std::mem::replace(numbers, Numbers::any(0));
            all[place] = if numbers.len() == 1 { Same(numbers[0]) } else { Each(numbers) };
        }
        let names = Names { count, all };
        let mut lanes = Lanes { names, owners: self.repeated(&self.before.owners) };
        self.runs.clear();
        if !walk.found[self.depth].is_used {
            walk.filter(&mut lanes, &stage.each.own);
        }
        walk.filter(&mut lanes, &stage.conditions);
        walk.from(self.depth + 1, lanes);
    }
}
