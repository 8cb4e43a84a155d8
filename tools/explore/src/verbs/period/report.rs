//! What a look for a period has found, and that as text.

use super::super::phrases::{list, plural, seen_law};
use crate::json;
use games::error::Result;
use games::period::{Period, Seen, equation};
use games::rule::{Code, Interval};
use games::value::Value;
use serde_json::{Value as Json, json};
use std::fmt::Display;
use std::io::Write;

/// The most values of a period, and the most exceptional values, that are printed.
const MOST: usize = 200;

/// What was found, and in which heaps.
pub struct Report<'a> {
    pub name: &'a str,
    /// The name of the size of a heap.
    pub variable: &'a str,
    pub first: u64,
    /// How many heaps were looked at.
    pub looked: u64,
    pub found: Found<'a>,
    /// Why no theorem proves a law, if none does for any law of the rule, with the place in the rule.
    pub unprovable: Option<String>,
}

/// A law, or none.
pub enum Found<'a> {
    Proved(&'a Code, &'a Period),
    /// The law of bounded Nim with this bound; `None` is Nim.
    Bounded(Option<u64>),
    /// The law of such takes.
    Interval(Interval),
    /// Nothing is proved.
    Seen(Option<SeenLaw>),
}

/// A law that is seen or fits.
pub struct SeenLaw {
    /// The values of the first period.
    pub values: Vec<Value>,
    pub how: Seen,
}

impl SeenLaw {
    /// The law, with the values of its first period; `first` is the number of the first value.
    pub fn json(&self, first: u64) -> Json {
        let Seen { preperiod, period, saltus, .. } = self.how;
        let law = [first + preperiod as u64, period as u64, saltus];
        json::joined(
            json::law(false, law.map(json::number)),
            json!({ "values": json::values(&self.values) }),
        )
    }
}

/// What is known where nothing is proved, as JSON.
pub fn json(report: &Report) -> Json {
    let law = match &report.found {
        Found::Seen(Some(law)) => law.json(report.first),
        _ => Json::Null,
    };
    let last = (report.first + report.looked).saturating_sub(1);
    let of = json::table(report.name, &[report.variable], [&[report.first], &[last]]);
    json::joined(of, json!({ "law": law, "why": report.unprovable }))
}

pub fn print(report: &Report, output: &mut impl Write) -> Result<()> {
    match &report.found {
        Found::Proved(code, period) => proved(report.name, code, period, output),
        Found::Bounded(bound) => bounded(report.name, *bound, output),
        Found::Interval(takes) => of_interval(report.name, *takes, output),
        Found::Seen(seen) => unproved(report, seen.as_ref(), output),
    }?;
    if let Some(why) = &report.unprovable {
        writeln!(output, "{why}")?;
    }
    Ok(())
}

fn unproved(report: &Report, seen: Option<&SeenLaw>, output: &mut impl Write) -> Result<()> {
    let first = report.first;
    let last = (first + report.looked).saturating_sub(1);
    let name = report.name;
    write!(output, "{name}: no period is proved\nlooked at heaps {first} to {last}")?;
    let Some(law) = seen else {
        writeln!(output, ": no law is seen")?;
        return Ok(());
    };
    writeln!(output, "\n{}", seen_law(&law.how, first, ("", report.variable), last))?;
    writeln!(output, "period as seen: {}", some(law.values.iter()))?;
    Ok(())
}

/// Prints the law of bounded Nim, or of Nim, whose code has a tail.
fn bounded(name: &str, bound: Option<u64>, output: &mut impl Write) -> Result<()> {
    let (p, s) = bound.map_or((1, 1), |bound| (u128::from(bound) + 1, 0));
    let (values, theorem) = match bound {
        Some(bound) => {
            (format!("0 to {bound}, G(n) = n for n < {p}"), "bounded Nim, G(n) = n mod (k + 1)")
        }
        None => ("0".to_owned(), "Nim, G(n) = n"),
    };
    writeln!(output, "{name}: {} for all n >= 0", equation("n", p, s))?;
    writeln!(output, "preperiod 0, period {p}, saltus {s}\nperiod: {values}")?;
    writeln!(output, "exceptional values: none\nproof: theorem on {theorem}")?;
    Ok(())
}

/// Prints the law of takes of an interval.
fn of_interval(name: &str, takes: Interval, output: &mut impl Write) -> Result<()> {
    let (p, of, Interval { first, last, step }) = (takes.period(), takes.text(), takes);
    writeln!(output, "{name}: {} for all n >= 0", equation("n", p, 0))?;
    writeln!(output, "preperiod 0, period {p}, saltus 0")?;
    writeln!(output, "period: G(n) = {of} for n < {p}, as `solve` has it")?;
    writeln!(output, "exceptional values: none")?;
    writeln!(
        output,
        "proof: theorem on bounded Nim, G(n) = floor((floor(n / g) mod (a + b)) / a) for takes g a, g (a + 1), ..., g b\n  \
         with g = {step}, a = {first}, b = {last}"
    )?;
    Ok(())
}

fn proved(name: &str, code: &Code, law: &Period, output: &mut impl Write) -> Result<()> {
    let (e, p, s) = (law.preperiod, law.period, law.saltus);
    writeln!(output, "{name}: {} for all n >= {e}", equation("n", p, s))?;
    writeln!(output, "preperiod {e}, period {p}, saltus {s}")?;
    writeln!(output, "period: {}", some(law.values().iter()))?;
    let exceptions = law.exceptions();
    if exceptions.is_empty() {
        writeln!(output, "exceptional values: none")?;
    } else {
        let count = plural(exceptions.len(), "heap", "heaps");
        let values = exceptions.iter().map(|&heap| format!("G({heap})={}", law.value(heap)));
        writeln!(output, "exceptional values: {count}: {}", some(values))?;
    }
    writeln!(output, "proof: {}", law.proof.theorem)?;
    for hypothesis in law.hypotheses(code) {
        writeln!(output, "  {hypothesis}")?;
    }
    writeln!(output, "  {}", law.checked())?;
    Ok(())
}

/// The first items, and how many more there are.
fn some<T: Display>(items: impl ExactSizeIterator<Item = T>) -> String {
    let more = items.len().saturating_sub(MOST);
    let dots = if more > 0 { format!(" ... and {more} more") } else { String::new() };
    format!("{}{dots}", list(items.take(MOST)))
}
