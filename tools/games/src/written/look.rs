//! A look at the options of a position, for its value.

use super::memo::{Known, LOSS, Memo, OPEN, UNKNOWN, WIN, ZERO};
use super::program::LeftPart;
use super::run::{Fault, Made};
use super::syntax::{Coordinate, MOST_COORDINATES};
use super::{Written, state_text};
use crate::watch::Watch;
use std::cell::Cell;
use std::ops::ControlFlow;

/// What has been seen of the options of a position.
pub struct Options<'a> {
    rule: &'a Written,
    memo: &'a Memo,
    /// The values of the options.
    marks: &'a mut Marks,
    /// Where the positions go that are not known, and how many are to be found.
    waiting: &'a mut Vec<i64>,
    wanted: usize,
    watch: (&'a dyn Watch, usize),
    /// How many positions outside the box have been looked at.
    outside: Cell<usize>,
    /// The last one of them.
    pub last: Option<Unknown>,
    /// How many moves of the last run there were before it was left.
    pub before: i64,
    /// One of the moves wins the whole game.
    pub won: bool,
    pub no_move: bool,
}

/// A position whose value has to be known first.
#[derive(Clone, Copy)]
pub struct Unknown {
    /// Whether it waits for others itself.
    pub is_open: bool,
    /// Where the move to it is written.
    pub at: usize,
}

/// The positions of one part of a run of moves, all in the box: their places in it.
#[derive(Clone, Copy, Default)]
struct Line {
    place: i64,
    /// From one to the next.
    step: i64,
    is_odd: bool,
}

/// After so many positions outside the box, the watch is asked whether to go on.
const PATIENCE: usize = 1 << 16;
/// The most parts of a run that is done at once.
const MOST_LINES: usize = 3;

impl<'a> Options<'a> {
    /// A look at no option yet, for so many positions that are not known.
    pub fn new(
        rule: &'a Written,
        memo: &'a Memo,
        marks: &'a mut Marks,
        (waiting, wanted): (&'a mut Vec<i64>, usize),
        watch: (&'a dyn Watch, usize),
    ) -> Options<'a> {
        marks.clear();
        let (last, before, won, no_move) = (None, 0, false, true);
        let outside = Cell::new(0);
        Options { rule, memo, marks, waiting, wanted, watch, outside, last, before, won, no_move }
    }

    /// Looks at moves; stops at one that wins, at a position that waits for others, and when enough have been found
    /// that are not known.
    #[inline]
    pub fn made(&mut self, made: &Made) -> Result<ControlFlow<()>, Fault> {
        self.no_move = false;
        if made.count == 1 {
            return self.one(made, 0);
        }
        let mut done = 0;
        while done < made.count {
            done += self.many(made, done);
            if done < made.count {
                if self.one(made, done)?.is_break() {
                    self.before = done;
                    return Ok(ControlFlow::Break(()));
                }
                done += 1;
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Looks at the move of a run after `done` others.
    #[inline]
    fn one(&mut self, made: &Made, done: i64) -> Result<ControlFlow<()>, Fault> {
        let (mut sum, mut loses) = (0, false);
        for part in &made.left.parts {
            let count = part.count.map_or(1, |register| made.registers[usize::from(register)]);
            if count < 1 {
                check_count(count, made.left.at)?;
                continue;
            }
            let number = |place: usize| made.registers[usize::from(part.coordinates[place])];
            let known = if done == 0 { self.memo.in_box(number) } else { None };
            let known = match known {
                Some(known) => known,
                None => self.outside(made, part, done)?,
            };
            match known {
                LOSS => {
                    self.won = true;
                    return Ok(ControlFlow::Break(()));
                }
                WIN => loses = true,
                UNKNOWN | OPEN => {
                    let numbers = numbers_after(made, part, done)?;
                    self.waiting.extend_from_slice(&numbers[..part.coordinates.len()]);
                    self.wanted -= 1;
                    let is_open = known == OPEN;
                    self.last = Some(Unknown { is_open, at: made.left.at });
                    let is_enough = is_open || self.wanted == 0;
                    return Ok(if is_enough {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    });
                }
                known if count % 2 == 1 => sum ^= known - ZERO,
                _ => {}
            }
        }
        if !loses {
            self.marks.mark(sum);
        }
        Ok(ControlFlow::Continue(()))
    }

    /// What is known of a position that may be outside the box, or of the rule.
    #[cold]
    fn outside(&self, made: &Made, part: &LeftPart, done: i64) -> Result<Known, Fault> {
        self.outside.set(self.outside.get() + 1);
        if self.outside.get().is_multiple_of(PATIENCE) && !self.watch.0.go_on(self.watch.1) {
            return Err(Fault::Stopped);
        }
        let numbers = numbers_after(made, part, done)?;
        let numbers = &numbers[..part.coordinates.len()];
        self.rule.check_range(numbers, &part.at)?;
        Ok(self.memo.get(numbers))
    }

    /// Looks at the moves of a run after `done` others, as long as all that they leave is in the box and
    /// has a Grundy value; returns how many they were.
    fn many(&mut self, made: &Made, done: i64) -> i64 {
        let parts = &made.left.parts;
        let (mut lines, mut used) = ([Line::default(); MOST_LINES], 0);
        let mut count = made.count - done;
        for part in parts {
            let times = part.count.map_or(1, |register| made.registers[usize::from(register)]);
            if times < 1 || used == MOST_LINES {
                return 0;
            }
            let numbers = part.coordinates.iter().map(|from| made.registers[usize::from(*from)]);
            let Some((place, step, most)) = self.memo.line(numbers, &part.slopes, done) else {
                return 0;
            };
            lines[used] = Line { place, step, is_odd: times % 2 == 1 };
            used += 1;
            count = count.min(most);
        }
        match used {
            1 => self.sweep([lines[0]], count),
            2 => self.sweep([lines[0], lines[1]], count),
            _ => self.sweep(lines, count),
        }
    }

    fn sweep<const N: usize>(&mut self, mut lines: [Line; N], count: i64) -> i64 {
        let cells = self.memo.cells();
        for done in 0..count {
            let (mut sum, mut least) = (0, Known::MAX);
            for line in &mut lines {
                let place = usize::try_from(line.place).expect("in the box");
                let known = cells[place];
                least = least.min(known);
                if line.is_odd {
                    sum ^= known.wrapping_sub(ZERO);
                }
                line.place = line.place.wrapping_add(line.step);
            }
            if least < ZERO {
                return done;
            }
            self.marks.mark(sum);
        }
        count
    }
}

/// The numbers of a part of the move of a run after `done` others.
fn numbers_after(
    made: &Made,
    part: &LeftPart,
    done: i64,
) -> Result<[i64; MOST_COORDINATES], Fault> {
    let mut numbers = [0; MOST_COORDINATES];
    let all = part.coordinates.iter().zip(&part.slopes).zip(&part.at);
    for (to, ((from, slope), at)) in numbers.iter_mut().zip(all) {
        let from = made.registers[usize::from(*from)];
        let number = slope.checked_mul(done).and_then(|more| from.checked_add(more));
        *to = number
            .ok_or_else(|| Fault::At(*at, super::helpers::words::signed::OVERFLOW.to_owned()))?;
    }
    Ok(numbers)
}

fn check_count(count: i64, at: usize) -> Result<(), Fault> {
    if count >= 0 {
        return Ok(());
    }
    Err(Fault::At(at, format!("a move leaves {count} positions")))
}

impl Made<'_> {
    /// Calls `each` with what each of the moves leaves: the parts, with their numbers and how many of each
    /// there are.
    pub fn each(
        &self,
        mut each: impl FnMut(&[(i64, Vec<i64>)]) -> Result<ControlFlow<()>, Fault>,
    ) -> Result<ControlFlow<()>, Fault> {
        for done in 0..self.count {
            let mut parts = Vec::new();
            for part in &self.left.parts {
                let count = part.count.map_or(1, |register| self.registers[usize::from(register)]);
                check_count(count, self.left.at)?;
                let numbers = numbers_after(self, part, done)?;
                parts.push((count, numbers[..part.coordinates.len()].to_vec()));
            }
            if each(&parts)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }
}

impl Written {
    /// Checks that a move stays in the range of the rule.
    pub(super) fn check_range(&self, position: &[i64], at: &[usize]) -> Result<(), Fault> {
        for (place, coordinate) in position.iter().enumerate() {
            let Coordinate { name, least, most } = &self.names[place];
            let range = match most {
                Some(most) => format!("{name} in {least}..{most}"),
                None => format!("{name} >= {least}"),
            };
            if coordinate < least || most.is_some_and(|most| *coordinate > most) {
                let all = state_text(position);
                return Err(Fault::At(
                    at[place],
                    format!(
                        "the move to {all} leaves the range of the rule, {range}: is a condition \
                         missing?"
                    ),
                ));
            }
        }
        Ok(())
    }
}

/// The values of options, as a set that is emptied in no time.
#[derive(Default)]
pub struct Marks {
    /// When each value was marked last.
    marks: Vec<u32>,
    now: u32,
}

impl Marks {
    /// Empties it.
    pub fn clear(&mut self) {
        if self.now == u32::MAX {
            self.marks.fill(0);
            self.now = 0;
        }
        self.now += 1;
    }

    /// Adds a value.
    #[inline]
    pub fn mark(&mut self, value: u32) {
        let place = value as usize;
        if place >= self.marks.len() {
            // A power of two: nim-sums of smaller values stay below it.
            self.marks.resize((place + 1).next_power_of_two(), 0);
        }
        self.marks[place] = self.now;
    }

    /// Whether a value is in it.
    pub fn has(&self, value: u32) -> bool {
        self.marks.get(value as usize) == Some(&self.now)
    }

    /// The least value that is not in it.
    pub fn mex(&self) -> u32 {
        let mex = self.marks.iter().position(|&mark| mark != self.now).unwrap_or(self.marks.len());
        u32::try_from(mex).expect("below 2^32")
    }
}

#[cfg(test)]
mod tests {
    use super::Marks;

    /// When the number of times that it was emptied no longer fits, nothing is left of the values before.
    #[test]
    fn emptied_many_times() {
        let mut marks = Marks { marks: vec![1, 0, u32::MAX], now: u32::MAX };
        assert!(marks.has(2));
        marks.clear();
        assert!([0, 1, 2].iter().all(|value| !marks.has(*value)) && marks.now == 1);
    }
}
