//! What a formula says of a position.

use super::{Claimed, Form, Formula};
use crate::named;
use crate::written::evaluate::{Evaluated, Fault};
use crate::written::syntax::{Expression, MOST_COORDINATES};
use std::collections::HashMap;

/// The most values at smaller numbers that wait for each other.
const DEEPEST: usize = 10_000;

impl Formula {
    /// What it says of a position.
    ///
    /// # Errors
    /// If it says nothing there: what has no value, at which column, and for which position.
    ///
    /// # Panics
    /// If the position has another number of numbers than the formula has names.
    pub fn value(&self, position: &[u64]) -> crate::error::Result<Claimed> {
        assert_eq!(position.len(), self.names.len(), "a position of the rule");
        let found = self.whole(position).map_err(|fault| {
            let position = named(&self.names, position);
            self.error_at(fault.at(), &format!("{position}: {}", fault.why()))
        })?;
        Ok(match self.form {
            Form::Value => Claimed::Value(found),
            Form::Wins => Claimed::Outcome { next_player_wins: found != 0 },
            Form::Loses => Claimed::Outcome { next_player_wins: found == 0 },
        })
    }

    /// The value of the whole formula: first at the smaller numbers that it needs, without a recursion of its own.
    fn whole(&self, position: &[u64]) -> Evaluated<i128> {
        if !self.body.is_recursive() {
            return compute(&self.body, position);
        }
        // In each, a number and then the smaller ones that its value needs, with their values.
        let (mut known, mut waiting) = (HashMap::new(), vec![vec![i128::from(position[0])]]);
        loop {
            let depth = waiting.len();
            let numbers = waiting.last_mut().expect("one at least");
            let found = self.body.value(numbers);
            let needs = found.as_ref().err().and_then(|fault| Some((fault.at(), fault.needs()?)));
            match needs {
                Some((at, smaller)) => match known.get(&smaller) {
                    Some(&value) => numbers.extend([smaller, value]),
                    None if depth < DEEPEST => waiting.push(vec![smaller]),
                    None => {
                        let why = "more than 10000 values at smaller numbers wait for each other";
                        return Err(Fault::new(at, format!("g({smaller}): {why}")));
                    }
                },
                None if depth == 1 => return found,
                None => {
                    known.insert(numbers[0], found?);
                    waiting.pop();
                }
            }
        }
    }
}

/// The value of a part of a formula at a position; of a condition 1 if it holds, and 0 if not.
pub fn compute(part: &Expression, position: &[u64]) -> Evaluated<i128> {
    let mut numbers = [0; MOST_COORDINATES];
    for (to, number) in numbers.iter_mut().zip(position) {
        *to = (*number).into();
    }
    part.value(&numbers[..position.len()])
}
