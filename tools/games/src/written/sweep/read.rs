//! The value of a position from those of its options.

use super::super::Goal;
use super::super::memo::{Known, LOSS, OPEN, UNKNOWN, WIN, ZERO};
use super::found::LoopNumbers;
use super::plan::{Leaves, MOST_SUMS, MOST_TERMS, Plan};
use crate::marks::Marks;

/// The values of options of one position.
#[allow(clippy::struct_excessive_bools, reason = "they are not states: any of them may hold")]
pub struct Read<'a> {
    tables: [&'a [Known]; 1 + MOST_SUMS],
    marks: &'a mut Marks,
    /// Whether the game can be over at an option.
    has_ends: bool,
    has_move: bool,
    is_won: bool,
    is_unknown: bool,
}

impl<'a> Read<'a> {
    pub fn new(
        values: &'a [Known],
        sums: &'a [Vec<Known>],
        marks: &'a mut Marks,
        has_ends: bool,
    ) -> Read<'a> {
        let mut tables = [values; 1 + MOST_SUMS];
        for (table, sums) in tables[1..].iter_mut().zip(sums) {
            *table = sums;
        }
        marks.clear();
        Read { tables, marks, has_ends, has_move: false, is_won: false, is_unknown: false }
    }

    /// Marks the values of options of a move.
    pub fn options(&mut self, plan: &Plan, found: &[LoopNumbers], numbers: &[i32]) {
        if numbers.is_empty() {
            return;
        }
        self.has_move = true;
        let terms = plan.tables.len();
        match &plan.leaves {
            Leaves::Points => {
                let place = |option: usize, term: usize| numbers[option * terms + term];
                self.all(plan, numbers.len() / terms, place);
            }
            Leaves::Lines => {
                for line in numbers.chunks_exact(1 + 2 * terms) {
                    let place = |option: usize, term: usize| {
                        line[1 + 2 * term] + option as i32 * line[2 + 2 * term]
                    };
                    self.all(plan, line[0] as usize, place);
                }
            }
            Leaves::Lists(_) => {
                let Some(LoopNumbers { offsets, .. }) = found.last() else { return };
                for list in numbers.chunks_exact(2 + terms) {
                    let (count, start) = (list[0] as usize, list[1] as usize);
                    let mut own: [&[i32]; MOST_TERMS] = [&[]; MOST_TERMS];
                    for (own, offsets) in own.iter_mut().zip(offsets) {
                        *own = &offsets[start..start + count];
                    }
                    let place = |option: usize, term: usize| list[2 + term] + own[term][option];
                    self.all(plan, count, place);
                }
            }
        }
    }

    /// Marks the values of options whose terms have these places.
    #[inline(always)]
    fn all(&mut self, plan: &Plan, count: usize, place: impl Fn(usize, usize) -> i32) {
        if self.has_ends {
            return self.with_ends(plan, count, place);
        }
        match plan.tables.len() {
            1 => self.sums::<1>(plan, count, place),
            2 => self.sums::<2>(plan, count, place),
            3 => self.sums::<3>(plan, count, place),
            4 => self.sums::<4>(plan, count, place),
            5 => self.sums::<5>(plan, count, place),
            _ => self.sums::<6>(plan, count, place),
        }
    }

    #[inline(always)]
    fn sums<const T: usize>(
        &mut self,
        plan: &Plan,
        count: usize,
        place: impl Fn(usize, usize) -> i32,
    ) {
        let mut tables: [&[Known]; T] = [self.tables[0]; T];
        for (table, own) in tables.iter_mut().zip(&plan.tables) {
            *table = self.tables[*own];
        }
        let (slots, now) = self.marks.slots();
        let mut least = ZERO;
        for option in 0..count {
            let mut sum = 0;
            for (term, table) in tables.iter().enumerate() {
                let known = table[place(option, term) as usize];
                least = least.min(known);
                sum ^= known.wrapping_sub(ZERO);
            }
            // What is not known has no slot.
            if let Some(slot) = slots.get_mut(sum as usize) {
                *slot = now;
            }
        }
        self.is_unknown |= least < ZERO;
    }

    fn with_ends(&mut self, plan: &Plan, count: usize, place: impl Fn(usize, usize) -> i32) {
        for option in 0..count {
            let (mut sum, mut loses) = (0, false);
            for (term, table) in plan.tables.iter().enumerate() {
                match self.tables[*table][place(option, term) as usize] {
                    LOSS => self.is_won = true,
                    WIN => loses = true,
                    UNKNOWN | OPEN => (self.is_unknown, loses) = (true, true),
                    known => sum ^= known - ZERO,
                }
            }
            if !loses {
                self.marks.mark(sum);
            }
        }
    }

    /// The value, if it is known.
    pub fn value(&self, goal: Goal) -> Option<Known> {
        if self.is_won {
            return Some(WIN);
        }
        (!self.is_unknown).then(|| goal.value(self.marks, !self.has_move) + ZERO)
    }
}
