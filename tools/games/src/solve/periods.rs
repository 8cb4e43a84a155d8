//! Sequences that repeat, or repeat with a saltus, from some number on.
//!
//! A period counts only where it is seen three times.

use super::samples::Samples;
use super::term::Term;
use crate::period::{Seen, seen};

/// How often a period must be seen.
const TIMES: usize = 3;
/// The longest period, and the most exceptional values.
const MOST: usize = 256;

/// The form of a sequence with its shortest period: a table, or something shorter; and how many were tried.
pub fn forms(samples: &Samples) -> (Vec<Term>, u64) {
    let mut tried = 0;
    let Some(values) = samples.sequence() else { return (Vec::new(), tried) };
    let first = samples.least[0];
    for period in 1..=MOST.min(values.len() / TIMES) {
        tried += 1;
        let last = values.len() - 1;
        let saltus = values[last] - values[last - period];
        let differs = |place: &usize| values[place + period] - values[*place] != saltus;
        let preperiod = (0..values.len() - period).rev().find(differs).map_or(0, |place| place + 1);
        if values.len() - preperiod < TIMES * period || preperiod > values.len() / 2 {
            continue;
        }
        let law = Law { first, period, preperiod, saltus };
        let (form, more) = law.form(values);
        return (form.into_iter().collect(), tried + more);
    }
    (Vec::new(), tried)
}

/// The form of the law that a sequence fits, if there is one, and whether that is seen.
pub fn seen_law(samples: &Samples) -> Option<(Term, Seen)> {
    let (values, first) = (samples.sequence()?, samples.least[0]);
    let seen = seen(values).filter(|seen| seen.period <= MOST)?;
    let saltus = i64::try_from(seen.saltus).ok()?;
    let law = Law { first, period: seen.period, preperiod: seen.preperiod, saltus };
    Some((law.form(values).0?, seen))
}

struct Law {
    first: i64,
    period: usize,
    preperiod: usize,
    saltus: i64,
}

impl Law {
    fn form(&self, values: &[i64]) -> (Option<Term>, u64) {
        let period = as_i64(self.period);
        // The values of the residues, less what the saltus adds.
        let mut table = vec![0; self.period];
        let numbers = self.first + as_i64(self.preperiod)..;
        for (n, value) in numbers.zip(&values[self.preperiod..]).take(self.period) {
            let rest = usize::try_from(n.rem_euclid(period)).expect("below the period");
            table[rest] = value - self.saltus * n.div_euclid(period);
        }
        let n = || Term::Name(0);
        // With a saltus that is the period the table is of what is added to n.
        let is_whole = self.saltus == period;
        let rest: Vec<i64> =
            (0..).zip(&table).map(|(r, v)| if is_whole { v - r } else { *v }).collect();
        let (short, tried) = residues(&rest);
        let table = short.unwrap_or_else(|| Term::Table(rest, Box::new(n() % period)));
        let times = if period == 1 { n() } else { n() / period };
        let steps = match (self.saltus, is_whole) {
            (0, _) => None,
            (_, true) => Some(n()),
            (1, _) => Some(times),
            (saltus, _) => Some(Term::Number(saltus) * times),
        };
        let form = match (steps, &table) {
            (None, _) => table,
            (Some(steps), Term::Number(0)) => steps,
            (Some(steps), _) => steps + table,
        };
        let cases = (self.first..).zip(values).take(self.preperiod);
        let cases: Vec<(i64, i64)> = cases
            .filter(|(n, value)| form.value(&[*n]) != Some(**value))
            .map(|(n, value)| (n, *value))
            .collect();
        ((cases.len() <= MOST).then(|| form.but(cases)), tried)
    }
}

/// A form shorter than a table for what repeats, `(n + c) % p / q` or a number, and how many were tried.
fn residues(table: &[i64]) -> (Option<Term>, u64) {
    let period = as_i64(table.len());
    if table.iter().all(|value| *value == table[0]) {
        return (Some(Term::Number(table[0])), 1);
    }
    let mut tried = 0;
    for by in 1..period {
        for shift in 0..period {
            tried += 1;
            if (0..).zip(table).any(|(r, value)| (r + shift) % period / by != *value) {
                continue;
            }
            let n = if shift == 0 { Term::Name(0) } else { Term::Name(0) + shift };
            let form = if by == 1 { n % period } else { n % period / by };
            return (Some(form), tried);
        }
    }
    (None, tried)
}

fn as_i64(n: usize) -> i64 {
    i64::try_from(n).expect("below 2^63")
}
