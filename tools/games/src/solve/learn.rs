//! The values that forms are fitted to, and those that they are confirmed by.

use super::samples::Samples;
use crate::analysis::Analysis;
use crate::error::{Error, Result};
use crate::game::{Game, Rule};
use crate::listed::Listed;
use crate::rule::{Code, Grid};
use crate::value::Value;
use crate::watch::{Watch, interrupted};
use crate::written::{Values, Written};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Up to which number the values are computed, if that takes no longer than [`TIME`]; of pairs, up to which
/// both; of coins, whose moves are many.
const USUAL: u64 = 10_000;
const USUAL_PAIR: u64 = 400;
const USUAL_COIN: u64 = 80;
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
}

impl Known {
    /// Computes the values of a game up to `to`, or as far as some seconds go.
    ///
    /// # Errors
    /// If the game has not one or two numbers, or the rule is wrong somewhere, or at Ctrl-C.
    pub fn of(game: &Game, to: Option<u64>, watch: &dyn Watch) -> Result<Known> {
        let names = game.variables()?.into_iter().map(str::to_owned).collect();
        let least: Vec<i64> =
            game.least_numbers().iter().map(|n| i64::try_from(*n).unwrap_or(0)).collect();
        let (values, to) = match &game.rule {
            Rule::Heap(code) => of_code(code, to, watch)?,
            Rule::Pair(rule) => {
                let grid = Grid::of_pairs(*rule, to.unwrap_or(USUAL_PAIR), watch)?;
                of_grid(&grid)
            }
            Rule::Coins(rule) => {
                let grid = Grid::of_coins(*rule, to.unwrap_or(USUAL_COIN), watch)?;
                of_grid(&grid)
            }
            Rule::Written(rule) => of_written(rule, to, watch)?,
            Rule::Listed(listed) => of_listed(listed, to),
            Rule::Graph(_) => unreachable!("has no variables"),
        };
        if interrupted() {
            return Err(Error::new("stopped by Ctrl-C before the values were known"));
        }
        let is_read = matches!(game.rule, Rule::Listed(_));
        let first = least.iter().copied().max().unwrap_or(0).unsigned_abs();
        let fit_to = if is_read { first + to.saturating_sub(first) / 3 } else { to / TIMES };
        Ok(Known { names, least, values, fit_to, to, is_read })
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
    let value = |a, b| Some((vec![a, b], Value::Number(grid.get((a, b))?.into())));
    let values = shells([grid.least; 2], to).filter_map(|(a, b)| value(a, b)).collect();
    (values, to)
}

fn of_listed(listed: &Listed, to: Option<u64>) -> Found {
    let to = to.unwrap_or(u64::MAX).min(listed.largest());
    let values = listed.positions().filter(|(position, _)| position.iter().all(|n| *n <= to));
    (values.map(|(position, value)| (position.to_vec(), value)).collect(), to)
}

/// The pairs up to `to`, in the order of their larger numbers.
fn shells([first, second]: [u64; 2], to: u64) -> impl Iterator<Item = (u64, u64)> {
    (first.min(second)..=to).flat_map(move |largest| {
        let row = (second..=largest).filter(move |_| largest >= first).map(move |b| (largest, b));
        let column = (first..largest).filter(move |_| largest >= second).map(move |a| (a, largest));
        row.chain(column)
    })
}

fn of_written(rule: &Arc<Written>, to: Option<u64>, watch: &dyn Watch) -> Result<Found> {
    let least = rule.least();
    let (usual, positions): (u64, Box<dyn Iterator<Item = Vec<u64>>>) = match least[..] {
        [least] => (USUAL, Box::new((least..).map(|n| vec![n]))),
        [a, b] => (USUAL_PAIR, Box::new(shells([a, b], u64::MAX).map(|(a, b)| vec![a, b]))),
        _ => {
            return Err(Error::new(format!(
                "{}: formulas are looked for in rules of one or two numbers; this one has {}",
                rule.text(),
                least.len()
            )));
        }
    };
    let end = to.is_none().then(|| Instant::now() + TIME);
    let (until, to) = (Until(watch, end), to.unwrap_or(usual));
    let mut known = Values::new(rule);
    match known.expect(&vec![to; least.len()], &until) {
        Err(error) if !until.is_over() => return Err(error),
        _ => {}
    }
    let mut values = Vec::new();
    let mut reached = 0;
    for position in positions {
        let largest = position.iter().copied().max().unwrap_or(0);
        if largest > to {
            break;
        }
        match known.value(&position, &until) {
            Ok(value) => values.push((position, value)),
            Err(error) if !until.is_over() => return Err(error),
            Err(_) => break,
        }
        reached = largest;
        if until.is_over() {
            break;
        }
    }
    // The last shell may be incomplete.
    let is_complete = values.last().is_some_and(|(last, _)| ends_shell(last, &least));
    let to = if is_complete { reached } else { reached.saturating_sub(1) };
    values.retain(|(position, _)| position.iter().all(|number| *number <= to));
    Ok((values, to))
}

/// Whether a position is the last one of those with its largest number.
fn ends_shell(position: &[u64], least: &[u64]) -> bool {
    match (position, least) {
        (&[a, b], &[first, _]) => (b > a && a + 1 == b) || (a >= b && first >= a),
        _ => true,
    }
}
