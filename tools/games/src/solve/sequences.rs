//! Forms of one number.

use super::samples::Samples;
use super::search::{Family, Search, small};
use super::term::Term;
use super::{automata, conditions, periods, roots, splits};

/// A table that repeats says more than a term that is not much smaller.
const READABLE: usize = 2;
/// The largest term that is tried beside such a table.
const BESIDE: usize = 5;

/// The families of forms of one number, in the order in which they are tried; those of a group together.
pub const OF_ONE: [&[Family]; 6] =
    [&[of_heaps], &[conditions::forms], &[small], &[automatic], &[splits::forms], &[roots::forms]];

/// The forms of a sequence that is part of something larger.
pub fn of_one(samples: &Samples, search: &mut Search) -> Vec<Term> {
    let effort = search.effort;
    search.effort /= 8;
    let forms = OF_ONE.iter().map(|group| search.of_group(group, samples));
    let forms = forms.take(4).find(|forms| !forms.is_empty()).unwrap_or_default();
    search.effort = effort;
    forms
}

/// What repeats, or a much smaller term.
pub fn of_heaps(samples: &Samples, search: &mut Search) -> Vec<Term> {
    let (mut forms, tried) = periods::forms(samples);
    search.tried += tried;
    if let Some(smallest) = forms.iter().map(Term::size).min() {
        forms.extend(search.terms(samples, (smallest / READABLE).min(BESIDE)));
    }
    forms
}

/// Automata that read the digits.
fn automatic(samples: &Samples, search: &mut Search) -> Vec<Term> {
    let (forms, tried) = automata::forms(samples);
    search.tried += tried;
    forms
}
