//! Runs programs.

use super::lists::{Lists, check_length};
use super::numbers;
use super::program::{Left, MOST_REGISTERS, Op, Place, Program, Register};
use super::syntax::Operator;
use crate::watch::Watch;
use std::ops::ControlFlow;

/// The most numbers of one range, and the most steps of the loops for one position: some seconds.
const MOST_NUMBERS: i64 = 1_000_000_000;
const MOST_STEPS: u64 = 4_000_000_000;
/// After so many steps of loops, `Watch` is asked whether to go on.
const PATIENCE: u64 = 1 << 20;

/// Why a program ended without a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// What is wrong, and the index in the text where.
    At(usize, String),
    /// The watch said to stop.
    Stopped,
}

/// How a program ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// After its last instruction.
    AtEnd,
    /// At [`Op::Yes`].
    Yes,
    /// Because `leave` said so.
    Early,
}

/// Moves that are written in one place.
pub struct Made<'a> {
    /// What the first of them leaves.
    pub left: &'a Left,
    /// The registers for it.
    pub registers: &'a [i64],
    /// How many they are; from one to the next, each coordinate grows by its slope.
    pub count: i64,
}

/// What one program computes in.
#[derive(Clone, Debug)]
pub struct Machine {
    registers: Box<Registers>,
    lists: Lists,
    /// The steps of loops for this position, and when to ask the watch.
    steps: u64,
    patience: u64,
}

/// So many registers that every index, modulo their number, is one.
type Registers = [i64; MOST_REGISTERS];

fn place(register: Register) -> usize {
    usize::from(register) % MOST_REGISTERS
}

impl Machine {
    /// A machine for a program.
    pub fn new(program: &Program) -> Machine {
        let mut registers = Box::new([0; MOST_REGISTERS]);
        registers[..program.registers.len()].copy_from_slice(&program.registers);
        let lists = Lists::new(program.lists);
        Machine { registers, lists, steps: 0, patience: PATIENCE }
    }

    /// Runs the program on a position. `leave` is called with each move, in order. After long loops,
    /// `watch` is told that so many positions are done.
    pub fn run(
        &mut self,
        program: &Program,
        position: &[i64],
        watch: (&dyn Watch, usize),
        mut leave: impl FnMut(Made) -> Result<ControlFlow<()>, Fault>,
    ) -> Result<Ended, Fault> {
        self.registers[..position.len()].copy_from_slice(position);
        (self.steps, self.patience) = (0, PATIENCE);
        let mut next = 0;
        while let Some(&op) = program.ops.get(next) {
            let here = next;
            next += 1;
            let r = &mut *self.registers;
            let get = |register: Register| r[place(register)];
            let value = match op {
                Op::Add(_, a, b) => get(a).checked_add(get(b)).ok_or(numbers::OVERFLOW),
                Op::Subtract(_, a, b) => get(a).checked_sub(get(b)).ok_or(numbers::OVERFLOW),
                Op::Binary(operator, _, a, b) => operator.value(get(a), get(b)),
                Op::Call(function, _, a, b) => function.value(get(a), get(b)),
                _ => {
                    let jump = match op {
                        Op::Jump(to) => Some(to),
                        Op::JumpLess(a, b, to) => (get(a) < get(b)).then_some(to),
                        Op::JumpLessOrEqual(a, b, to) => (get(a) <= get(b)).then_some(to),
                        Op::JumpEqual(a, b, to) => (get(a) == get(b)).then_some(to),
                        Op::JumpNotEqual(a, b, to) => (get(a) != get(b)).then_some(to),
                        Op::JumpTest(function, a, b, when, to) => {
                            (function.holds(get(a), get(b)) == when).then_some(to)
                        }
                        Op::Next(name, to, body) => {
                            let goes_on = get(name) < get(to);
                            r[place(name)] += i64::from(goes_on);
                            self.steps += 1;
                            if self.steps >= self.patience {
                                self.pause(watch, program.at[here])?;
                            }
                            goes_on.then_some(body)
                        }
                        Op::Emit(option) | Op::EmitRun(option, ..) => {
                            let count = match op {
                                Op::EmitRun(_, name, to) => get(to) - get(name) + 1,
                                _ => 1,
                            };
                            self.steps += count.unsigned_abs() - 1;
                            let left = &program.options[usize::from(option)];
                            if leave(Made { left, registers: r, count })?.is_break() {
                                return Ok(Ended::Early);
                            }
                            None
                        }
                        Op::Yes => return Ok(Ended::Yes),
                        _ => self
                            .list(op, watch, program.at[here])?
                            .map_err(|message| Fault::At(program.at[here], message))?,
                    };
                    if let Some(to) = jump {
                        next = to as usize;
                    }
                    continue;
                }
            };
            let (Op::Add(to, ..)
            | Op::Subtract(to, ..)
            | Op::Binary(_, to, ..)
            | Op::Call(_, to, ..)) = op
            else {
                continue;
            };
            match value {
                Ok(value) => r[place(to)] = value,
                Err(why) => return Err(Fault::At(program.at[here], explained(op, why))),
            }
        }
        Ok(Ended::AtEnd)
    }

    /// After many steps of loops: whether to go on.
    #[cold]
    fn pause(&mut self, watch: (&dyn Watch, usize), at: usize) -> Result<(), Fault> {
        self.patience = self.steps + PATIENCE;
        if !watch.0.go_on(watch.1) {
            return Err(Fault::Stopped);
        }
        if self.steps <= MOST_STEPS {
            return Ok(());
        }
        Err(Fault::At(at, format!("the loops of one position take more than {MOST_STEPS} steps")))
    }

    /// The instructions of ranges and lists: where to jump.
    fn list(
        &mut self,
        op: Op,
        watch: (&dyn Watch, usize),
        at: usize,
    ) -> Result<Result<Option<Place>, String>, Fault> {
        let r = &mut *self.registers;
        let get = |register: Register| r[place(register)];
        let done = match op {
            Op::Range(name, from, to, end) => {
                let (from, to) = (get(from), get(to));
                r[place(name)] = from;
                let is_empty = (from > to).then_some(end);
                return Ok(check_length(from, to, MOST_NUMBERS).map(|()| is_empty));
            }
            Op::Each(name, list, width, end) => {
                self.steps += 1;
                if self.steps >= self.patience {
                    self.pause(watch, at)?;
                }
                let Some(next) = self.lists.next(list, usize::from(width)) else {
                    return Ok(Ok(Some(end)));
                };
                self.registers[place(name)..][..next.len()].copy_from_slice(next);
                Ok(())
            }
            Op::Clear(list) => {
                self.lists.clear(list);
                Ok(())
            }
            Op::Push(list, a) => {
                self.lists.push(list, get(a));
                Ok(())
            }
            Op::PushRange(list, from, to) => self.lists.push_range(list, get(from), get(to)),
            Op::PushAll(list, from, to, function) => {
                self.lists.push_all(list, get(from), get(to), function)
            }
            Op::PushSet(list, set, a) => self.lists.push_set(list, set, get(a)),
            _ => unreachable!("{op:?} is no instruction of lists"),
        };
        Ok(done.map(|()| None))
    }
}

impl Operator {
    /// Its value. `Err` with why there is none.
    #[inline]
    fn value(self, a: i64, b: i64) -> Result<i64, &'static str> {
        match self {
            Operator::Add => a.checked_add(b).ok_or(numbers::OVERFLOW),
            Operator::Subtract => a.checked_sub(b).ok_or(numbers::OVERFLOW),
            Operator::Multiply => a.checked_mul(b).ok_or(numbers::OVERFLOW),
            Operator::Divide => numbers::divide(a, b),
            Operator::Remainder => numbers::remainder(a, b),
            Operator::Power => numbers::power(a, b),
        }
    }
}

/// Why an operation has no value.
fn explained(op: Op, why: &str) -> String {
    match op {
        Op::Call(function, ..) if why.starts_with("of ") => format!("{} {why}", function.name()),
        _ => why.to_owned(),
    }
}
