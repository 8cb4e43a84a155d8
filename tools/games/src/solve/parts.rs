//! Pairs whose values are `f(a) op g(b)`.

use super::edges::with_edges;
use super::operation::Operation::{self, Add, And, Or, Xor};
use super::samples::Samples;
use super::search::Search;
use super::sequences::of_one;
use super::term::Term;
use std::collections::BTreeMap;

/// How many forms of each of the two parts are put together.
const FEW: usize = 3;

/// The forms `f(a) op g(b)`.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    let mut forms = Vec::new();
    for operation in [Xor, Add, Operation::MIN, Operation::MAX, Or, And] {
        search.tried += 1;
        let Some([left, right]) = parts(samples, operation) else { continue };
        let left = of_one(&left, search);
        if left.is_empty() {
            continue;
        }
        for g in of_one(&right, search).iter().take(FEW) {
            for f in left.iter().take(FEW) {
                let whole = Term::two(operation, f.clone(), g.with(&[Term::Name(1)]));
                forms.extend(with_edges(whole, samples));
            }
        }
    }
    forms
}

/// What the two parts have to be, if there are such.
fn parts(samples: &Samples, operation: Operation) -> Option<[Samples; 2]> {
    let (first, _) = samples.iter().next()?;
    let corner = first.to_vec();
    let mut parts = [BTreeMap::new(), BTreeMap::new()];
    // Of the numbers that a row may have with all columns: for a sum those of the corner, for a minimum the
    // largest, and so on.
    for (position, wanted) in samples.iter() {
        for place in 0..2 {
            let other = 1 - place;
            let part = parts[place].entry(position[place]);
            match operation {
                Xor | Add if position[other] != corner[other] => {}
                Xor | Add => {
                    part.or_insert(wanted);
                }
                _ => {
                    let whole = part.or_insert(wanted);
                    *whole = match operation {
                        Operation::MIN => wanted.max(*whole),
                        Operation::MAX => wanted.min(*whole),
                        Or => wanted & *whole,
                        _ => wanted | *whole,
                    };
                }
            }
        }
    }
    // The corner belongs to one of the parts alone.
    let at_corner = *parts[0].get(&corner[0])?;
    if matches!(operation, Xor | Add) {
        let undo = if operation == Xor { Xor } else { Operation::Subtract };
        parts[1].values_mut().for_each(|value| *value = undo.apply(*value, at_corner).unwrap_or(0));
    }
    let is_whole = samples.iter().all(|(position, wanted)| {
        let part = |place: usize| parts[place].get(&position[place]).copied();
        part(0).zip(part(1)).and_then(|(f, g)| operation.apply(f, g)) == Some(wanted)
    });
    is_whole.then(|| {
        [0, 1].map(|place| {
            let mut sequence = Samples::new(&samples.least[place..=place]);
            parts[place].iter().for_each(|(at, wanted)| sequence.push(&[*at], *wanted));
            sequence
        })
    })
}
