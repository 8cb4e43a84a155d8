//! Checks formulas against the rules of games: the smallest counterexample, the range in which there is
//! none, or a proof.

mod example;
mod proof;
pub mod theorem;
mod truth;

pub use example::{Counterexample, Ground, Option as Choice};
pub use proof::Proof;
pub use truth::Truth;

use crate::error::{Error, Result};
use crate::formula::{Claimed, Form, Formula};
use crate::game::{Game, Rule};
use crate::value::Value;
use crate::watch::Limited;

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

/// Up to here a code is compared first.
const FIRST: u64 = 1000;

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
        if let Rule::Listed(listed) = &self.game.rule
            && listed.is_outcome()
            && self.formula.form() == Form::Value
        {
            let why = "the values are W and L: expected `wins if ...` or `loses if ...`";
            return Err(Error::new(why));
        }
        if let Some(proof) = theorem::proof(self.game, self.formula, self.misere) {
            return Ok(Verdict::Proved(proof));
        }
        // A long table is made before it is compared; a mistake mostly shows at once.
        if matches!(self.game.rule, Rule::Heap(_)) && !self.misere && to > FIRST {
            let first = self.compared(FIRST, watch)?;
            if !matches!(first, Verdict::Seen { .. }) {
                return Ok(first);
            }
        }
        self.compared(to, watch)
    }

    fn compared(&self, to: u64, watch: &Limited) -> Result<Verdict> {
        let mut truth = Truth::new(self.game, self.formula.form(), self.misere, to, watch)?;
        let laws = truth.laws().and_then(|laws| proof::laws(self.game, &laws, self.formula));
        let to = laws.as_ref().map_or(to, |laws| laws.needed() - 1);
        let (mut right, mut wrong) = (0, None);
        let (last, positions) = truth.each(to, watch, &mut |position, value| {
            let claimed = self.formula.value(position);
            let claimed = claimed.map_err(|e| Error::new(format!("the formula: {e}")))?;
            if claimed.agrees(value) {
                right += 1;
            } else {
                wrong = Some((position.to_vec(), claimed, value));
            }
            Ok(wrong.is_none())
        })?;
        if let Some(found) = wrong {
            let example = Counterexample::new(self.game, &mut truth, found, right, watch)?;
            return Ok(Verdict::Wrong(example));
        }
        if let Some(laws) = laws
            && last == Some(to)
        {
            return laws.proof().map(Verdict::Proved);
        }
        if let Some(example) = self.beside_theorem(right)? {
            return Ok(Verdict::Wrong(example));
        }
        Ok(Verdict::Seen { to: last, positions: positions as u64, gave_up: truth.gave_up() })
    }

    /// A heap of which a theorem says something else.
    fn beside_theorem(&self, smaller: u64) -> Result<Option<Counterexample>> {
        let Claim { game, formula, misere } = *self;
        let Some((known, _)) = theorem::formula(game, formula.form(), misere) else {
            return Ok(None);
        };
        for heap in theorem::turns(game) {
            // A formula may have no value so far away.
            let Ok(claimed) = formula.value(&[heap]) else { continue };
            let value = match known.value(&[heap])? {
                Claimed::Value(value) => Value::Number(value.unsigned_abs()),
                Claimed::Outcome { next_player_wins } => Value::Number(next_player_wins.into()),
            };
            if !claimed.agrees(value) {
                return Ok(Some(Counterexample::by_theorem(heap, claimed, value, smaller)));
            }
        }
        Ok(None)
    }
}
