//! The options of a position.

use super::evaluate::{Evaluated, Fault};
use super::generate::{Ended, Flow, Generator};
use super::syntax::{Coordinate, Move, Part};
use super::{Written, signed, state_text};
use crate::error::{Error, Result};
use crate::watch::{Interruptible, Watch};
use std::collections::BTreeSet;
use std::ops::ControlFlow::{Break, Continue};

/// The most positions that one move may leave, where they are listed.
const MOST_PARTS: i64 = 100_000;
/// The most moves that are counted.
const MOST_COUNTED: u128 = 300_000_000;

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
        let mut count = 0;
        match self.is_over(position) {
            Ok(None) => {}
            Ok(Some(_)) => return 0,
            Err(_) => return 1,
        }
        let watch = (&Interruptible as &dyn Watch, 0);
        let mut leave = |_: &Move, _: &mut [i64]| {
            count += 1;
            Ok(if count < MOST_COUNTED { Continue(()) } else { Break(()) })
        };
        let mut generator = Generator::new(&self.rule);
        let ended = generator.each(self, &signed(position), watch, &mut leave);
        if ended.is_err() { count.max(1) } else { count }
    }

    /// The positions up to `to` in each coordinate, in order.
    pub fn positions(&self, to: u64) -> impl Iterator<Item = Vec<u64>> + use<> {
        let (least, ends) = (self.least(), self.last(to));
        let is_some = least.iter().zip(&ends).all(|(least, end)| least <= end);
        let mut next = Some(least.clone()).filter(|_| is_some);
        std::iter::from_fn(move || {
            let position = next.take()?;
            let mut after = position.clone();
            let turned = (0..after.len()).rev().find(|&place| after[place] < ends[place]);
            next = turned.map(|place| {
                after[place] += 1;
                after[place + 1..].copy_from_slice(&least[place + 1..]);
                after
            });
            Some(position)
        })
    }

    /// How many positions there are up to `to`.
    #[must_use]
    pub fn count_positions(&self, to: u64) -> u128 {
        let sides = self.last(to).into_iter().zip(self.least());
        let sides = sides.map(|(last, least)| (u128::from(last) + 1).saturating_sub(least.into()));
        sides.fold(1, u128::saturating_mul)
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
        let watch = (&Interruptible as &dyn Watch, 0);
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
        let mut generator = Generator::new(&self.rule);
        let ended = generator.each(self, &position, watch, &mut leave);
        ended.map_err(|ended| self.explain(ended, &position))?;
        Ok(options)
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
        let all = state_text(position);
        let why = format!(
            "the move to {all} leaves the range of the rule, {range}: is a condition missing?"
        );
        Fault::new(part.coordinates[place].at, why)
    }

    /// The error of what ended the moves of a position.
    pub(super) fn explain(&self, ended: Ended, position: &[i64]) -> Error {
        let text = self.position_text(position);
        match ended {
            Ended::Stopped => Error::new(format!("stopped at {text}")),
            Ended::Wrong(fault) => self.error_at(fault.at(), &format!("{text}: {}", fault.why())),
        }
    }
}
