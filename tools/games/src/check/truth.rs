//! What is known of the positions of a game: by its rules, or because it was read.

use crate::error::{Error, Result};
use crate::formula::{Form, Law};
use crate::game::{Game, Rule, State};
use crate::listed::Listed;
use crate::misere::Heaps;
use crate::outcomes::{Outcomes, outcomes};
use crate::period::{Analysis, FiniteLaw};
use crate::position::Component;
use crate::rule::CoinGame;
use crate::search::{MOST_POSITIONS, Search};
use crate::value::Value;
use crate::watch::{Limited, Printing, Watch};
use crate::written::{Goal, Solver};
use std::sync::Arc;
use std::time::Duration;

/// Up to which number a law of a rule is looked for, and the most positions of a rule without one.
const LOOK: u64 = 1 << 20;
const MOST: u128 = 1 << 30;
/// Less than the time in which forms are fitted to what a search finds.
const LOOK_FOR_QUOTIENT: Duration = Duration::from_secs(1);

/// The values of the positions of a game, as far as they are known; where only who wins is, 1 if the next player does,
/// and 0 if not.
pub struct Truth<'a> {
    game: &'a Game,
    known: Known<'a>,
}

enum Known<'a> {
    Heaps(Box<Analysis>),
    Coins(CoinGame),
    /// Values, or who wins; and the proved law of values.
    Written(Box<Solver>, Option<FiniteLaw>),
    /// Who wins, by a search; and that of what their moves leave.
    Searched {
        found: Box<Outcomes>,
        search: Box<Search>,
    },
    /// Who wins heaps in misère play, by their quotient.
    Quotient(Arc<Heaps>),
    Listed(&'a Listed),
}

impl<'a> Truth<'a> {
    /// What is to be known of a game: values or outcomes. Tables up to `to` are made now, as far as `watch`
    /// allows.
    ///
    /// # Errors
    /// If they would not fit, or if values that were read are not of misère play and that is asked for.
    pub fn new(
        game: &'a Game,
        form: Form,
        misere: bool,
        to: u64,
        watch: &Limited,
    ) -> Result<Truth<'a>> {
        // Moves that leave one position: who wins is decided without values.
        let is_single = matches!(&game.rule, Rule::Written(rule) if !rule.splits());
        let known = match &game.rule {
            Rule::Listed(listed) if misere && !listed.is_misere => {
                let why = "--misere: who wins is what the values say, whatever the rule was";
                return Err(Error::new(why));
            }
            Rule::Listed(listed) => Known::Listed(listed),
            Rule::Graph(_) => return Err(Error::new("the positions of a graph are no numbers")),
            _ if misere && !is_single => match quotient(game, watch) {
                Some(known) => Known::Quotient(known),
                None => Known::searched(game, to, watch)?,
            },
            Rule::Written(rule) => {
                let goal = if form != Form::Value && is_single {
                    Goal::Outcome { misere }
                } else {
                    Goal::Grundy
                };
                let mut values = Box::new(Solver::new(rule, goal));
                values.expect(&vec![to; rule.width()]);
                let has_law = rule.has_law();
                let law = if has_law { values.rows(Some(to.min(LOOK)), watch)?.1 } else { None };
                let count = rule.count_positions(to);
                if law.is_none() && count > MOST {
                    return Err(Error::too_many(to, count, "a table", MOST));
                }
                Known::Written(values, law)
            }
            Rule::Heap(code) => {
                let mut analysis = Box::new(Analysis::new(code));
                // Where a theorem gives the values, a table is not needed.
                if code.nim_bound().is_none() && code.interval().is_none() {
                    analysis.until_proved(to, watch)?;
                }
                Known::Heaps(analysis)
            }
            Rule::Coins(rule) => Known::Coins(*rule),
        };
        Ok(Truth { game, known })
    }

    /// The proved laws of the values: for each value of the other numbers, of the one that is not bounded.
    #[must_use]
    pub fn laws(&self) -> Option<Vec<Law>> {
        let law = match &self.known {
            Known::Heaps(analysis) => {
                let (start, period, growth) = match (analysis.code().nim_law(), analysis.period()) {
                    (Some((period, saltus)), _) => (0, i128::try_from(period).ok()?, saltus),
                    (None, _) if analysis.code().interval().is_some() => {
                        let takes = analysis.code().interval()?;
                        (0, i128::try_from(takes.period()).ok()?, 0)
                    }
                    (None, law) => law.map(|law| (law.preperiod, law.period.into(), law.saltus))?,
                };
                return Some(vec![Law { start: start.into(), period, growth: growth.into() }]);
            }
            Known::Written(_, law) => (*law)?,
            Known::Quotient(known) => known.law,
            Known::Searched { found, .. } => found.law(self.game)?,
            Known::Coins(_) | Known::Listed(_) => return None,
        };
        let count = match &self.game.rule {
            Rule::Written(rule) => rule.memories().len(),
            _ => 1,
        };
        let of = |t| Law {
            start: law.preperiod.into(),
            period: law.period.into(),
            growth: law.saltus_of(t).into(),
        };
        Some((0..count).map(of).collect())
    }

    /// Why a search gave up, if it did.
    #[must_use]
    pub fn gave_up(self) -> Option<Error> {
        match self.known {
            Known::Searched { found, .. } => found.gave_up,
            _ => None,
        }
    }

    /// Calls `each` with the positions whose numbers are all at most `to`, in the order of their largest numbers, and
    /// their values, as long as it returns true and `watch` says to go on. The largest number up to which this was so, if there
    /// is one, and how many positions there are up to it.
    ///
    /// # Errors
    /// If the rule is wrong somewhere on the way, or more positions can be reached than fit; those of `each`.
    pub fn each(
        &mut self,
        to: u64,
        watch: &Limited,
        each: &mut impl FnMut(&[u64], Value) -> Result<bool>,
    ) -> Result<(Option<u64>, usize)> {
        let (mut last, mut count) = (None, 0);
        if let Known::Listed(listed) = self.known {
            for (position, value) in listed.positions() {
                let largest = position.iter().max().copied().unwrap_or(0);
                if largest > to || !each(position, value)? {
                    break;
                }
                (last, count) = (Some(largest), count + 1);
            }
            return Ok((last, count));
        }
        // What was computed before a stop is looked at nevertheless.
        let (is_computed, printing) =
            (!matches!(self.known, Known::Written(..)), Printing::begin());
        let ranges = self.game.least_numbers().into_iter().zip(self.game.last_numbers(to));
        let ranges: Vec<_> = ranges.collect();
        for largest in 0..=to {
            let before = count;
            let mut one = |position: &[u64]| -> Result<bool> {
                if !self.game.is_position(position)? {
                    return Ok(true);
                }
                let goes_on = || if is_computed { printing.go_on() } else { watch.go_on(count) };
                if count.is_multiple_of(64) && !goes_on() {
                    return Ok(false);
                }
                let Some(value) = self.of_state(&self.game.state_of(position), watch)? else {
                    return Ok(false);
                };
                count += 1;
                each(position, value)
            };
            if !positions_with(&ranges, largest, false, &mut Vec::new(), &mut one)? {
                return Ok((last, before));
            }
            last = (count > 0).then_some(largest);
        }
        Ok((last, count))
    }

    /// The value of what a move leaves; `None` if that has not been computed, or if `watch` stopped it.
    ///
    /// # Errors
    /// As [`Truth::each`].
    pub fn of_left(&mut self, left: &[State], watch: &Limited) -> Result<Option<Value>> {
        if let Known::Searched { search, .. } = &mut self.known {
            let component = |state: &State| Component { game: 0, state: state.clone() };
            let sum: Vec<Component> = left.iter().map(component).collect();
            return stopped_or(search.next_player_wins(&sum, watch).map(outcome), watch);
        }
        if let Known::Quotient(known) = &self.known {
            let heaps: Vec<u64> = left.iter().map(State::heap).collect();
            return Ok(Some(outcome(known.next_player_wins(&heaps))));
        }
        let mut sum = Value::default();
        for state in left {
            let Some(value) = self.of_state(state, watch)? else { return Ok(None) };
            sum = sum ^ value;
        }
        Ok(Some(sum))
    }

    fn of_state(&mut self, state: &State, watch: &Limited) -> Result<Option<Value>> {
        Ok(match (&mut self.known, state) {
            (Known::Heaps(analysis), State::Heap(heap)) => {
                analysis.value(*heap).map(|(value, _)| Value::Number(value))
            }
            (Known::Coins(rule), State::Coins(coins)) => {
                Some(Value::Number(rule.closed_form_of(coins).into()))
            }
            (Known::Written(values, _), State::Numbers(numbers)) => {
                stopped_or(values.value(numbers, watch), watch)?
            }
            (Known::Quotient(known), State::Heap(heap)) => {
                Some(outcome(known.next_player_wins(&[*heap])))
            }
            (Known::Searched { found, .. }, state) => {
                let place = found.states.binary_search(state).ok();
                place.and_then(|place| found.next_player_wins.get(place)).copied().map(outcome)
            }
            _ => unreachable!("states belong to their games"),
        })
    }
}

impl Known<'_> {
    /// Who wins in misère play, by a search.
    fn searched(game: &Game, to: u64, watch: &Limited) -> Result<Known<'static>> {
        let count = game.count_positions(to);
        let most = MOST_POSITIONS as u128;
        if count > most {
            return Err(Error::too_many(to, count, "a search of misère play", most));
        }
        let found = Box::new(outcomes(game, to, watch));
        let search = Box::new(Search::new(std::slice::from_ref(game), false, MOST_POSITIONS));
        Ok(Known::Searched { found, search })
    }
}

/// The misère quotient of heaps of which some moves leave two, as far as seconds go.
fn quotient(game: &Game, watch: &Limited) -> Option<Arc<Heaps>> {
    let Rule::Heap(code) = &game.rule else { return None };
    let splits = code.most_parts() > 1;
    splits.then(|| Heaps::of(code, &Limited::new(watch, LOOK_FOR_QUOTIENT)).ok())?
}

fn outcome(next_player_wins: bool) -> Value {
    Value::Number(next_player_wins.into())
}

/// What was found, or nothing after a stop.
fn stopped_or(found: Result<Value>, watch: &Limited) -> Result<Option<Value>> {
    match found {
        Ok(value) => Ok(Some(value)),
        Err(_) if watch.has_stopped() => Ok(None),
        Err(error) => Err(error),
    }
}

/// Calls `each` with the positions in these ranges, after some numbers, whose largest number is `largest`, in order, as
/// long as it returns true; says whether it always did. `has` says whether the largest is among the numbers before.
fn positions_with(
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
        let goes_on = positions_with(rest, largest, has || number == largest, before, each)?;
        before.pop();
        if !goes_on {
            return Ok(false);
        }
    }
    Ok(true)
}
