//! Laws of rules with a finite memory: of one number, and perhaps of others that have few values.

use super::super::phrases::{list, seen_law};
use super::look;
use games::error::{Error, Result};
use games::game::Game;
use games::named;
use games::period::equation;
use games::value::Value;
use games::watch::{Watch, interrupted};
use games::written::{Finite, FiniteLaw, Goal, Rows, Solver, Written};
use std::io::Write;
use std::sync::Arc;

/// The most memories that are printed.
const MOST: u128 = 100;

/// Computes values until a law is proved, and prints it, or else those that are seen; the proved law with its values.
pub fn run(
    game: &Game,
    rule: &Arc<Written>,
    to: Option<u64>,
    watch: &dyn Watch,
    output: &mut impl Write,
) -> Result<Option<(Rows, FiniteLaw)>> {
    let Some(place) = rule.unbounded() else { return Ok(None) };
    if let Some(to) = to.filter(|to| *to < rule.least()[place]) {
        return Err(Error::new(format!("--to {to}: no position is so small")));
    }
    let count = rule.count_positions(rule.least()[place]);
    if count > MOST {
        return Err(Error::new(format!(
            "{}: a law is printed for each value of the other numbers, and there are {count}; the most is {MOST}",
            game.name
        )));
    }
    let (rows, law) = Solver::new(rule, Goal::Grundy).rows(to, watch)?;
    if rows.is_empty() {
        return Err(super::stopped("no value is known yet"));
    }
    let n = rule.names().nth(place).unwrap_or_default();
    let (name, first, memories) = (&game.name, rule.least()[place], memories(rule, place, &rows));
    if let Some(law) = law {
        let (e, p) = (law.preperiod, law.period);
        writeln!(output, "{name}: {} for all {n} >= {e}", equation(n, p, 0))?;
        writeln!(output, "preperiod {e}, period {p}, saltus 0")?;
        for (of, values) in &memories {
            let period = &values[games::index(e - first)..][..games::index(p)];
            writeln!(output, "period{of}: {}", list(period.iter().take(200)))?;
        }
        proof(rule, (n, first), &law, output)?;
        return Ok(Some((rows, law)));
    }
    writeln!(output, "{name}: no period is proved")?;
    let last = first + rows.len() as u64 - 1;
    writeln!(output, "looked at {n} = {first} to {last}")?;
    for (of, values) in memories {
        let seen = look::law(&look::numbers(values.into_iter())?);
        let Some(law) = seen else {
            writeln!(output, "no law is seen{of}")?;
            continue;
        };
        writeln!(output, "{}", seen_law(&law.how, first, (&of, n), last))?;
        writeln!(output, "  {}", list(law.values.iter().take(200)))?;
    }
    if interrupted() {
        return Err(super::stopped(&format!("{} numbers", rows.len())));
    }
    Ok(None)
}

/// What t is, in words if there are other numbers, and its values from the first n on: for each t.
fn memories(rule: &Written, place: usize, rows: &[Vec<Value>]) -> Vec<(String, Vec<Value>)> {
    let names: Vec<&str> = rule.names().collect();
    let of =
        |others: &Vec<u64>| match named(names[..place].iter().chain(&names[place + 1..]), others) {
            none if none.is_empty() => none,
            others => format!(" for {others}"),
        };
    let column = |t: usize| rows.iter().map(|row| row[t]).collect();
    let memories = rule.memories();
    memories.iter().enumerate().map(|(t, others)| (of(others), column(t))).collect()
}

/// Prints the proof of a law.
fn proof(
    rule: &Written,
    (n, first): (&str, u64),
    law: &FiniteLaw,
    output: &mut impl Write,
) -> Result<()> {
    let FiniteLaw { preperiod, period, bound } = law;
    let Some(Finite { from, modulus, reach }) = rule.finite() else { return Ok(()) };
    writeln!(
        output,
        "proof: a finite memory, in which the same values lead to the same values\n  \
         for {n} >= b = {from} the moves depend on {n} mod m = {modulus} only, and make {n} at most D = {reach} smaller\n  \
         needs the law for e <= n < bound = max(e + D, b), with p a multiple of m\n  \
         with e = {preperiod}, p = {period}: bound = {bound}\n  \
         checked: the law for e <= n < {bound}, on the values for {n} = {first} to {}",
        bound + period - 1
    )?;
    Ok(())
}
