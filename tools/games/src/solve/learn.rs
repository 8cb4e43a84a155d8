//! The values that forms are fitted to, and those that they are confirmed by.

use super::samples::Samples;
use crate::check::Truth;
use crate::error::{Error, Result};
use crate::formula::{Form, Formula};
use crate::game::{Game, Rule};
use crate::memory::check_free;
use crate::period::Analysis;
use crate::value::Value;
use crate::watch::{Limited, Watch, interrupted, pressed, stopped};
use std::collections::BTreeMap;
use std::time::Duration;

/// Up to which number the values are computed, if that takes no longer than [`TIME`]; of pairs, up to which
/// both; of coins, whose moves are many.
const USUAL: u64 = 10_000;
const USUAL_PAIR: u64 = 400;
const USUAL_TRIPLE: u64 = 60;
const USUAL_QUADRUPLE: u64 = 24;
const USUAL_COIN: u64 = 80;
/// The same in misère play, for games of which who wins is searched for.
const USUAL_MISERE: u64 = 1000;
const USUAL_MISERE_COIN: u64 = 3;
const MOST_NUMBERS: usize = 4;
/// The bytes that a position takes, as measured, with what forms are fitted to.
const POSITION: u64 = 160;
/// How long the values of a rule are computed if nothing says how far.
const TIME: Duration = Duration::from_secs(3);
/// Forms are fitted to the values up to a tenth of the range; of four numbers, which are few, a third.
pub const TIMES: u64 = 10;

/// The positions in the order of their largest numbers, their values, and the largest number.
type Found = (Vec<(Vec<u64>, Value)>, u64);

/// The values of all positions of a game up to some number.
pub struct Known {
    pub names: Vec<String>,
    least: Vec<i64>,
    values: Vec<(Vec<u64>, Value)>,
    /// The largest number that forms are fitted to.
    pub fit_to: u64,
    pub to: u64,
    /// Whether they were read, and there are no more.
    pub is_read: bool,
    /// The place of a number that has few values, in a rule of that and of another one.
    bounded: Option<usize>,
}

impl Known {
    /// Computes the values of a game, or who wins in misère play, up to `to`, or as far as some seconds go.
    ///
    /// # Errors
    /// If the game has not one to four numbers, or the rule is wrong somewhere, or at Ctrl-C.
    pub fn of(game: &Game, to: Option<u64>, misere: bool, watch: &dyn Watch) -> Result<Known> {
        let names = game.variables().into_iter().map(str::to_owned).collect();
        let least: Vec<i64> =
            game.least_numbers().iter().map(|n| i64::try_from(*n).unwrap_or(0)).collect();
        if least.len() > MOST_NUMBERS {
            return Err(Error::new(format!(
                "{}: formulas are looked for in rules of one to four numbers; this one has {}",
                game.name,
                least.len()
            )));
        }
        let (values, to) = computed(game, to, misere, watch)?;
        if pressed() {
            return Err(stopped("the values are not known"));
        }
        let is_read = matches!(game.rule, Rule::Listed(_));
        let first = least.iter().copied().max().unwrap_or(0).unsigned_abs();
        let fit_to = match least.len() {
            _ if is_read => first + to.saturating_sub(first) / 3,
            MOST_NUMBERS => to / 3,
            _ => to / TIMES,
        };
        let bounded = match &game.rule {
            Rule::Written(rule) if rule.width() == 2 => rule.unbounded().map(|place| 1 - place),
            _ => None,
        };
        Ok(Known { names, least, values, fit_to, to, is_read, bounded })
    }

    /// All positions with their values, the ones with the smallest numbers first.
    pub fn values(&self) -> &[(Vec<u64>, Value)] {
        &self.values
    }

    /// Whether a position is among those that forms are fitted to.
    pub fn is_fitted(&self, position: &[u64]) -> bool {
        position.iter().all(|number| *number <= self.fit_to)
    }

    /// The place of the number that has few values, and for each of these what is known of the other one.
    pub fn slices(&self) -> Option<(usize, Vec<(u64, Known)>)> {
        let place = self.bounded?;
        let mut all: BTreeMap<u64, Vec<(Vec<u64>, Value)>> = BTreeMap::new();
        for (position, value) in &self.values {
            all.entry(position[place]).or_default().push((vec![position[1 - place]], *value));
        }
        let slice = |values| Known {
            names: vec![self.names[1 - place].clone()],
            least: vec![self.least[1 - place]],
            values,
            fit_to: self.fit_to,
            to: self.to,
            is_read: false,
            bounded: None,
        };
        Some((place, all.into_iter().map(|(value, values)| (value, slice(values))).collect()))
    }

    /// Whether a formula is right at all positions.
    pub fn agree(&self, formula: &Formula) -> bool {
        self.values.iter().all(|(position, value)| {
            formula.value(position).is_ok_and(|claimed| claimed.agrees(*value))
        })
    }

    /// What is known, all of which forms are fitted to: they must be proved.
    pub fn whole(&self) -> Known {
        let (names, least, values) = (self.names.clone(), self.least.clone(), self.values.clone());
        Known { names, least, values, fit_to: self.to, bounded: None, ..*self }
    }

    /// What forms are fitted to: the values, if all are numbers; or if `of_outcome` who wins, 1 for the next player.
    pub fn fitted(&self, of_outcome: bool) -> Option<Samples> {
        let mut samples = Samples::new(&self.least);
        for (position, value) in self.values.iter().filter(|(at, _)| self.is_fitted(at)) {
            let position: Option<Vec<i64>> =
                position.iter().map(|number| i64::try_from(*number).ok()).collect();
            let wanted = match value {
                _ if of_outcome => value.next_player_wins().into(),
                Value::Number(number) => i64::try_from(*number).ok()?,
                Value::Win | Value::Loss => return None,
            };
            samples.push(&position?, wanted);
        }
        Some(samples)
    }
}

/// The values of a game as they are known, or who wins in misère play.
pub fn computed(game: &Game, to: Option<u64>, misere: bool, watch: &dyn Watch) -> Result<Found> {
    let time = if to.is_none() { TIME } else { Duration::MAX };
    let (stop, is_asked) = (Limited::new(watch, time), to.is_some());
    let to = to.unwrap_or_else(|| usual(game, misere));
    if is_asked && !matches!(game.rule, Rule::Listed(_)) {
        let width = u32::try_from(game.least_numbers().len()).unwrap_or(u32::MAX);
        let positions = to.saturating_add(1).saturating_pow(width);
        let what = format!("{}: solving all positions up to {to}", game.name);
        check_free(positions.saturating_mul(POSITION), &what)?;
    }
    let form = if misere { Form::Wins } else { Form::Value };
    let mut values = Vec::new();
    let (last, count) =
        Truth::new(game, form, misere, to, &stop)?.each(to, &stop, &mut |position, value| {
            values.push((position.to_vec(), value));
            Ok(true)
        })?;
    values.truncate(count);
    if is_asked && stop.has_stopped() && !interrupted() {
        return Err(Error::new(format!("stopped before the values up to {to} were known")));
    }
    Ok((values, last.unwrap_or(0)))
}

/// Up to which number values are computed if nothing says how far.
fn usual(game: &Game, misere: bool) -> u64 {
    let width = game.least_numbers().len();
    match (&game.rule, width) {
        (Rule::Listed(listed), _) => listed.largest(),
        (Rule::Heap(_), _) if misere => USUAL_MISERE,
        (Rule::Heap(code), _) => Analysis::new(code).short_look().min(USUAL),
        (Rule::Coins(_), _) if misere => USUAL_MISERE_COIN,
        (Rule::Coins(_), _) => USUAL_COIN,
        (_, 1) => USUAL,
        (Rule::Written(rule), 2) if rule.unbounded().is_some() => USUAL,
        (_, 2) => USUAL_PAIR,
        (_, 3) => USUAL_TRIPLE,
        _ => USUAL_QUADRUPLE,
    }
}
