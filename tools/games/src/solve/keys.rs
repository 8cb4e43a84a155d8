//! Pairs whose values depend on one number that is made of both: `f(min(a, b))`, `f(a ^ b)`, ...

use super::edges::with_edges;
use super::operation::Operation::{
    self, Add, And, Divide, Multiply, Of, Or, Remainder, Subtract, Xor,
};
use super::samples::Samples;
use super::search::Search;
use super::sequences::of_one;
use super::term::Term;
use crate::written::function::Function;
use std::collections::BTreeMap;

/// The numbers that two numbers are made to, the simplest first.
pub fn keys() -> Vec<Term> {
    let (a, b) = (|| Term::Name(0), || Term::Name(1));
    let one = || Term::Number(1);
    let two = |operation| Term::two(operation, a(), b());
    let (smaller, larger) = (Operation::MIN, Operation::MAX);
    let changed = |of: Term, operation| Term::two(operation, of, one());
    let difference = || Term::one(Operation::ABS, two(Subtract));
    let mut keys = vec![a(), b()];
    keys.extend([smaller, larger, Add, Xor, Or, And, Of(Function::Gcd), Multiply].map(two));
    keys.push(difference());
    keys.extend([Divide, Remainder].map(two));
    keys.extend([Divide, Remainder].map(|operation| Term::two(operation, b(), a())));
    keys.extend(
        [Divide, Remainder].map(|operation| Term::two(operation, two(larger), two(smaller))),
    );
    for change in [Subtract, Add] {
        let both = || (changed(a(), change), changed(b(), change));
        keys.extend([Or, Xor, And].map(|operation| {
            let (a, b) = both();
            Term::two(operation, a, b)
        }));
    }
    keys.push(Term::Number(2) * a() + b());
    keys.push(a() + Term::Number(2) * b());
    keys
}

/// The forms of pairs that are forms of one number of these.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    of_keys(&keys(), 0, samples, search)
}

/// The forms that are forms of one of some keys, of which there are at least `each` for each part of a form.
pub fn of_keys(keys: &[Term], each: usize, samples: &Samples, search: &mut Search) -> Vec<Term> {
    let mut forms = Vec::new();
    for key in keys {
        if search.is_over() {
            break;
        }
        search.tried += 1;
        let Some(sequence) = by_key(samples, key) else { continue };
        let inner = of_one(&sequence, search);
        for form in inner.into_iter().filter(|form| each * form.size() <= sequence.len()) {
            forms.extend(with_edges(form.with(std::slice::from_ref(key)), samples));
        }
    }
    forms
}

/// What is wanted, as a function of the key, if it is one and the key occurs often enough to tell.
pub fn by_key(samples: &Samples, key: &Term) -> Option<Samples> {
    let mut known: BTreeMap<i64, i64> = BTreeMap::new();
    let mut count = 0;
    for (position, wanted) in samples.iter() {
        if samples.width() > 1 && samples.is_edge(position) {
            continue;
        }
        let at = key.value(position)?;
        if *known.entry(at).or_insert(wanted) != wanted {
            return None;
        }
        count += 1;
    }
    let first = *known.first_key_value()?.0;
    if samples.width() > 1 && known.len() > count / 2 {
        return None;
    }
    let mut sequence = Samples::new(&[first]);
    for (at, wanted) in known {
        sequence.push(&[at], wanted);
    }
    Some(sequence)
}
