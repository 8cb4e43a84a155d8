//! Laws of rules with a finite memory: of one number, and perhaps of others that have few values.

use super::super::phrases::{list, seen_law};
use super::look;
use crate::json;
use games::error::{Error, Result};
use games::game::Game;
use games::named;
use games::period::{Finite, FiniteLaw, Parted, Rows, equation};
use games::value::Value;
use games::watch::{Interruptible, Limited, Watch};
use games::written::{Goal, Solver, Written};
use serde_json::{Value as Json, json};
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

/// How long a law of two parts is looked for.
const SOON: Duration = Duration::from_secs(3);
/// The most memories that are printed.
const MOST: u128 = 100;

/// Whether a rule of one number has a finite memory, or moves that leave two parts and a law that is soon proved: of the
/// others, other things are seen.
pub fn is_likely(rule: &Arc<Written>, to: Option<u64>) -> bool {
    let soon = || Solver::new(rule, Goal::Grundy).rows(to, &Limited::new(&Interruptible, SOON));
    let has_law = || soon().is_ok_and(|(_, law)| law.is_some());
    rule.finite().is_some() || rule.no_multiples().is_some() || rule.parted().is_some() && has_law()
}

/// Rows of values until a law is proved, and that law.
pub fn rows(
    game: &Game,
    rule: &Arc<Written>,
    to: Option<u64>,
    watch: &dyn Watch,
) -> Result<(Rows, Option<FiniteLaw>)> {
    let Some(place) = rule.unbounded() else { return Ok((Rows::new(), None)) };
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
    Ok((rows, law))
}

/// What is seen, as JSON: a law, or none, for each of the other numbers.
pub fn json(game: &Game, rule: &Written, (rows, law): (&Rows, &Option<FiniteLaw>)) -> Result<Json> {
    let (first, last) = (rule.least(), rule.last(0));
    let place = rule.unbounded().unwrap_or_default();
    let mut last: Vec<u64> = last;
    last[place] = first[place] + rows.len() as u64 - 1;
    let names: Vec<&str> = rule.names().collect();
    if let Some(law) = law {
        let of = [law.preperiod, law.period, law.saltus].map(json::number);
        let known = json!({ "law": json::law(true, of) });
        return Ok(json::joined(json::table(&game.name, &names, [&first, &last]), known));
    }
    let laws = memories(rule, place, rows).into_iter().map(|(_, values)| {
        let seen = look::law(&look::numbers(values.into_iter())?);
        Ok(seen.map(|law| law.json(first[place])))
    });
    let laws = laws.collect::<Result<Vec<_>>>()?;
    let laws = if let [law] = &laws[..] { json!({ "law": law }) } else { json!({ "laws": laws }) };
    Ok(json::joined(json::table(&game.name, &names, [&first, &last]), laws))
}

/// Prints the proved law, or else those that are seen.
pub fn print(
    game: &Game,
    rule: &Written,
    (rows, law): (&Rows, &Option<FiniteLaw>),
    output: &mut impl Write,
) -> Result<()> {
    let place = rule.unbounded().unwrap_or_default();
    let n = rule.names().nth(place).unwrap_or_default();
    let (name, first, memories) = (&game.name, rule.least()[place], memories(rule, place, rows));
    if let Some(law) = law {
        let (e, p) = (law.preperiod, law.period);
        let equations = (0..memories.len()).map(|t| equation(n, p, law.saltus_of(t)));
        let equations: Vec<String> = equations.collect();
        if equations.iter().all(|one| *one == equations[0]) {
            writeln!(output, "{name}: {} for all {n} >= {e}", equations[0])?;
            writeln!(output, "preperiod {e}, period {p}, saltus {}", law.saltus)?;
        } else {
            writeln!(
                output,
                "{name}: a law for all {n} >= {e}, with preperiod {e} and period {p}"
            )?;
            for (equation, (of, _)) in equations.iter().zip(&memories) {
                writeln!(output, "{equation}{of}")?;
            }
        }
        for (of, values) in &memories {
            let period = &values[games::index(e - first)..][..games::index(p)];
            writeln!(output, "period{of}: {}", list(period.iter().take(200)))?;
        }
        return proof(rule, (n, first), law, output);
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
    Ok(())
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
    let FiniteLaw { preperiod, period, bound, saltus, .. } = law;
    if let Some(m) = rule.no_multiples() {
        writeln!(
            output,
            "proof: no multiples, by which G({n}) = {n} mod m\n  \
             for m = {m} each number below m can be taken from every {n} that has it, and no multiple of m\n  \
             checked: the form of the moves modulo m, and two periods of values"
        )?;
        return Ok(());
    }
    if let Some(Parted { from, modulus, reach, ends, .. }) = rule.parted() {
        let grow = if *saltus > 0 {
            "\n  values that grow: moves lead to all smaller ones and not to the same, from each of p numbers on"
        } else {
            ""
        };
        writeln!(
            output,
            "proof: a finite memory, with moves that leave two parts\n  \
             for {n} >= b = {from} the moves depend on {n} and on a part mod m = {modulus} only, take at most D = {reach}, and \
             leave all parts of at least {ends}{grow}\n  \
             needs the law for e <= n < bound, with p a multiple of m\n  \
             with e = {preperiod}, p = {period}: bound = {bound}\n  \
             checked: the law for e <= n < {bound}, on the values for {n} = {first} to {}",
            bound + period - 1
        )?;
        return Ok(());
    }
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
