//! The values of a rule by its moves on one number, as far as they can be computed.

use super::report::SeenLaw;
use games::error::{Error, Result};
use games::memory::check_free;
use games::period::seen;
use games::value::Value;
use games::watch::{Limited, Watch};
use games::written::{Goal, Solver, Written};
use std::sync::Arc;

/// The most values of a table.
const MOST: u64 = 1 << 26;
/// The first table of a look without an end; each further one is twice as long.
const FIRST: u64 = 1 << 10;

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

/// The law that is seen in the values from a first heap on.
pub fn law(values: &[u32], first: u64) -> Option<SeenLaw> {
    seen(values).map(|law| SeenLaw {
        preperiod: first + law.preperiod as u64,
        saltus: law.saltus,
        values: values[law.preperiod..][..law.period].iter().copied().map(value).collect(),
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
    let first = rule.least()[0];
    let (mut known, mut values, mut length) = (Solver::new(rule, Goal::Grundy), Vec::new(), FIRST);
    while length <= MOST {
        let end = to.unwrap_or(first.saturating_add(length - 1));
        match check(rule, end) {
            Err(error) if values.is_empty() => return Err(error),
            Err(_) => break,
            Ok(()) => {}
        }
        let error = extend(rule, &mut known, &mut values, end, watch);
        if error.is_some() || watch.has_stopped() || to.is_some() {
            return Ok((values, error));
        }
        length *= 2;
    }
    Ok((values, None))
}

/// Checks that a table fits in memory.
fn check(rule: &Written, to: u64) -> Result<()> {
    let count = u64::try_from(rule.count_positions(to)).unwrap_or(u64::MAX);
    check_free(count.saturating_mul(40), &format!("a table of {count} values"))
}

/// Appends the values up to a heap; returns the error that ended this early, unless `watch` did.
fn extend(
    rule: &Written,
    known: &mut Solver,
    values: &mut Vec<u32>,
    to: u64,
    watch: &Limited,
) -> Option<Error> {
    let name = rule.names().next().unwrap_or("n");
    let next = rule.least()[0] + values.len() as u64;
    let mut compute = || -> Result<()> {
        known.expect(&[to]);
        for heap in next..=to {
            if values.len().is_multiple_of(64) && !watch.go_on(values.len()) {
                break;
            }
            let value = known.value(&[heap], watch)?;
            values.push(
                number(value)
                    .ok_or_else(|| Error::new(format!("{name} = {heap}: a value beyond 2^32")))?,
            );
        }
        Ok(())
    };
    compute().err().filter(|_| !watch.has_stopped())
}
