//! Checks formulas against the rules of games: the smallest counterexample, the range in which there is
//! none, or a proof.

mod example;
mod listed;
mod proof;
mod truth;

pub use example::{Counterexample, Ground, Option as Choice};
pub use proof::Proof;
pub use truth::{Answer, Truth};

use crate::error::{Error, Result};
use crate::formula::{Form, Formula};
use crate::game::{Game, Rule};
use crate::watch::{Limited, Printing, Watch};

/// What is checked.
pub struct Claim<'a> {
    /// The game.
    pub game: &'a Game,
    /// What is claimed of its positions.
    pub formula: &'a Formula,
    /// Whether the last mover loses.
    pub misere: bool,
}

/// What was found.
#[derive(Debug)]
pub enum Verdict {
    /// The claim is wrong.
    Wrong(Counterexample),
    /// The claim holds at all positions whose numbers are all at most `to`; `None` if not even the
    /// smallest positions were decided.
    Seen {
        /// The largest number.
        to: Option<u64>,
        /// How many positions there are up to it.
        positions: u64,
        /// Why it was not looked further, if it was asked for: a search that gave up.
        gave_up: Option<Error>,
    },
    /// The claim holds at all positions.
    Proved(Proof),
}

impl Claim<'_> {
    /// Checks the claim at the positions whose numbers are all at most `to`, in the order of their largest
    /// number; or until `watch` says to stop. A proof, and what it takes, may go further.
    ///
    /// # Errors
    /// If the formula has no value at some position, if the rule is wrong at one, or if the values would
    /// not fit in memory.
    pub fn check(&self, to: u64, watch: &Limited) -> Result<Verdict> {
        if self.misere && self.formula.form() == Form::Value {
            return Err(Error::new(
                "in misère play no formula of values says who wins: expected `wins if ...` or `loses if ...`",
            ));
        }
        if let Rule::Listed(listed) = &self.game.rule {
            return listed::check(self, listed, to);
        }
        let mut truth = Truth::new(self.game, self.formula.form(), self.misere, to, watch)?;
        // What was computed before a stop is compared nevertheless.
        let (is_computed, comparing) = (truth.is_computed(), Printing::begin());
        let go_on = |done: u64| {
            if is_computed { comparing.go_on() } else { watch.go_on(crate::index(done)) }
        };
        let laws = truth.analysis().and_then(|analysis| proof::laws(analysis, self.formula));
        let to = laws.as_ref().map_or(to, |laws| laws.needed() - 1);
        let ranges = self.game.least_numbers().into_iter().zip(self.game.most_numbers());
        let ranges: Vec<_> = ranges.collect();
        let mut positions = 0;
        let mut wrong = None;
        let mut last = None;
        for largest in 0..=to {
            let before = positions;
            let mut each = |position: &[u64]| -> Result<bool> {
                if positions % 1024 == 0 && !go_on(positions) {
                    return Ok(false);
                }
                let Some(answer) = truth.at(position, watch)? else { return Ok(false) };
                positions += 1;
                let claimed = self.formula.value(position);
                let claimed = claimed.map_err(|e| Error::new(format!("the formula: {e}")))?;
                if !answer.is(claimed) {
                    wrong = Some((position.to_vec(), claimed, answer));
                }
                Ok(wrong.is_none())
            };
            if !positions_with(&ranges, largest, &mut each)? {
                if let Some(found) = wrong {
                    let example =
                        Counterexample::new(self.game, &mut truth, found, positions - 1, watch)?;
                    return Ok(Verdict::Wrong(example));
                }
                positions = before;
                break;
            }
            last = (positions > 0).then_some(largest);
        }
        if let Some(laws) = laws
            && last == Some(to)
        {
            return laws.proof().map(Verdict::Proved);
        }
        Ok(Verdict::Seen { to: last, positions, gave_up: truth.gave_up() })
    }
}

/// Calls `each` with the positions in these ranges whose largest number is `largest`, in order, as long as it
/// returns true; says whether it always did.
pub(crate) fn positions_with(
    ranges: &[(u64, u64)],
    largest: u64,
    each: &mut impl FnMut(&[u64]) -> Result<bool>,
) -> Result<bool> {
    rest_of(ranges, largest, false, &mut Vec::new(), each)
}

/// The same after some numbers; `has` says whether one of them is the largest.
fn rest_of(
    ranges: &[(u64, u64)],
    largest: u64,
    has: bool,
    before: &mut Vec<u64>,
    each: &mut impl FnMut(&[u64]) -> Result<bool>,
) -> Result<bool> {
    let Some((&(first, most), rest)) = ranges.split_first() else { return each(before) };
    let start = if rest.is_empty() && !has { first.max(largest) } else { first };
    for number in start..=largest.min(most) {
        before.push(number);
        let goes_on = rest_of(rest, largest, has || number == largest, before, each)?;
        before.pop();
        if !goes_on {
            return Ok(false);
        }
    }
    Ok(true)
}
