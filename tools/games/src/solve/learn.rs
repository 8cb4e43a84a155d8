//! The values that forms are fitted to, and those that they are confirmed by.

use super::samples::Samples;
use crate::analysis::Analysis;
use crate::check::{Answer, Stop, Truth};
use crate::error::{Error, Result};
use crate::formula::{Claimed, Form, Formula};
use crate::game::{Game, Rule};
use crate::listed::Listed;
use crate::rule::{Code, Grid};
use crate::value::Value;
use crate::watch::{Watch, interrupted};
use crate::written::{Goal, Solver, Written};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Up to which number the values are computed, if that takes no longer than [`TIME`]; of pairs, up to which
/// both; of coins, whose moves are many.
const USUAL: u64 = 10_000;
const USUAL_PAIR: u64 = 400;
const USUAL_TRIPLE: u64 = 60;
const USUAL_COIN: u64 = 80;
/// The same in misère play, for games of which who wins is searched for.
const USUAL_MISERE: u64 = 1000;
const USUAL_MISERE_COIN: u64 = 3;
/// How long the values of a rule are computed if nothing says how far.
const TIME: Duration = Duration::from_secs(3);
/// Forms are fitted to the values up to a tenth of the range.
pub const TIMES: u64 = 10;

/// The positions in the order of their largest numbers, their values, and the largest number.
type Found = (Vec<(Vec<u64>, Value)>, u64);

/// The values of all positions of a game up to some number.
pub struct Known {
    /// The names of the numbers of a position.
    pub names: Vec<String>,
    least: Vec<i64>,
    /// The positions in the order of their largest numbers, and their values.
    values: Vec<(Vec<u64>, Value)>,
    /// The largest number that forms are fitted to.
    pub fit_to: u64,
    /// The largest number.
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
    /// If the game has not one to three numbers, or the rule is wrong somewhere, or at Ctrl-C.
    pub fn of(game: &Game, to: Option<u64>, misere: bool, watch: &dyn Watch) -> Result<Known> {
        let names = game.variables().into_iter().map(str::to_owned).collect();
        let least: Vec<i64> =
            game.least_numbers().iter().map(|n| i64::try_from(*n).unwrap_or(0)).collect();
        let (values, to) = match &game.rule {
            Rule::Listed(listed) if misere && !listed.is_misere => {
                let why = "--misere: who wins is what the values say, whatever the rule was";
                return Err(Error::new(why));
            }
            Rule::Listed(listed) => of_listed(listed, to),
            _ if misere => of_misere(game, to, watch)?,
            Rule::Heap(code) => of_code(code, to, watch)?,
            Rule::Coins(rule) => {
                let grid = Grid::of_coins(*rule, to.unwrap_or(USUAL_COIN), watch)?;
                of_grid(&grid)
            }
            Rule::Written(rule) => of_written(rule, to, watch)?,
        };
        if interrupted() {
            return Err(Error::new("stopped by Ctrl-C before the values were known"));
        }
        let is_read = matches!(game.rule, Rule::Listed(_));
        let first = least.iter().copied().max().unwrap_or(0).unsigned_abs();
        let fit_to = if is_read { first + to.saturating_sub(first) / 3 } else { to / TIMES };
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
    #[must_use]
    pub fn is_fitted(&self, position: &[u64]) -> bool {
        position.iter().all(|number| *number <= self.fit_to)
    }

    /// The place of the number that has few values, and for each of these what is known of the other one.
    #[must_use]
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
    #[must_use]
    pub fn agree(&self, formula: &Formula) -> bool {
        self.values.iter().all(|(position, value)| {
            formula.value(position).is_ok_and(|claimed| agrees(claimed, *value))
        })
    }

    /// What forms are fitted to, if all values are numbers.
    #[must_use]
    pub fn fitted(&self) -> Option<Samples> {
        self.samples(|value| match value {
            Value::Number(number) => i64::try_from(number).ok(),
            Value::Win | Value::Loss => None,
        })
    }

    /// The same for who wins: 1 for the next player.
    #[must_use]
    pub fn fitted_outcomes(&self) -> Option<Samples> {
        self.samples(|value| Some(value.next_player_wins().into()))
    }

    fn samples(&self, wanted: impl Fn(Value) -> Option<i64>) -> Option<Samples> {
        let mut samples = Samples::new(&self.least);
        for (position, value) in self.values.iter().filter(|(at, _)| self.is_fitted(at)) {
            let position: Option<Vec<i64>> =
                position.iter().map(|number| i64::try_from(*number).ok()).collect();
            samples.push(&position?, wanted(*value)?);
        }
        Some(samples)
    }
}

/// Whether what a formula says is the case.
fn agrees(claimed: Claimed, value: Value) -> bool {
    match (claimed, value) {
        (Claimed::Value(claimed), Value::Number(number)) => u128::try_from(claimed) == Ok(number),
        (Claimed::Value(_), Value::Win | Value::Loss) => false,
        (Claimed::Outcome { next_player_wins }, _) => next_player_wins == value.next_player_wins(),
    }
}

/// Stops when the time is over.
struct Until<'a>(&'a dyn Watch, Option<Instant>);

impl Until<'_> {
    fn is_over(&self) -> bool {
        self.1.is_some_and(|end| Instant::now() > end)
    }
}

impl Watch for Until<'_> {
    fn go_on(&self, done: usize) -> bool {
        self.0.go_on(done) && !self.is_over()
    }
}

fn of_code(code: &Code, to: Option<u64>, watch: &dyn Watch) -> Result<Found> {
    let mut analysis = Analysis::new(code);
    let to = to.unwrap_or_else(|| analysis.short_look().min(USUAL));
    analysis.until_proved(to, watch)?;
    let value = |heap| Some((vec![heap], Value::Number(analysis.value(heap)?.0)));
    let values: Vec<_> = (0..=to).map_while(value).collect();
    let to = (values.len() as u64).saturating_sub(1);
    Ok((values, to))
}

fn of_grid(grid: &Grid) -> Found {
    let to = grid.least + (grid.rows.len() as u64).saturating_sub(1);
    let positions = (grid.least..=to).flat_map(|largest| shell([grid.least; 2], largest));
    let value = |at: Vec<u64>| Some((at.clone(), Value::Number(grid.get((at[0], at[1]))?.into())));
    (positions.filter_map(value).collect(), to)
}

fn of_listed(listed: &Listed, to: Option<u64>) -> Found {
    let to = to.unwrap_or(u64::MAX).min(listed.largest());
    let values = listed.positions().filter(|(position, _)| position.iter().all(|n| *n <= to));
    (values.map(|(position, value)| (position.to_vec(), value)).collect(), to)
}

/// The pairs whose larger number is this, which is not below the first ones.
fn shell([first, second]: [u64; 2], largest: u64) -> impl Iterator<Item = Vec<u64>> {
    let row = (second..=largest).map(move |b| vec![largest, b]);
    row.chain((first..largest).map(move |a| vec![a, largest]))
}

fn of_written(rule: &Arc<Written>, to: Option<u64>, watch: &dyn Watch) -> Result<Found> {
    let (usual, first, layers) = layers(&rule.text(), &rule.least(), Some(rule))?;
    let end = to.is_none().then(|| Instant::now() + TIME);
    let (until, to) = (Until(watch, end), to.unwrap_or(usual));
    let mut known = Solver::new(rule, Goal::Grundy);
    known.expect(&vec![to; rule.width()]);
    whole_layers(layers, first..=to, |position| match known.value(position, &until) {
        Ok(_) if until.is_over() => Ok(None),
        Ok(value) => Ok(Some(value)),
        Err(error) if !until.is_over() => Err(error),
        Err(_) => Ok(None),
    })
}

/// Who wins in misère play.
fn of_misere(game: &Game, to: Option<u64>, watch: &dyn Watch) -> Result<Found> {
    let rule = if let Rule::Written(rule) = &game.rule { Some(rule) } else { None };
    let (usual, first, layers) = layers(&game.name, &game.least_numbers(), rule)?;
    let usual = match &game.rule {
        Rule::Heap(_) => USUAL_MISERE,
        Rule::Coins(_) => USUAL_MISERE_COIN,
        _ => usual,
    };
    let stop = Stop::new(watch, to.is_none().then_some(TIME));
    let to = to.unwrap_or(usual);
    let mut truth = Truth::new(game, Form::Wins, true, to, &stop)?;
    whole_layers(layers, first..=to, |position| {
        let answer = truth.at(position, &stop)?.map(Answer::next_player_wins);
        Ok(answer.map(|wins| if wins { Value::Win } else { Value::Loss }))
    })
}

/// Up to which number the values of a rule of one to three numbers are computed, the first number of a layer, and the
/// layers from there on.
fn layers(name: &str, least: &[u64], rule: Option<&Arc<Written>>) -> Result<(u64, u64, Layers)> {
    let unbounded = rule.and_then(|rule| Some((rule.unbounded()?, rule.most())));
    match (least, unbounded) {
        (&[first], _) => Ok((USUAL, first, Box::new((first..).map(|n| vec![vec![n]])))),
        (&[_, _], Some((place, most))) => {
            let other = least[1 - place]..=most[1 - place];
            let pair = move |n, t| if place == 0 { vec![n, t] } else { vec![t, n] };
            let layer = move |n| other.clone().map(|t| pair(n, t)).collect();
            Ok((USUAL, least[place], Box::new((least[place]..).map(layer))))
        }
        (&[a, b], None) => {
            let first = a.max(b);
            Ok((USUAL_PAIR, first, Box::new((first..).map(move |n| shell([a, b], n).collect()))))
        }
        (&[a, b, c], _) => {
            let most = rule.map_or(vec![u64::MAX; 3], |rule| rule.most());
            let fits = move |at: &Vec<u64>| at.iter().zip(&most).all(|(n, most)| n <= most);
            let all = move |n| {
                (a..=n).flat_map(move |a| {
                    (b..=n).flat_map(move |b| (c..=n).map(move |c| vec![a, b, c]))
                })
            };
            let layer = move |n| all(n).filter(|at| at.contains(&n) && fits(at)).collect();
            Ok((USUAL_TRIPLE, 0, Box::new((0..).map(layer))))
        }
        _ => Err(Error::new(format!(
            "{name}: formulas are looked for in rules of one to three numbers; this one has {}",
            least.len()
        ))),
    }
}

/// The values of the positions of whole layers, as far as there are values.
fn whole_layers(
    layers: Layers,
    numbers: std::ops::RangeInclusive<u64>,
    mut value: impl FnMut(&[u64]) -> Result<Option<Value>>,
) -> Result<Found> {
    let first = *numbers.start();
    let (mut values, mut complete, mut done) = (Vec::new(), 0, 0);
    'layers: for (layer, _) in layers.zip(numbers) {
        for position in layer {
            let Some(value) = value(&position)? else { break 'layers };
            values.push((position, value));
        }
        (complete, done) = (values.len(), done + 1);
    }
    values.truncate(complete);
    Ok((values, (first + done).saturating_sub(1)))
}

/// Positions in the order of the number by which they are computed, those of each number together.
type Layers = Box<dyn Iterator<Item = Vec<Vec<u64>>>>;
