//! Pairs that one of the players wins exactly where each number has a property of its own: `a % 4 < 2 and b % 6 < 3`.

use super::conditions;
use super::edges::with_edges;
use super::operation::Operation::Both;
use super::periods;
use super::samples::Samples;
use super::search::Search;
use super::term::Term;
use std::collections::BTreeMap;

/// The form of that, if both properties are such that not all numbers have them.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    if !search.of_outcome || samples.wanted.iter().any(|wanted| !matches!(wanted, 0 | 1)) {
        return Vec::new();
    }
    [0, 1].into_iter().filter_map(|outcome| of_outcome(outcome, samples, search)).collect()
}

fn of_outcome(outcome: i64, samples: &Samples, search: &mut Search) -> Option<Term> {
    // Of each number, whether the outcome is that of some position with it.
    let mut has: [BTreeMap<i64, bool>; 2] = Default::default();
    for (at, wanted) in samples.iter() {
        for (has, number) in has.iter_mut().zip(at) {
            *has.entry(*number).or_default() |= wanted == outcome;
        }
    }
    let both = |at: &[i64]| has[0][&at[0]] && has[1][&at[1]];
    let is_product = samples.iter().all(|(at, wanted)| both(at) == (wanted == outcome));
    if !is_product || has.iter().any(|has| has.values().all(|has| *has)) {
        return None;
    }
    let mut parts = has.iter().enumerate().map(|(place, has)| {
        let mut sequence = Samples::new(&[*has.first_key_value()?.0]);
        for (number, has) in has {
            sequence.push(&[*number], i64::from(!has));
        }
        let mut found = periods::forms(&sequence).0;
        if found.is_empty() {
            found = conditions::forms(&sequence, search);
        }
        let found = found.into_iter().map(|form| form.negated());
        Some(found.min_by_key(Term::size)?.with(&[Term::Name(place)]))
    });
    let whole = Term::two(Both, parts.next()??, parts.next()??);
    with_edges(if outcome == 0 { whole.negated() } else { whole }, samples)
}
