//! Laws of rules with a finite memory: of one number, and perhaps of others that have few values.

use super::super::phrases::list;
use super::look;
use super::report::SeenLaw;
use games::error::{Error, Result};
use games::game::Game;
use games::value::Value;
use games::watch::{Watch, interrupted};
use games::written::{FiniteLaw, Goal, Solver, Written};
use std::io::Write;
use std::sync::Arc;

/// The most memories that are printed.
const MOST: u128 = 100;

/// What was found: the names of the rule, and the values of each memory t from the first n on.
struct Found<'a> {
    name: &'a str,
    rule: &'a Written,
    n: String,
    /// What t is, for each of them; empty if there are no other numbers.
    memories: Vec<String>,
    first: u64,
    columns: Vec<Vec<Value>>,
    law: Option<FiniteLaw>,
}

/// Computes values until a law is proved, and prints it; or else those that are seen.
pub fn run(
    game: &Game,
    rule: &Arc<Written>,
    to: Option<u64>,
    watch: &dyn Watch,
    output: &mut impl Write,
) -> Result<()> {
    let Some(place) = rule.unbounded() else { return Ok(()) };
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
    let names: Vec<&str> = rule.names().collect();
    let of = |others: &Vec<u64>| {
        let own = names.iter().enumerate().filter(|(other, _)| *other != place);
        let all = own.zip(others).map(|((_, name), value)| format!("{name} = {value}"));
        all.collect::<Vec<_>>().join(", ")
    };
    let memories: Vec<String> = rule.memories().iter().map(of).collect();
    let columns = (0..memories.len()).map(|t| rows.iter().map(|row| row[t]).collect()).collect();
    let (n, first) = (names[place].to_owned(), rule.least()[place]);
    let found = Found { name: &game.name, rule, n, memories, first, columns, law };
    found.text(output)?;
    if interrupted() && law.is_none() {
        return Err(super::stopped(&format!("{} numbers", rows.len())));
    }
    Ok(())
}

impl Found<'_> {
    fn last(&self) -> u64 {
        self.first + self.columns[0].len() as u64 - 1
    }

    /// The values of one period for one memory.
    fn period(&self, column: &[Value], law: &FiniteLaw) -> Vec<Value> {
        let start = games::index(law.preperiod - self.first);
        column[start..start + games::index(law.period)].to_vec()
    }

    fn hypotheses(&self, law: &FiniteLaw) -> [String; 4] {
        let (n, FiniteLaw { preperiod: e, period: p, bound }) = (&self.n, *law);
        let (from, modulus, reach) = self
            .rule
            .finite()
            .map_or((0, 1, 0), |finite| (finite.from, finite.modulus, finite.reach));
        [
            format!(
                "for {n} >= b = {from} the moves depend on {n} mod m = {modulus} only, and make {n} at most D = {reach} smaller"
            ),
            "needs the law for e <= n < bound = max(e + D, b), with p a multiple of m".to_owned(),
            format!("with e = {e}, p = {p}: bound = {bound}"),
            format!(
                "checked: the law for e <= n < {bound}, on the values for {n} = {} to {}",
                self.first,
                bound + p - 1
            ),
        ]
    }

    fn text(&self, output: &mut impl Write) -> Result<()> {
        let (name, n) = (self.name, &self.n);
        let labelled =
            |memory: &str| if memory.is_empty() { String::new() } else { format!(" for {memory}") };
        let Some(law) = &self.law else {
            writeln!(output, "{name}: no period is proved")?;
            writeln!(output, "looked at {n} = {} to {}", self.first, self.last())?;
            for (memory, column) in self.memories.iter().zip(&self.columns) {
                let seen = look::law(&look::numbers(column.iter().copied())?, self.first);
                let Some(SeenLaw { preperiod, saltus, values, .. }) = seen else {
                    writeln!(output, "no law is seen{}", labelled(memory))?;
                    continue;
                };
                let plus = if saltus > 0 { format!(" + {saltus}") } else { String::new() };
                let p = values.len();
                writeln!(
                    output,
                    "seen{}: {n} >= {preperiod} fits G({n} + {p}) = G({n}){plus}, not proved",
                    labelled(memory)
                )?;
                writeln!(output, "  {}", list(values.iter().take(200)))?;
            }
            return Ok(());
        };
        let (e, p) = (law.preperiod, law.period);
        writeln!(output, "{name}: G({n} + {p}) = G({n}) for all {n} >= {e}")?;
        writeln!(output, "preperiod {e}, period {p}, saltus 0")?;
        for (memory, column) in self.memories.iter().zip(&self.columns) {
            let values = self.period(column, law);
            writeln!(output, "period{}: {}", labelled(memory), list(values.iter().take(200)))?;
        }
        writeln!(
            output,
            "proof: a finite memory, in which the same values lead to the same values"
        )?;
        for line in self.hypotheses(law) {
            writeln!(output, "  {line}")?;
        }
        Ok(())
    }
}
