//! What a formula says of a position.

use super::{Claimed, Form, Formula};
use crate::written::evaluate::Evaluated;
use crate::written::syntax::{Expression, MOST_COORDINATES};

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
        let found = compute(&self.body, position).map_err(|fault| {
            let named = self.names.iter().zip(position);
            let named: Vec<String> = named.map(|(name, n)| format!("{name} = {n}")).collect();
            self.error_at(fault.at(), &format!("{}: {}", named.join(", "), fault.why()))
        })?;
        Ok(match self.form {
            Form::Value => Claimed::Value(found),
            Form::Wins => Claimed::Outcome { next_player_wins: found != 0 },
            Form::Loses => Claimed::Outcome { next_player_wins: found == 0 },
        })
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
