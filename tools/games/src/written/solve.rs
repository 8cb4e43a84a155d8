//! Values of positions by the rule itself: each is computed once, after those of its options.
//!
//! A look at a position runs through its options. Those that are not known are computed first, and then it is looked at
//! again. The positions that wait are on a stack of its own, because games may be too long for recursion; a move to
//! one that has been looked at is a cycle.

use super::Written;
use super::generate::{Flow, Generator};
use super::in_order::{MANY, NEAR};
use super::memo::{Known, LOSS, Memo, OPEN, UNKNOWN, WIN, ZERO};
use super::sweep::Sweep;
use super::syntax::{MOST_COORDINATES, Move};
use crate::error::Result;
use crate::marks::Marks;
use crate::memory::free_memory;
use crate::value::Value;
use crate::watch::{Limited, Watch, most_time, stopped};
use std::ops::ControlFlow::{Break, Continue};
use std::sync::Arc;
use std::time::Duration;

/// What is computed of positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Grundy values.
    Grundy,
    /// Who wins, by definition: 1 if the next player does, otherwise 0. Only for rules whose moves leave
    /// one position.
    Outcome {
        /// Whether the last mover loses.
        misere: bool,
    },
}

impl Goal {
    /// What is computed of a position whose options have these values.
    pub(super) fn value(self, options: &Marks, no_move: bool) -> u32 {
        match self {
            Goal::Grundy => options.mex(),
            // An option of value 0 is a P-position.
            Goal::Outcome { misere } => u32::from(options.has(0) || (no_move && misere)),
        }
    }
}

/// The most positions outside the box: about 1 GiB.
const MOST_OTHERS: usize = 10_000_000;
/// The most options of unknown value that one look is for.
const MOST_WANTED: usize = 1 << 12;
/// After so many looks `Watch` is asked whether to go on, and after [`LOOK_EACH`] looks the memory is looked at.
const PATIENCE: usize = 1 << 12;
const LOOK_EACH: usize = 1 << 16;

/// Computes values of positions, and remembers them.
pub struct Solver {
    pub(super) rule: Arc<Written>,
    pub(super) goal: Goal,
    pub(super) memo: Memo,
    /// The largest numbers that values were asked for.
    pub(super) to: Vec<i64>,
    generator: Generator,
    pub(super) marks: Marks,
    /// Computes many values in order, where that helps.
    pub(super) sweep: Option<Sweep>,
    pub(super) widened: u32,
    /// The positions that wait, and where those begin that have been looked at: these wait for all after them.
    pub(super) waiting: Vec<i64>,
    pub(super) looked_at: Vec<usize>,
    pub(super) done: usize,
    /// The most time for one value, and the most positions outside the box.
    pub(crate) most_time: Duration,
    most_others: usize,
}

enum Look {
    Known(Known),
    /// Some of its options have to be computed first.
    First,
    /// A move, written here, leads to a position that has been looked at.
    Cycle(usize),
}

impl Solver {
    /// A solver that knows nothing yet.
    #[must_use]
    pub fn new(rule: &Arc<Written>, goal: Goal) -> Solver {
        Solver {
            rule: Arc::clone(rule),
            goal,
            memo: Memo::new(&rule.signed_least()),
            to: rule.signed_least(),
            generator: Generator::new(&rule.rule),
            marks: Marks::default(),
            sweep: Sweep::new(&rule.rule),
            widened: 0,
            waiting: Vec::new(),
            looked_at: Vec::new(),
            done: 0,
            most_time: most_time(),
            most_others: MOST_OTHERS,
        }
    }

    /// Makes room for positions up to `to`, unless that is too much.
    ///
    /// # Panics
    /// If the position is one of another rule.
    pub fn expect(&mut self, to: &[u64]) {
        let most = self.rule.most();
        for ((own, to), most) in self.to.iter_mut().zip(to).zip(most) {
            *own = (*own).max((*to).min(most).cast_signed());
        }
        self.memo.grow(&self.to);
    }

    /// The value of a position.
    ///
    /// # Errors
    /// If the rule is wrong somewhere, or more positions can be reached than fit or than some seconds are
    /// enough for, or `watch` says to stop. What has been computed is kept.
    ///
    /// # Panics
    /// If the position is one of another rule.
    pub fn value(&mut self, position: &[u64], watch: &dyn Watch) -> Result<Value> {
        let mut numbers = [0; MOST_COORDINATES];
        for (to, number) in numbers.iter_mut().zip(position) {
            *to = i64::try_from(*number).expect("checked when read");
        }
        let numbers = &numbers[..position.len()];
        if numbers.iter().zip(&self.to).any(|(number, to)| number > to) {
            // Room for more: growing takes time.
            self.expect(
                &position.iter().map(|number| number.saturating_mul(2) + 1).collect::<Vec<_>>(),
            );
        }
        if self.memo.get(numbers) == UNKNOWN {
            self.sweep_to(numbers, NEAR.max(self.done / MANY), watch);
        }
        let known = match self.memo.get(numbers) {
            UNKNOWN => self.compute(numbers, watch)?,
            known => known,
        };
        Ok(match known {
            WIN => Value::Win,
            LOSS => Value::Loss,
            known => Value::Number((known - ZERO).into()),
        })
    }

    /// Computes the value of a position, in the time that there is for one.
    fn compute(&mut self, position: &[i64], watch: &dyn Watch) -> Result<Known> {
        let limited = Limited::new(watch, self.most_time);
        let mut found = self.compute_all(position, &limited);
        if found.is_err() && limited.has_stopped() && watch.go_on(self.done) {
            let (most, known) = (self.most_time.as_secs(), self.done);
            let why = format!(
                "no theorem here gives the value, and it takes more than {most} seconds; {known} positions are known"
            );
            found = Err(self.gives_up(position, &why));
        }
        self.forget_waiting();
        found
    }

    /// Computes the values of a position and of all that have to be known first.
    pub(super) fn compute_all(&mut self, position: &[i64], watch: &dyn Watch) -> Result<Known> {
        let width = position.len();
        self.waiting.clear();
        self.waiting.extend(position);
        self.looked_at.clear();
        for looks in 1_usize.. {
            if looks.is_multiple_of(PATIENCE) {
                if !watch.go_on(self.done) {
                    break;
                }
                // If many of the positions up to this one are needed, the others may be too.
                self.sweep_to(position, MANY * self.done, watch);
            }
            if looks.is_multiple_of(LOOK_EACH) {
                self.check_memory(position, free_memory())?;
            }
            let start = self.waiting.len() - width;
            let mut top = [0; MOST_COORDINATES];
            let top = &mut top[..width];
            top.copy_from_slice(&self.waiting[start..]);
            let known = self.memo.get(top);
            let look = match known {
                UNKNOWN | OPEN => {
                    if self.looked_at.last() != Some(&start) {
                        self.looked_at.push(start);
                    }
                    self.look(top, watch)?
                }
                known => Look::Known(known),
            };
            match look {
                Look::Cycle(at) => return Err(self.cycle(at)),
                Look::First => {
                    let most = self.most_others;
                    if self.memo.others() > most {
                        let why = format!(
                            "more than {most} positions can be reached, too many to remember"
                        );
                        return Err(self.gives_up(position, &why));
                    }
                }
                Look::Known(value) => {
                    // It may have been computed since it was put on the stack.
                    if known != value {
                        self.memo.set(top, value);
                        self.done += 1;
                    }
                    self.waiting.truncate(start);
                    self.looked_at.pop_if(|at| *at == start);
                    if self.waiting.is_empty() {
                        return Ok(value);
                    }
                }
            }
        }
        Err(stopped(&format!("{} positions are known", self.done)))
    }

    /// Looks at the options of the position on top of the stack. Those that have to be computed first are put on
    /// it, the smallest on top: few others wait for it.
    fn look(&mut self, position: &[i64], watch: &dyn Watch) -> Result<Look> {
        if let Some(wins) = self.rule.over(position)? {
            return Ok(Look::Known(if wins { LOSS } else { WIN }));
        }
        self.memo.set(position, OPEN);
        let Solver { rule, memo, marks, waiting, generator, .. } = self;
        let (start, width) = (waiting.len(), position.len());
        let (mut found, mut no_move) = (None, true);
        let mut numbers = [0; MOST_COORDINATES];
        let numbers = &mut numbers[..width];
        marks.clear();
        let mut leave = |one: &Move, names: &mut [i64]| {
            no_move = false;
            let (mut sum, mut loses) = (0, false);
            for part in &one.parts {
                let flow = part.for_each(names, |names| -> Flow {
                    let count = part.count(names)?;
                    if count == 0 {
                        return Ok(Continue(()));
                    }
                    part.position(names, numbers)?;
                    rule.check_range(numbers, part)?;
                    match memo.get(numbers) {
                        LOSS => {
                            found = Some(Look::Known(WIN));
                            return Ok(Break(()));
                        }
                        WIN => loses = true,
                        known @ (UNKNOWN | OPEN) => {
                            waiting.extend_from_slice(numbers);
                            let is_open = known == OPEN;
                            found = Some(if is_open { Look::Cycle(one.at) } else { Look::First });
                            let is_enough = is_open || waiting.len() - start >= MOST_WANTED * width;
                            return Ok(if is_enough { Break(()) } else { Continue(()) });
                        }
                        known if count % 2 == 1 => sum ^= known - ZERO,
                        _ => {}
                    }
                    Ok(Continue(()))
                })?;
                if flow.is_break() {
                    return Ok(flow);
                }
            }
            if !loses {
                marks.mark(sum);
            }
            Ok(Continue(()))
        };
        let ended = generator.each(rule, position, (watch, self.done), &mut leave);
        ended.map_err(|ended| rule.explain(ended, position))?;
        match found {
            Some(Look::Known(_)) => waiting.truncate(start),
            Some(Look::First) => put_largest_first(&mut waiting[start..], width),
            Some(Look::Cycle(_)) | None => {}
        }
        // It cannot overflow: the mex is at most the number of moves.
        let value = || self.goal.value(marks, no_move).checked_add(ZERO).expect("below 2^32");
        Ok(found.unwrap_or_else(|| Look::Known(value())))
    }
}

fn put_largest_first(positions: &mut [i64], width: usize) {
    let mut all: Vec<&[i64]> = positions.chunks(width).collect();
    all.sort_unstable_by(|a, b| b.cmp(a));
    let all = all.concat();
    positions.copy_from_slice(&all);
}

#[cfg(test)]
#[path = "../../tests/inside/written/solve.rs"]
mod tests;
