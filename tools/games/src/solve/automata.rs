//! Sequences that a finite automaton computes from the digits of n.
//!
//! The sequences `v(b^i n + r)` are the kernel of v in base b; v is automatic if they are finitely many
//! (Eilenberg, 1974). They are the states of an automaton that reads the digits from the last one on: from
//! the sequence w, the digit d leads to `w(bn + d)`, and at the end of n the result is `w(0)`. Two sequences are
//! taken for one if they agree as far as they are known, which must be for some terms.
//!
//! # Source
//! Allouche and Shallit, Automatic Sequences, ch. 6.

use super::samples::Samples;
use super::term::Term;

/// The largest base, and the most states.
const LARGEST: usize = 10;
const MOST: usize = 16;
/// How many terms of two sequences must be known and equal.
const TERMS: usize = 8;

/// The forms of a sequence that are automata, at most one in each base; and how many were tried.
pub fn forms(samples: &Samples) -> (Vec<Term>, u64) {
    let Some(values) = samples.sequence() else { return (Vec::new(), 0) };
    let Ok(first) = usize::try_from(samples.least[0]) else { return (Vec::new(), 0) };
    let bases = 2..=LARGEST;
    let found = bases.clone().filter_map(|base| in_base(first, values, base));
    (found.collect(), bases.count() as u64)
}

/// A sequence of the kernel: `v(step n + start)`.
#[derive(Clone, Copy)]
struct Sequence {
    step: usize,
    start: usize,
}

fn in_base(first: usize, values: &[i64], base: usize) -> Option<Term> {
    let value = |n: usize| n.checked_sub(first).and_then(|place| values.get(place)).copied();
    let known = |sequence: Sequence| {
        let numbers = (0..).map(move |n| sequence.step * n + sequence.start);
        numbers.take_while(|n| *n < first + values.len()).map(value)
    };
    // What is before the first number may be anything.
    let agree = |a: Sequence, b: Sequence| {
        let mut both = 0;
        let equal = known(a).zip(known(b)).all(|(a, b)| match (a, b) {
            (Some(a), Some(b)) => {
                both += 1;
                a == b
            }
            _ => true,
        });
        equal && both >= TERMS
    };
    let mut states = vec![Sequence { step: 1, start: 0 }];
    let mut rows: Vec<Vec<usize>> = Vec::new();
    while let Some(&from) = states.get(rows.len()) {
        let mut row = Vec::new();
        for digit in 0..base {
            let next = Sequence { step: from.step * base, start: from.start + from.step * digit };
            if known(next).flatten().count() < TERMS {
                return None;
            }
            let state = states.iter().position(|state| agree(*state, next));
            row.push(state.unwrap_or(states.len()));
            if state.is_none() {
                states.push(next);
            }
        }
        rows.push(row);
        if states.len() > MOST {
            return None;
        }
    }
    // At the end of n the rest is 0: the first term, which is not known only before the first number.
    let outputs = states.iter().map(|state| value(state.start).unwrap_or(0)).collect();
    Some(Term::Table(outputs, Box::new(Term::Walk(Box::new(Term::Name(0)), rows))))
}
