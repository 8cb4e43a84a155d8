//! The values of many positions in order, each after those that its moves lead to.
//!
//! What the moves of a position are does not depend on values. So the options of many positions are found at once, as
//! places in tables (`lanes`): the numbers of all are computed expression by expression (`columns`), conditions that bound
//! a range are solved for its ends, and options that lie in a row are not listed (`plan`, `shape`, `found`). Then their
//! values are read (`read`). Where anything has no value, or an option is not known, the position is left to be looked at
//! by itself.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "places and what is counted are below 2^31"
)]
#![allow(
    clippy::inline_always,
    reason = "only then is it compiled for wide vectors, or for a number of terms"
)]

mod bounds;
mod columns;
mod either;
mod found;
mod lanes;
mod moves;
mod numbers;
mod plan;
mod read;
mod shape;
mod space;
mod walk;

use super::Goal;
use super::memo::{Known, LOSS, Memo, UNKNOWN, WIN, ZERO};
use super::syntax::RuleText;
use crate::index;
use crate::marks::Marks;
use crate::watch::Watch;
use columns::{Names, Wrong};
use lanes::Lanes;
use moves::Moves;
use numbers::{Column, Numbers};
use read::Read;
use space::Space;

/// So many values may be found otherwise at any rate.
const MOST_BY_HAND: usize = 16;
/// The most positions at once.
const MOST_AT_ONCE: usize = 1 << 10;

/// Plans for a rule, and how far they have been followed.
pub struct Sweep {
    rule: RuleText,
    moves: Moves,
    directions: Vec<Vec<i64>>,
    /// For each direction, the nim-sums of values from the edge of the box on.
    sums: Vec<Vec<Known>>,
    space: Space,
    /// The next position in the order of the space, and how many have been passed.
    next: Vec<i64>,
    passed: i64,
    at_once: usize,
    /// How many values are known, how many of them since it was begun by these plans, and how many otherwise.
    known: usize,
    by_plan: usize,
    by_hand: usize,
}

/// What came of some positions.
pub struct Passed {
    /// How many have values now, of those that had none.
    pub done: usize,
    /// One that is to be looked at by itself, before the next ones.
    pub stuck: Option<Vec<i64>>,
    /// Something of it has no value, or an option is outside of the box.
    pub is_odd: bool,
}

impl Sweep {
    /// `None` if some move has no plan.
    pub fn new(rule: &RuleText) -> Option<Sweep> {
        let (plans, directions) = plan::plans(rule)?;
        let moves = Moves::new(plans);
        let sums = vec![Vec::new(); directions.len()];
        let (rule, space) = (rule.clone(), Space::default());
        Some(Sweep {
            rule,
            moves,
            directions,
            sums,
            space,
            next: Vec::new(),
            passed: 0,
            at_once: 1,
            known: 0,
            by_plan: 0,
            by_hand: 0,
        })
    }

    /// Begins anew if the box of the memo is another one.
    fn fit(&mut self, memo: &Memo) {
        let sides: Vec<i64> = memo.sides.iter().map(|side| (*side).cast_signed() as i64).collect();
        if self.space.sides != sides {
            self.begin(&memo.least, &sides, self.space.first);
        }
    }

    fn begin(&mut self, least: &[i64], sides: &[i64], first: usize) {
        self.space = Space::new(least, sides, first);
        self.next = least.to_vec();
        let cells = index(self.space.end().cast_unsigned());
        for sums in &mut self.sums {
            sums.clear();
            sums.resize(cells + 1, UNKNOWN);
            sums[cells] = ZERO;
        }
        self.moves.begin();
        (self.passed, self.at_once, self.by_plan, self.by_hand) = (0, 1, 0, 0);
    }

    /// How many positions are to be passed before one is known, if it is in the box; 1 at least, if that is not counted.
    pub fn ahead(&mut self, memo: &Memo, position: &[i64]) -> Option<usize> {
        self.fit(memo);
        if !self.space.has(position) {
            return None;
        }
        if self.passed == self.space.end() || self.space.is_before(position, &self.next) {
            return Some(0);
        }
        let ahead = self.space.place(position).saturating_sub(self.space.place(&self.next));
        Some(if self.space.first == 0 { ahead + 1 } else { 1 })
    }

    fn count(&mut self, known: usize, is_planned: bool) {
        let by = if is_planned { &mut self.by_plan } else { &mut self.by_hand };
        *by += known - self.known;
        self.known = known;
    }

    /// Takes the next position for one that no value is found for.
    pub fn skip(&mut self) {
        self.space.advance(&mut self.next);
        self.passed += 1;
    }

    /// Passes the next positions.
    pub fn pass(
        &mut self,
        (memo, marks): (&mut Memo, &mut Marks),
        goal: Goal,
        watch: (&dyn Watch, usize),
    ) -> Passed {
        let end = self.space.end();
        // Those that are known already.
        while self.passed < end && memo.inside[self.space.place(&self.next)] >= WIN {
            self.sum(memo);
            self.skip();
        }
        let count = self.at_once.min(index((end - self.passed).cast_unsigned()));
        let mut passed = Passed { done: 0, stuck: None, is_odd: false };
        if count == 0 {
            return passed;
        }
        self.count(watch.1, false);
        let mut odd = vec![false; count];
        let (lanes, over) = self.begun(&mut odd);
        marks.make_room(memo.room());
        let has_ends = !self.rule.ends.is_empty();
        let mut read = Read::new(&memo.inside, &self.sums, marks, has_ends);
        let Some(size) = self.moves.find(&self.space, &lanes, &mut odd, &mut read, watch) else {
            // There are too many options, or of a single position it was stopped.
            self.at_once = (count / 8).max(1);
            passed.stuck = (count == 1).then(|| self.next.clone());
            return passed;
        };
        let single = (count == 1).then(|| read.value(goal));
        for (at, over) in over.iter().enumerate() {
            let mut read = || {
                let mut read = Read::new(&memo.inside, &self.sums, marks, has_ends);
                self.moves.read(at, &mut read);
                read.value(goal)
            };
            let value = over.or_else(|| single.unwrap_or_else(&mut read)).filter(|_| !odd[at]);
            let place = self.space.place(&self.next);
            let is_known = memo.inside[place] >= WIN;
            if let Some(value) = value {
                passed.done += usize::from(!is_known);
                memo.set_inside(place, value);
                marks.make_room(memo.room());
            } else if !is_known {
                passed.stuck = Some(self.next.clone());
                passed.is_odd = odd[at];
                self.at_once = self.at_once.min(at + 1);
                break;
            }
            self.sum(memo);
            self.skip();
        }
        if passed.stuck.is_none() {
            // As many at once as have some thousands of options.
            self.at_once = match size {
                0..=8_000 => (2 * count).min(MOST_AT_ONCE),
                32_000.. => (count / 2).max(1),
                _ => count,
            };
        }
        self.count(watch.1 + passed.done, true);
        passed
    }

    /// The next positions as lanes, those at which the game is over left out; and the values of these.
    fn begun(&self, odd: &mut [bool]) -> (Lanes, Vec<Option<Known>>) {
        let (count, mut position) = (odd.len(), self.next.clone());
        let mut columns = vec![Numbers::any(0); position.len()];
        for _ in 0..count {
            columns.iter_mut().zip(&position).for_each(|(column, number)| column.push(*number));
            self.space.advance(&mut position);
        }
        let column = |numbers: Numbers| match numbers[..] {
            [one] => Column::Same(one),
            _ => Column::Each(numbers),
        };
        let names = Names { count, all: columns.into_iter().map(column).collect() };
        let mut over = vec![None; count];
        for end in &self.rule.ends {
            let mut wrong = Wrong::none(count);
            let holds = names.value(&end.condition, &mut wrong);
            let known = if end.wins { LOSS } else { WIN };
            for (at, over) in over.iter_mut().enumerate().filter(|(_, over)| over.is_none()) {
                odd[at] |= wrong.has(at);
                *over = (holds.at(at) != 0 && !odd[at]).then_some(known);
            }
        }
        let owners = column((0..count).map(|at| at.cast_signed() as i64).collect());
        let mut lanes = Lanes { names, owners };
        let goes_on = over.iter().map(|over| i64::from(over.is_none())).collect();
        lanes.keep(&column(goes_on), &Wrong::none(count));
        (lanes, over)
    }

    /// Takes the value of the next position into the sums.
    fn sum(&mut self, memo: &Memo) {
        let place = self.space.place(&self.next);
        for (sums, direction) in self.sums.iter_mut().zip(&self.directions) {
            let before = self.space.before(&self.next, direction).map_or(ZERO, |place| sums[place]);
            let (value, known) = (memo.inside[place], before >= ZERO);
            sums[place] = if known && value >= ZERO {
                ((before - ZERO) ^ (value - ZERO)) + ZERO
            } else {
                UNKNOWN
            };
        }
    }

    /// Whether it helps to go on, perhaps in another order: if few values are found otherwise.
    pub fn helps(&mut self, known: usize) -> bool {
        self.count(known, false);
        if self.by_hand <= MOST_BY_HAND + self.by_plan / 2 {
            return true;
        }
        let next = self.space.first + 1;
        let (least, sides) = (self.space.least.clone(), self.space.sides.clone());
        let is_there = sides.len() > 1 && next <= sides.len();
        if is_there {
            self.begin(&least, &sides, next);
        }
        is_there
    }
}

#[cfg(test)]
#[path = "../../../tests/inside/written/sweep.rs"]
mod tests;
