//! The options of a position.

use super::evaluate::{Evaluated, Fault};
use super::generate::{Ended, Flow, Generator, Leave};
use super::syntax::{Coordinate, Move, Part};
use super::{Written, signed};
use crate::error::{Error, Result};
use crate::join;
use crate::position::{between, count_between};
use crate::watch::{Interruptible, stopped};
use std::collections::BTreeSet;
use std::ops::ControlFlow::{Break, Continue};

/// The most positions that one move may leave, where they are listed.
const MOST_PARTS: i64 = 100_000;
/// The most moves that are counted.
const MOST_COUNTED: u128 = 300_000_000;
const BITS: &str = ", or is `bitand(a, b)` meant";

impl Written {
    /// Whether the game is over at a position, and then whether the player who has made it has won.
    ///
    /// # Errors
    /// If the rule is wrong at this position.
    ///
    /// # Panics
    /// If the position is one of another rule.
    pub fn is_over(&self, position: &[u64]) -> Result<Option<bool>> {
        self.over(&signed(position))
    }

    /// An upper bound on the number of moves, 0 only if there is none; at least as many as there are until
    /// an error, and at least 1 where there is one. Stops counting at some hundred millions.
    ///
    /// # Panics
    /// If the position is one of another rule.
    #[must_use]
    pub fn count_options(&self, position: &[u64]) -> u128 {
        self.count_up_to(position, MOST_COUNTED)
    }

    /// Whether there is a move, or an error.
    #[must_use]
    pub fn has_option(&self, position: &[u64]) -> bool {
        self.count_up_to(position, 1) > 0
    }

    fn count_up_to(&self, position: &[u64], most: u128) -> u128 {
        let mut count = 0;
        match self.is_over(position) {
            Ok(None) => {}
            Ok(Some(_)) => return 0,
            Err(_) => return 1,
        }
        let mut leave = |_: &Move, _: &mut [i64]| {
            count += 1;
            Ok(if count < most { Continue(()) } else { Break(()) })
        };
        let ended = self.each_move(&signed(position), &mut leave);
        if ended.is_err() { count.max(1) } else { count }
    }

    /// The positions up to `to` in each coordinate, in order.
    pub fn positions(&self, to: u64) -> impl Iterator<Item = Vec<u64>> + use<> {
        between(self.least(), self.last(to))
    }

    /// How many positions there are up to `to`.
    #[must_use]
    pub fn count_positions(&self, to: u64) -> u128 {
        count_between(&self.least(), &self.last(to))
    }

    /// What each move leaves of a position, each once, its parts in increasing order.
    ///
    /// # Errors
    /// If the rule is wrong at this position.
    ///
    /// # Panics
    /// If the position is one of another rule.
    pub fn options(&self, position: &[u64]) -> Result<Vec<Vec<Vec<u64>>>> {
        if self.is_over(position)?.is_some() {
            return Ok(Vec::new());
        }
        let position = signed(position);
        let mut seen = BTreeSet::new();
        let mut options = Vec::new();
        let mut leave = |one: &Move, names: &mut [i64]| {
            let mut parts: Vec<Vec<u64>> = Vec::new();
            for part in &one.parts {
                let _ = part.for_each(names, |names| -> Flow {
                    let (count, mut numbers) = (part.count(names)?, vec![0; self.width()]);
                    part.position(names, &mut numbers)?;
                    if count > MOST_PARTS {
                        let why = format!(
                            "a move leaves {count} positions; to list them, expected at most {MOST_PARTS}"
                        );
                        return Err(Fault::new(one.at, why).into());
                    }
                    if count > 0 {
                        self.check_range(&numbers, part)?;
                        let numbers: Vec<u64> = numbers.iter().map(|n| n.unsigned_abs()).collect();
                        parts.extend(vec![numbers; crate::index(count.unsigned_abs())]);
                    }
                    Ok(Continue(()))
                })?;
            }
            parts.sort_unstable();
            if seen.insert(parts.clone()) {
                options.push(parts);
            }
            Ok(Continue(()))
        };
        let ended = self.each_move(&position, &mut leave);
        ended.map_err(|ended| self.explain(ended, &position))?;
        Ok(options)
    }

    /// Calls `leave` with each move of a position.
    fn each_move(&self, position: &[i64], leave: Leave) -> std::result::Result<(), Ended> {
        Generator::new(&self.rule).each(self, position, (&Interruptible, 0), leave)
    }

    /// Whether the game is over at a position, and then whether the player who has made it has won.
    pub(super) fn over(&self, position: &[i64]) -> Result<Option<bool>> {
        for end in &self.rule.ends {
            let holds = end.condition.holds(position);
            if holds.map_err(|fault| self.explain(fault.into(), position))? {
                return Ok(Some(end.wins));
            }
        }
        Ok(None)
    }

    /// Whether there is such a position, of those in the ranges of its numbers.
    ///
    /// # Errors
    /// If a condition has no value there.
    pub fn is_position(&self, position: &[u64]) -> Result<bool> {
        let at = signed(position);
        let mut all = self.rule.domain.iter();
        let holds = all.try_fold(true, |all, one| Ok(all && one.holds(&at)?));
        holds.map_err(|fault: Fault| self.explain(fault.into(), &at))
    }

    /// Checks that a move stays in the range of the rule.
    #[inline]
    pub(super) fn check_range(&self, position: &[i64], part: &Part) -> Evaluated<()> {
        for (place, number) in position.iter().enumerate() {
            let Coordinate { least, most, .. } = &self.rule.names[place];
            if number < least || most.is_some_and(|most| *number > most) {
                return Err(self.beyond(position, part, place));
            }
        }
        Ok(())
    }

    #[cold]
    fn beyond(&self, position: &[i64], part: &Part, place: usize) -> Fault {
        let Coordinate { name, least, most } = &self.rule.names[place];
        let range = match most {
            Some(most) => format!("{name} in {least}..{most}"),
            None => format!("{name} >= {least}"),
        };
        let all = join(position, ",");
        let bits = if self.rule.moves.iter().any(|one| one.parts.len() > 1) { BITS } else { "" };
        let why = format!(
            "the move to {all} leaves the range of the rule, {range}: is a condition missing{bits}?"
        );
        Fault::new(part.coordinates[place].at, why)
    }

    /// The error of what ended the moves of a position.
    pub(super) fn explain(&self, ended: Ended, position: &[i64]) -> Error {
        let text = self.position_text(position);
        match ended {
            Ended::Stopped => stopped(&format!("at {text}")),
            Ended::Wrong(fault) => self.error_at(fault.at(), &format!("{text}: {}", fault.why())),
        }
    }
}
