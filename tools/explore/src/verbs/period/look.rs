//! The values of a rule by its moves on one number, as far as they can be computed.

use super::report::SeenLaw;
use games::error::{Error, Result};
use games::game::Game;
use games::memory::check_free;
use games::period::seen;
use games::solve::known_game;
use games::value::Value;
use games::watch::{Limited, Progress, Watch};
use games::written::{Goal, Solver, Written};
use std::sync::Arc;

/// The most values of a table.
const MOST: u64 = 1 << 26;
/// How many values there are when it is looked first whether twice as many fit in memory.
const FIRST: usize = 1 << 10;

/// Up to here a known game is compared.
const RECOGNISED: u64 = 1000;

/// Values as numbers that no Grundy value of such a rule is.
const WIN: u32 = u32::MAX;
const LOSS: u32 = u32::MAX - 1;

/// The value that stands for a number.
fn value(number: u32) -> Value {
    match number {
        WIN => Value::Win,
        LOSS => Value::Loss,
        number => Value::Number(number.into()),
    }
}

/// The number that stands for a value, if it is small enough.
fn number(value: Value) -> Option<u32> {
    match value {
        Value::Win => Some(WIN),
        Value::Loss => Some(LOSS),
        Value::Number(number) => u32::try_from(number).ok().filter(|&number| number < LOSS),
    }
}

/// The numbers that stand for values.
pub fn numbers(values: impl Iterator<Item = Value>) -> Result<Vec<u32>> {
    let numbers: Option<Vec<u32>> = values.map(number).collect();
    numbers.ok_or_else(|| Error::new("a value beyond 2^32"))
}

/// The law that is seen in the values, or else the first that fits.
pub fn law<V: Copy + Into<u32> + Into<i64>>(values: &[V]) -> Option<SeenLaw> {
    seen(values).map(|law| SeenLaw {
        values: values[law.preperiod..][..law.period].iter().map(|v| value((*v).into())).collect(),
        how: law,
    })
}

/// The values up to a heap, or for as long as `watch` allows and as far as a table fits; and the error at the first that
/// the rule does not give, if there is one.
pub fn values(
    rule: &Arc<Written>,
    to: Option<u64>,
    watch: &Limited,
) -> Result<(Vec<u32>, Option<Error>)> {
    match to.map(|to| (to, rule.count_positions(to))) {
        Some((to, 0)) => return Err(Error::new(format!("--to {to}: no position is so small"))),
        Some((to, count)) if count > MOST.into() => {
            return Err(Error::too_many(to, count, "a table", MOST.into()));
        }
        _ => {}
    }
    let (first, name) = (rule.least()[0], rule.names().next().unwrap_or("n"));
    let (mut known, mut values) = (Solver::new(rule, Goal::Grundy), Vec::new());
    let check =
        |count: u64| check_free(count.saturating_mul(40), &format!("a table of {count} values"));
    if let Some(to) = to {
        check(to - first + 1)?;
        known.expect(&[to]);
    }
    for heap in first..=to.unwrap_or(first.saturating_add(MOST - 1)) {
        let count = values.len();
        if count.is_multiple_of(64) && !watch.go_on(count) {
            break;
        }
        if to.is_none() && count >= FIRST && count.is_power_of_two() {
            let count = 2 * count as u64;
            if check(count).is_err() {
                break;
            }
            known.expect(&[first.saturating_add(count - 1)]);
        }
        let found = known.value(&[heap], watch).and_then(|value| {
            number(value).ok_or_else(|| Error::new(format!("{name} = {heap}: a value beyond 2^32")))
        });
        match found {
            Ok(number) => values.push(number),
            Err(_) if watch.has_stopped() => break,
            Err(error) => return Ok((values, Some(error))),
        }
    }
    Ok((values, None))
}

/// Why no theorem proves a period of a rule, and which known game has the same values as far as was looked.
pub fn unprovable(game: &Game, rule: &Written, looked: u64) -> Result<String> {
    let why = rule.no_period();
    let to = (rule.least()[0] + looked).saturating_sub(1).min(RECOGNISED);
    if let Some(known) = known_game(game, to, &Progress::endless("heaps"))? {
        let (name, at) = (known.game, known.at);
        return Ok(format!(
            "{why}\nthe values of {name} at {at}, seen to {to}, not proved: try `cargo explore period {name}`"
        ));
    }
    Ok(why.clone())
}
