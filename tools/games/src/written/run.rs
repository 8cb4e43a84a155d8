//! Runs programs.

#![allow(clippy::inline_always, reason = "the loop over instructions is where the time goes")]

use super::filter::{Block, Filter, LANES};
use super::helpers::words::signed::OVERFLOW;
use super::instruction::{MOST_REGISTERS, Op, Place, Register};
use super::lists::{Lists, check_length};
use super::program::{Left, Program};
use crate::watch::Watch;
use std::ops::ControlFlow;

/// The most numbers of one range, and the most steps of the loops for one position: some 10 s.
const MOST_NUMBERS: i64 = 1_000_000_000;
pub const MOST_STEPS: u64 = 2_000_000_000;
/// After so many steps of loops, `Watch` is asked whether to go on: a test for primes takes some 10 us.
const PATIENCE: u64 = 1 << 13;
/// So many moves of a run take as long as a step of a loop.
pub const RUN: u64 = 8;

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
    scanned: Scanned,
    /// The steps of loops for this position, when to ask the watch, and the most that there may be.
    steps: u64,
    patience: u64,
    most_steps: u64,
}

/// What is known of the numbers of a loop with conditions.
#[derive(Clone, Copy, Debug, Default)]
struct Scanned {
    /// The first one of them, and the one after the last.
    start: i64,
    end: i64,
    /// Which satisfy all conditions; `None` if that has to be found one by one.
    mask: Option<u64>,
}

/// A block is not worth it for fewer numbers.
const FEW: usize = 6;

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
        let scanned = Scanned::default();
        Machine { registers, lists, scanned, steps: 0, patience: PATIENCE, most_steps: MOST_STEPS }
    }

    /// How many steps the loops of the last position took.
    pub fn steps(&self) -> u64 {
        self.steps
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
        let ops = &program.ops[..];
        let mut next = 0;
        // A reference to the instruction, and one match: this loop is where the time goes.
        while let Some(op) = ops.get(next) {
            let here = next;
            next += 1;
            let r = &mut *self.registers;
            let get = |register: Register| r[place(register)];
            let (to, value) = match *op {
                Op::Add(to, a, b) => (to, get(a).checked_add(get(b)).ok_or(OVERFLOW)),
                Op::Subtract(to, a, b) => (to, get(a).checked_sub(get(b)).ok_or(OVERFLOW)),
                Op::Binary(operator, to, a, b) => (to, operator.value(get(a), get(b))),
                Op::Call(function, to, a, b) => {
                    self.steps += function.steps();
                    (to, function.value(get(a), get(b)))
                }
                Op::Index(to, a, length) => (to, in_table(get(a), get(length))),
                Op::Emit(option) => {
                    let left = &program.options[usize::from(option)];
                    if leave(Made { left, registers: r, count: 1 })?.is_break() {
                        return Ok(Ended::Early);
                    }
                    continue;
                }
                Op::EmitRun(option, name, to) => {
                    let count = get(to) - get(name) + 1;
                    let left = &program.options[usize::from(option)];
                    if leave(Made { left, registers: r, count })?.is_break() {
                        return Ok(Ended::Early);
                    }
                    self.steps += count.unsigned_abs() / RUN + 1;
                    continue;
                }
                Op::Yes => return Ok(Ended::Yes),
                op => {
                    let to = self.jump(op, program, watch, program.at[here])?;
                    next = to.map_or(next, |to| to as usize);
                    continue;
                }
            };
            match value {
                Ok(value) => r[place(to)] = value,
                Err(why) => return Err(Fault::At(program.at[here], explained(*op, why))),
            }
        }
        Ok(Ended::AtEnd)
    }

    /// The instructions of jumps, loops and lists: where to go on, if not after them.
    #[inline(always)]
    fn jump(
        &mut self,
        op: Op,
        program: &Program,
        watch: (&dyn Watch, usize),
        at: usize,
    ) -> Result<Option<Place>, Fault> {
        let r = &mut *self.registers;
        let get = |register: Register| r[place(register)];
        let (is_so, to) = match op {
            Op::Jump(to) => (true, to),
            Op::JumpLess(a, b, to) => (get(a) < get(b), to),
            Op::JumpLessOrEqual(a, b, to) => (get(a) <= get(b), to),
            Op::JumpEqual(a, b, to) => (get(a) == get(b), to),
            Op::JumpNotEqual(a, b, to) => (get(a) != get(b), to),
            Op::JumpTest(function, a, b, when, to) => {
                self.steps += function.steps();
                (function.holds(get(a), get(b)) == when, to)
            }
            Op::Next(name, to, body) => {
                let goes_on = get(name) < get(to);
                r[place(name)] += i64::from(goes_on);
                self.steps += 1;
                if self.steps >= self.patience {
                    self.pause(watch, at)?;
                }
                (goes_on, body)
            }
            Op::NextRun(name, to, body) => {
                let last = get(name + 1);
                let goes_on = last < get(to);
                r[place(name)] = last + i64::from(goes_on);
                (goes_on, body)
            }
            Op::Scan(filter) => {
                return self.scan(&program.filters[usize::from(filter)], watch, at);
            }
            op => return self.list(op, watch, at)?.map_err(|why| Fault::At(at, why)),
        };
        Ok(is_so.then_some(to))
    }

    /// After many steps of loops: whether to go on.
    #[cold]
    fn pause(&mut self, watch: (&dyn Watch, usize), at: usize) -> Result<(), Fault> {
        self.patience = self.steps + PATIENCE;
        if !watch.0.go_on(watch.1) {
            return Err(Fault::Stopped);
        }
        if self.steps <= self.most_steps {
            return Ok(());
        }
        let most = self.most_steps;
        Err(Fault::At(at, format!("the loops of one position take more than {most} steps")))
    }

    /// Goes to the next number of a range that satisfies the conditions, and finds how many in a row do;
    /// returns where to go on, or `None` if the conditions of this number have to be checked one by one.
    fn scan(
        &mut self,
        filter: &Filter,
        watch: (&dyn Watch, usize),
        written_at: usize,
    ) -> Result<Option<Place>, Fault> {
        let (name, run) = (place(filter.name), place(filter.name + 1));
        loop {
            let (at, to) = (self.registers[name], self.registers[place(filter.to)]);
            if at >= self.scanned.end {
                let rest = usize::try_from(to - at + 1).unwrap_or(0);
                let is_few = rest < FEW;
                let count = rest.min(LANES);
                let block = Block { registers: &*self.registers, first: at, count };
                let mask = if is_few { None } else { filter.mask(block) };
                let end = at + i64::try_from(count).expect("few");
                self.scanned = Scanned { start: at, end, mask };
                self.steps += count as u64 * filter.steps;
                if self.steps >= self.patience {
                    self.pause(watch, written_at)?;
                }
            }
            let Scanned { start, end, mask } = self.scanned;
            let Some(mask) = mask else {
                self.registers[run] = at;
                return Ok(None);
            };
            let ahead = mask >> (at - start);
            if ahead != 0 {
                let skipped = ahead.trailing_zeros();
                let ones = if filter.is_even { (ahead >> skipped).trailing_ones() } else { 1 };
                self.registers[name] = at + i64::from(skipped);
                self.registers[run] = at + i64::from(skipped + ones) - 1;
                return Ok(Some(filter.found));
            }
            if end > to {
                return Ok(Some(filter.end));
            }
            self.registers[name] = end;
        }
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
            Op::Forget => {
                self.scanned.end = i64::MIN;
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
            Op::PushSet(list, set, a) => {
                // Small divisors by trial, then about as long as the fourth root of a number.
                let root = get(a).unsigned_abs().isqrt();
                self.steps += root.min(1000) / 4 + root.isqrt();
                self.lists.push_set(list, set, get(a))
            }
            _ => unreachable!("{op:?} is no instruction of lists"),
        };
        Ok(done.map(|()| None))
    }
}

/// An index into a table of so many entries.
fn in_table(at: i64, length: i64) -> Result<i64, &'static str> {
    if (0..length).contains(&at) {
        Ok(at)
    } else {
        Err("the table has no entry at this index; the first is at 0")
    }
}

/// Why an operation has no value.
fn explained(op: Op, why: &str) -> String {
    match op {
        Op::Call(function, ..) => function.explained(why),
        _ => why.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Written;
    use super::{Fault, Machine, PATIENCE};
    use crate::watch::{Looks, Unwatched, Watch};
    use std::ops::ControlFlow;

    /// Says to stop when it has been asked so often, always after seven positions.
    struct Stops(Looks);

    impl Watch for Stops {
        fn go_on(&self, done: usize) -> bool {
            assert_eq!(done, 7);
            self.0.go_on(done)
        }
    }

    /// Runs the moves of a rule; returns how they ended, and the machine.
    fn run(
        rule: &str,
        n: i64,
        most_steps: u64,
        watch: &dyn Watch,
    ) -> (Result<super::Ended, Fault>, Machine) {
        let line: Vec<char> = rule.chars().collect();
        let (written, _) = Written::read(&line, 0).unwrap();
        let mut machine = Machine::new(&written.moves);
        machine.most_steps = most_steps;
        let ended =
            machine.run(&written.moves, &[n], (watch, 7), |_| Ok(ControlFlow::Continue(())));
        (ended, machine)
    }

    /// Loops of every kind.
    const LOOPS: [&str; 6] = [
        "n -> a for a in 1..n, b in 1..a, c in b..a if a % 2 = 1 and c < 0",
        "n -> n - a for a in 1..n if a * a = -1",
        "n -> a for a in 1, 1..n, b in 1, 1..n if b < 0",
        "n -> a for a in divisors(n), b in 1..n, c in divisors(n), d in divisors(n) if d < 0",
        "n -> a ^ 2 for a in 1..n, b in 1..n - 1",
        "n -> a for b in 1..n, a in 1..n",
    ];

    /// Long loops ask whether to go on, and end when they take too long.
    #[test]
    fn long_loops() {
        for rule in LOOPS {
            let (ended, machine) = run(rule, 60_000, 50 * PATIENCE, &Stops(Looks::new(3)));
            assert_eq!(ended, Err(Fault::Stopped), "{rule}");
            assert!((4 * PATIENCE..9 * PATIENCE).contains(&machine.steps()), "{rule}");
            // One position may have more loops than the limit only if they end at once.
            let (ended, machine) = run(rule, 600_000, 5 * PATIENCE, &Unwatched);
            let Err(Fault::At(_, message)) = ended else { panic!("{rule}: {ended:?}") };
            assert_eq!(message, "the loops of one position take more than 40960 steps", "{rule}");
            assert!((5 * PATIENCE..10 * PATIENCE + 80_000).contains(&machine.steps()), "{rule}");
        }
    }

    /// How many steps are counted: for the loops, not for the position before.
    #[test]
    fn steps() {
        for (rule, n, steps) in [
            ("n -> 0 if n > 0", 5, 0),
            // A run.
            ("n -> n - a for a in 1..n", 100, 13),
            ("n -> a ^ 2 for a in 1..n", 100, 100),
            // Runs of 64 and of 36.
            ("n -> n - a for a in 1..n if a > 0", 100, 100 + 9 + 5),
            ("n -> a ^ 2 for a in 1..n if gcd(a, n) = 1", 100, 900),
            ("n -> a ^ 2 for a in 1..n if prime(n + a)", 100, 2500),
            ("n -> a ^ 2 for a in 1..n if odd(a) and abs(a) < n", 100, 100),
            // The primes and their end: none is tested again.
            ("n -> n - a for a in 1..n if prime(a)", 100, 25 + 1),
            ("n -> n - 1 if prime(n)", 7, 24),
            ("n -> n - 1 if odd(n) and max(n, 1) > 0", 7, 0),
            ("n -> n - gcd(n, 2) if n > 0", 7, 8),
            ("n -> n - a for a in 1, 3..n", 7, 7),
            // The root, a quarter of it, and the divisors and their end.
            ("n -> n - a for a in divisors(n)", 100, 2 + 3 + 10),
            ("n -> n - a for a in factors(n)", 3 << 40, 250 + 1347 + 3),
        ] {
            let (ended, machine) = run(rule, n, 10_000, &Unwatched);
            assert!(ended.is_ok());
            assert_eq!(machine.steps(), steps, "{rule}");
        }
    }
}
