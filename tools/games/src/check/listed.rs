//! Formulas against values that another program has computed.

use super::example::{Counterexample, Ground};
use super::truth::Answer;
use super::{Claim, Verdict};
use crate::error::{Error, Result};
use crate::formula::Form;
use crate::listed::Listed;
use crate::value::Value;

/// Checks a claim at the positions whose numbers are all at most `to`.
///
/// # Errors
/// If the formula has no value at some position, if it is of values where only who wins is known, or of misère play.
pub fn check(claim: &Claim, listed: &Listed, to: u64) -> Result<Verdict> {
    let form = claim.formula.form();
    if claim.misere && !listed.is_misere {
        return Err(Error::new("--misere: who wins is what the values say, whatever the rule was"));
    }
    if listed.is_outcome() && form == Form::Value {
        return Err(Error::new("the values are W and L: expected `wins if ...` or `loses if ...`"));
    }
    let (mut right, mut last) = (0, None);
    for (position, value) in listed.positions() {
        let largest = position.iter().copied().max().unwrap_or(0);
        if largest > to {
            break;
        }
        let claimed = claim.formula.value(position);
        let claimed = claimed.map_err(|e| Error::new(format!("the formula: {e}")))?;
        let answer = match value {
            Value::Number(_) => Answer::Value(value),
            _ => Answer::Outcome { next_player_wins: value.next_player_wins() },
        };
        if !answer.is(claimed) {
            return Ok(Verdict::Wrong(Counterexample {
                position: position.to_vec(),
                claimed,
                answer,
                options: Vec::new(),
                ground: Ground::Read,
                smaller: right,
            }));
        }
        right += 1;
        last = Some(largest);
    }
    Ok(Verdict::Seen { to: last, positions: right, gave_up: None })
}
