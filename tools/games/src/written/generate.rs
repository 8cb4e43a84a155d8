//! The moves of a position, one after the other.

use super::Written;
use super::evaluate::{Evaluated, Fault};
use super::rising::is_sure;
use super::sets;
use super::syntax::{Expression, Item, Loop, Move, RuleText};
use crate::watch::Watch;
use std::ops::ControlFlow::{self, Break, Continue};

/// The most numbers of one range, and the most steps of the loops for one position: some 20 s.
pub const MOST_NUMBERS: i64 = 1_000_000_000;
const MOST_STEPS: u64 = 1_000_000_000;
/// Each time that loops have made so many steps, `Watch` is asked whether to go on.
const PATIENCE: u64 = 1 << 11;

/// Why moves ended early.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    Wrong(Fault),
    Stopped,
}

impl From<Fault> for Ended {
    fn from(fault: Fault) -> Ended {
        Ended::Wrong(fault)
    }
}

pub type Flow = Result<ControlFlow<()>, Ended>;

/// What is done with a move: it, and the values of all names.
pub type Leave<'a> = &'a mut dyn FnMut(&Move, &mut [i64]) -> Flow;

/// Generates moves.
#[derive(Clone, Debug, Default)]
pub struct Generator {
    /// The values of names, at their places.
    names: Vec<i64>,
    steps: u64,
}

impl Generator {
    pub fn new(rule: &RuleText) -> Generator {
        let parts = rule.moves.iter().flat_map(|one| &one.parts);
        let parts = parts.filter_map(|part| Some(part.each.as_ref()?.place + 1));
        let loops = rule.moves.iter().flat_map(|one| &one.loops);
        let names = loops.map(|each| each.place + each.names.len()).chain(parts);
        let names = vec![0; names.max().unwrap_or(0).max(rule.names.len())];
        Generator { names, steps: 0 }
    }

    /// Calls `leave` with each move from a position, in the order in which they are written, until it says to stop. In
    /// long loops, `watch` is told that so many positions are done.
    pub fn each(
        &mut self,
        rule: &Written,
        position: &[i64],
        watch: (&dyn Watch, usize),
        leave: Leave,
    ) -> Result<(), Ended> {
        self.names[..position.len()].copy_from_slice(position);
        let Generator { names, steps } = self;
        let most = *steps + MOST_STEPS;
        for one in &rule.rule.moves {
            if !all_hold(&one.conditions, names)? {
                continue;
            }
            let mut run = Run { one, names, steps, most, watch, leave };
            if run.from(0)?.is_break() {
                break;
            }
        }
        Ok(())
    }
}

fn all_hold(conditions: &[Expression], names: &[i64]) -> Evaluated<bool> {
    Ok(first_failing(conditions, names)?.is_none())
}

/// The index of the first condition that does not hold.
fn first_failing<'e>(
    conditions: impl IntoIterator<Item = &'e Expression>,
    names: &[i64],
) -> Evaluated<Option<usize>> {
    for (index, condition) in conditions.into_iter().enumerate() {
        if !condition.holds(names)? {
            return Ok(Some(index));
        }
    }
    Ok(None)
}

/// Whether for no larger number of a loop all of its conditions hold, if that one is the first that does not; nor has one of
/// them an error there.
fn is_ceiling(each: &Loop, index: usize) -> bool {
    let mut all = each.all_conditions();
    let is_quiet = all.by_ref().take(index).all(is_sure);
    is_quiet && all.next().is_some_and(|condition| condition.is_ceiling(each.place))
}

struct Run<'a, 'b> {
    one: &'a Move,
    names: &'a mut [i64],
    steps: &'a mut u64,
    most: u64,
    watch: (&'a dyn Watch, usize),
    leave: Leave<'b>,
}

impl Run<'_, '_> {
    /// All moves with the values that names have now, from a loop on.
    fn from(&mut self, depth: usize) -> Flow {
        let one = self.one;
        let Some(each) = one.loops.get(depth) else { return (self.leave)(one, self.names) };
        for item in &each.items {
            let flow = match item {
                Item::Range(from, to) => {
                    let (first, last) = (from.value(self.names)?, to.value(self.names)?);
                    check_length(first, last, from.at)?;
                    self.all(depth, each, first..=last)?
                }
                Item::Values(values) => {
                    for (place, value) in (each.place..).zip(values) {
                        self.names[place] = value.value(self.names)?;
                    }
                    self.inside(depth, each)?
                }
                Item::Set(set, of) => {
                    let number = of.value(self.names)?;
                    let numbers = sets::numbers(*set, number);
                    let numbers = numbers.map_err(|why| Fault::new(of.at, why))?;
                    self.all(depth, each, numbers.into_iter())?
                }
            };
            if flow.is_break() {
                return Ok(Break(()));
            }
        }
        Ok(Continue(()))
    }

    fn all(&mut self, depth: usize, each: &Loop, numbers: impl Iterator<Item = i64>) -> Flow {
        // Which condition failed last, and whether all larger numbers fail too where it does.
        let mut failed = (usize::MAX, false);
        for number in numbers {
            self.names[each.place] = number;
            if let Some(index) = first_failing(each.all_conditions(), self.names)? {
                if failed.0 != index {
                    failed = (index, is_ceiling(each, index));
                }
                if failed.1 {
                    break;
                }
            } else if self.from(depth + 1)?.is_break() {
                return Ok(Break(()));
            }
            self.step(each.at)?;
        }
        Ok(Continue(()))
    }

    /// What is inside of a loop, if its conditions hold.
    fn inside(&mut self, depth: usize, each: &Loop) -> Flow {
        if all_hold(&each.conditions, self.names)? {
            self.from(depth + 1)
        } else {
            Ok(Continue(()))
        }
    }

    fn step(&mut self, at: usize) -> Result<(), Ended> {
        *self.steps += 1;
        if self.steps.is_multiple_of(PATIENCE) && !self.watch.0.go_on(self.watch.1) {
            return Err(Ended::Stopped);
        }
        if *self.steps > self.most {
            let why = format!("the loops of one position take more than {MOST_STEPS} steps");
            return Err(Fault::new(at, why).into());
        }
        Ok(())
    }
}

fn check_length(from: i64, to: i64, at: usize) -> Evaluated<()> {
    if to.saturating_sub(from) < MOST_NUMBERS {
        return Ok(());
    }
    let why = format!("the range {from}..{to} is too long to try: at most {MOST_NUMBERS} numbers");
    Err(Fault::new(at, why))
}
