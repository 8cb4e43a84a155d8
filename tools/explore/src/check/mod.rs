//! Checks formulas against the rules of games: the smallest counterexample, the range in which there is
//! none, or a proof.

mod example;
mod proof;
mod truth;

pub use example::{Counterexample, Option as Choice};
pub use proof::Proof;
pub use truth::{Answer, Truth};

use crate::error::{Error, Result};
use crate::formula::{Claimed, Form, Formula};
use crate::position::State;
use crate::rule::{Game, Rule};
use crate::watch::{Watch, interrupted};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

impl Game {
    /// The names of the numbers of a position, which are the variables of formulas: `n` for a heap,
    /// `a` and `b` for a pair, `i` and `j` for a coin, and those of a rule by its moves.
    ///
    /// # Errors
    /// If positions are no numbers: on graphs.
    pub fn variables(&self) -> Result<Vec<&str>> {
        Ok(match &self.rule {
            Rule::Heap(_) => vec!["n"],
            Rule::Pair(_) => vec!["a", "b"],
            Rule::Coins(_) => vec!["i", "j"],
            Rule::Written(rule) => rule.names().collect(),
            Rule::Graph(_) => {
                return Err(Error::new(format!(
                    "{}: a formula is of numbers, and the positions of a graph are vertices with names",
                    self.name
                )));
            }
        })
    }

    /// The smallest value of each.
    #[must_use]
    pub fn least_numbers(&self) -> Vec<u64> {
        match &self.rule {
            Rule::Heap(_) | Rule::Graph(_) => vec![0],
            Rule::Pair(rule) => vec![rule.least(); 2],
            Rule::Coins(rule) => vec![rule.least(); 2],
            Rule::Written(rule) => rule.least(),
        }
    }

    /// The state of these numbers: for coins, a single one.
    #[must_use]
    pub fn state_of(&self, numbers: &[u64]) -> State {
        match (&self.rule, numbers) {
            (Rule::Heap(_), [heap]) => State::Heap(*heap),
            (Rule::Pair(_), [a, b]) => State::Pair(*a, *b),
            (Rule::Coins(_), [i, j]) => State::Coins(vec![(*i, *j)]),
            _ => State::Numbers(numbers.to_vec()),
        }
    }
}

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
    pub fn check(&self, to: u64, watch: &Stop) -> Result<Verdict> {
        if self.misere && self.formula.form() == Form::Value {
            return Err(Error::new(
                "in misère play no formula of values says who wins: expected `wins if ...` or `loses if ...`",
            ));
        }
        let mut truth = Truth::new(self.game, self.formula.form(), self.misere, to, watch)?;
        // What was computed before a stop is compared nevertheless.
        let again = watch.again();
        let watch = if truth.is_computed() { &again } else { watch };
        let laws = truth.analysis().and_then(|analysis| proof::laws(analysis, self.formula));
        let to = laws.as_ref().map_or(to, |laws| laws.needed() - 1);
        let mut positions = 0;
        let mut wrong = None;
        let mut last = None;
        for largest in 0..=to {
            let before = positions;
            let mut each = |position: &[u64]| -> Result<bool> {
                if positions % 1024 == 0 && !watch.go_on(usize::try_from(positions).unwrap_or(0)) {
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
            if !shell(&self.game.least_numbers(), largest, false, &mut Vec::new(), &mut each)? {
                if let Some(found) = wrong {
                    let example =
                        Counterexample::new(self, &mut truth, found, positions - 1, watch)?;
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

/// Calls `each` with the positions from `least` on whose largest number is `largest`, in order, as long as it
/// returns true; says whether it always did. `has` says whether a number before them is the largest.
fn shell(
    least: &[u64],
    largest: u64,
    has: bool,
    before: &mut Vec<u64>,
    each: &mut impl FnMut(&[u64]) -> Result<bool>,
) -> Result<bool> {
    let Some((&first, rest)) = least.split_first() else { return each(before) };
    let start = if rest.is_empty() && !has { first.max(largest) } else { first };
    for number in start..=largest {
        before.push(number);
        let goes_on = shell(rest, largest, has || number == largest, before, each)?;
        before.pop();
        if !goes_on {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Stops a check at Ctrl-C, or after some time.
pub struct Stop<'a> {
    watch: &'a dyn Watch,
    limit: Option<Duration>,
    until: Option<Instant>,
    stopped: AtomicBool,
    was_interrupted: bool,
}

impl Stop<'_> {
    /// Stops when `watch` says so, or after `limit`.
    #[must_use]
    pub fn new(watch: &dyn Watch, limit: Option<Duration>) -> Stop<'_> {
        let until = limit.map(|limit| Instant::now() + limit);
        Stop { watch, limit, until, stopped: AtomicBool::new(false), was_interrupted: false }
    }

    /// The same with the whole time again, for what comes next; a Ctrl-C from before does not stop it.
    fn again(&self) -> Stop<'_> {
        Stop { was_interrupted: interrupted(), ..Stop::new(self.watch, self.limit) }
    }

    /// Whether it has said to stop.
    #[must_use]
    pub fn stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed) || (interrupted() && !self.was_interrupted)
    }
}

impl Watch for Stop<'_> {
    fn go_on(&self, done: usize) -> bool {
        let is_late = self.until.is_some_and(|until| Instant::now() >= until);
        if is_late || !(self.watch.go_on(done) || self.was_interrupted) {
            self.stopped.store(true, Ordering::Relaxed);
        }
        !self.stopped()
    }

    fn expect(&self, total: u64) {
        self.watch.expect(total);
    }
}

/// What the rules say of a position beside what a formula says.
impl Answer {
    /// Whether the formula says the same.
    fn is(self, claimed: Claimed) -> bool {
        match claimed {
            Claimed::Outcome { next_player_wins } => self.next_player_wins() == next_player_wins,
            Claimed::Value(claimed) => match self {
                Answer::Value(value) => {
                    u128::try_from(claimed).is_ok_and(|claimed| value == claimed)
                }
                Answer::Outcome { .. } => false,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, Stop, Watch};
    use std::sync::atomic::{AtomicU64, Ordering};

    /// Stops after 9, and keeps what is expected.
    #[derive(Default)]
    struct Few(AtomicU64);

    impl Watch for Few {
        fn go_on(&self, done: usize) -> bool {
            done < 9
        }

        fn expect(&self, total: u64) {
            self.0.store(total, Ordering::Relaxed);
        }
    }

    /// A check stops when its watch says so, or its time is over, and stays so.
    #[test]
    fn stops() {
        let few = Few::default();
        for limit in [None, Some(Duration::from_secs(1000))] {
            let stop = Stop::new(&few, limit);
            assert!(stop.go_on(8) && !stop.stopped());
            assert!(!stop.go_on(9) && stop.stopped() && !stop.go_on(8));
            assert!(!stop.again().stopped() && stop.again().go_on(8));
        }
        let late = Stop::new(&few, Some(Duration::ZERO));
        assert!(!late.stopped() && !late.go_on(0) && late.stopped());
        assert!(!late.again().go_on(0));
        late.expect(70);
        assert_eq!(few.0.load(Ordering::Relaxed), 70);
    }
}
