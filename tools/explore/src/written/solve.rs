//! Values of positions by the rule itself: each is computed once, after those of its options.
//!
//! The options of a position are looked at until one is of unknown value. That one is computed first,
//! and then all are looked at again. The positions that wait are on a stack of its own, because games
//! may be too long for recursion; a move to one of them is a cycle.

use super::look::{First, Marks, Options};
use super::memo::{Known, LOSS, Memo, OPEN, UNKNOWN, WIN, ZERO};
use super::run::{Ended, Fault, Machine};
use super::{MOST_COORDINATES, Written, signed, state_text};
use crate::error::{Error, Result};
use crate::value::Value;
use crate::watch::Watch;
use std::ops::ControlFlow;
use std::sync::Arc;

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

/// The most positions outside the box: about 1 GiB.
const MOST_OTHERS: usize = 10_000_000;

/// Computes values of positions, and remembers them.
pub struct Solver {
    rule: Arc<Written>,
    goal: Goal,
    memo: Memo,
    /// The largest numbers that values were asked for.
    to: Vec<i64>,
    moves: Machine,
    ends: Vec<Machine>,
    marks: Marks,
    /// The positions that wait, one after the other.
    waiting: Vec<i64>,
    done: usize,
}

/// What is known of a position after a look at its options.
enum Look {
    Known(Known),
    /// One of its options has to be computed first.
    First,
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
            moves: Machine::new(&rule.moves),
            ends: rule.ends.iter().map(|(_, program)| Machine::new(program)).collect(),
            marks: Marks::default(),
            waiting: Vec::new(),
            done: 0,
        }
    }

    /// Makes room for positions up to `to`, a coordinate each, unless that is too much.
    pub fn expect(&mut self, to: &[i64]) {
        for (own, to) in self.to.iter_mut().zip(to) {
            *own = (*own).max(*to);
        }
        self.memo.grow(&self.to);
    }

    /// The value of a position.
    ///
    /// # Errors
    /// If the rule is wrong somewhere, or more positions can be reached than fit, or `watch` says to
    /// stop.
    pub fn value(&mut self, position: &[i64], watch: &dyn Watch) -> Result<Value> {
        if position.iter().zip(&self.to).any(|(coordinate, to)| coordinate > to) {
            // Room for more: growing takes time.
            let more =
                |c: &i64| c.checked_add(1).and_then(|c| c.checked_mul(2)).map_or(*c, |c| c - 1);
            self.expect(&position.iter().map(more).collect::<Vec<_>>());
        }
        let known = match self.memo.get(position) {
            UNKNOWN => self.compute(position, watch),
            known => Ok(known),
        };
        if known.is_err() {
            // Positions that waited are not known.
            self.memo.clear();
        }
        Ok(match known? {
            WIN => Value::Win,
            LOSS => Value::Loss,
            known => Value::Number((known - ZERO).into()),
        })
    }

    /// Whether the next player wins, if that is the goal.
    ///
    /// # Errors
    /// As [`Solver::value`].
    ///
    /// # Panics
    /// If the position is one of another rule.
    pub fn decide(&mut self, position: &[u64], watch: &dyn Watch) -> Result<bool> {
        Ok(self.value(&signed(position), watch)?.next_player_wins())
    }

    fn compute(&mut self, position: &[i64], watch: &dyn Watch) -> Result<Known> {
        let width = position.len();
        self.waiting.clear();
        self.waiting.extend(position);
        self.memo.set(position, OPEN);
        for looks in 1_usize.. {
            if looks.is_multiple_of(1 << 12) && !watch.go_on(self.done) {
                break;
            }
            let start = self.waiting.len() - width;
            let mut top = [0; MOST_COORDINATES];
            let top = &mut top[..width];
            top.copy_from_slice(&self.waiting[start..]);
            match self.look(top, watch)? {
                Look::First => {
                    if self.memo.others() > MOST_OTHERS {
                        return Err(self.too_many(position));
                    }
                }
                Look::Known(known) => {
                    self.memo.set(top, known);
                    self.waiting.truncate(start);
                    self.done += 1;
                    if self.waiting.is_empty() {
                        return Ok(known);
                    }
                }
            }
        }
        Err(Error::new(format!("stopped after {} positions", self.done)))
    }

    /// Looks at the options of a position. One that has to be computed first is put on the stack.
    fn look(&mut self, position: &[i64], watch: &dyn Watch) -> Result<Look> {
        let Solver { rule, memo, marks, waiting, moves, ends, .. } = self;
        if let Some(wins) = rule.over_with(ends, position, watch)? {
            return Ok(Look::Known(if wins { LOSS } else { WIN }));
        }
        let start = waiting.len();
        let mut look = Options::new(rule, memo, marks, waiting);
        let watch = (watch, self.done);
        let ended = moves.run(&rule.moves, position, watch, |made| look.made(&made));
        let Options { first, won, no_move, .. } = look;
        ended.map_err(|fault| rule.explain(fault, position))?;
        match first {
            Some(First { known: OPEN, at }) => return Err(self.cycle(start, at)),
            Some(_) => {
                let child = self.waiting[start..].to_vec();
                self.memo.set(&child, OPEN);
                return Ok(Look::First);
            }
            None => {}
        }
        let value = match self.goal {
            _ if won => return Ok(Look::Known(WIN)),
            Goal::Grundy => self.marks.mex(),
            Goal::Outcome { misere } => {
                // An option of value 0 is a P-position.
                u32::from(self.marks.has(0) || (no_move && misere))
            }
        };
        let known = value.checked_add(ZERO).ok_or_else(|| Error::new("a value beyond 2^32"))?;
        Ok(Look::Known(known))
    }

    /// The error of a move, written at `at`, to a position that waits: the last on the stack from
    /// `start` on.
    fn cycle(&self, start: usize, at: usize) -> Error {
        let width = self.rule.width();
        let again = &self.waiting[start..];
        let path: Vec<&[i64]> = self.waiting[..start]
            .chunks(width)
            .skip_while(|position| *position != again)
            .chain([again])
            .collect();
        let first = self.rule.position_text(again);
        let mut message = format!("{first}: the rule can move for ever: {}", path_text(&path));
        if path.len() == 2 {
            message.push_str("\n  this move changes nothing: is a condition missing, or `&` between what it leaves?");
        }
        self.rule.error_at(at, &message)
    }

    fn too_many(&self, position: &[i64]) -> Error {
        let path: Vec<&[i64]> = self.waiting.chunks(self.rule.width()).collect();
        let from = self.rule.position_text(position);
        let path = path_text(&path);
        self.rule.error_at(
            self.rule.text.start,
            &format!(
                "{from}: more than {MOST_OTHERS} positions can be reached, too many to remember; one \
                 way goes {path}"
            ),
        )
    }
}

/// Positions with arrows between them; of many, the first and the last ones.
fn path_text(path: &[&[i64]]) -> String {
    let text = |position: &&[i64]| state_text(position);
    let all: Vec<String> = match path.len() {
        0..=20 => path.iter().map(text).collect(),
        length => {
            let (head, tail) = (&path[..15], &path[length - 4..]);
            let middle = format!("... ({} more) ...", length - 19);
            head.iter().map(text).chain([middle]).chain(tail.iter().map(text)).collect()
        }
    };
    all.join(" -> ")
}

impl Written {
    /// Whether the game is over at a position, and then whether the player who has made it has won.
    fn over_with(
        &self,
        machines: &mut [Machine],
        position: &[i64],
        watch: &dyn Watch,
    ) -> Result<Option<bool>> {
        for ((wins, program), machine) in self.ends.iter().zip(machines) {
            let ended =
                machine.run(program, position, (watch, 0), |_| Ok(ControlFlow::Continue(())));
            let ended = ended.map_err(|fault| self.explain(fault, position))?;
            if ended == Ended::Yes {
                return Ok(Some(*wins));
            }
        }
        Ok(None)
    }

    /// As [`Written::over_with`].
    pub(super) fn over(&self, position: &[i64], watch: &dyn Watch) -> Result<Option<bool>> {
        let mut machines: Vec<Machine> =
            self.ends.iter().map(|(_, program)| Machine::new(program)).collect();
        self.over_with(&mut machines, position, watch)
    }

    /// The error of a fault at a position.
    pub(super) fn explain(&self, fault: Fault, position: &[i64]) -> Error {
        match fault {
            Fault::Stopped => Error::new(format!("stopped at {}", self.position_text(position))),
            Fault::At(at, message) => {
                let text = self.position_text(position);
                self.error_at(at, &format!("{text}: {message}"))
            }
        }
    }
}
