//! Forms of one number.

use super::samples::Samples;
use super::search::{Family, Search, small};
use super::term::Term;
use super::{conditions, periods};

/// A table that repeats says more than a term that is not much smaller.
const READABLE: usize = 2;
/// The largest term that is tried beside such a table.
const BESIDE: usize = 5;

/// The families that are tried for a sequence that is part of something larger, in this order.
const OF_PART: [Family; 3] = [of_heaps, conditions::forms, small];

/// The forms of a sequence that is part of something larger.
pub fn of_one(samples: &Samples, search: &mut Search) -> Vec<Term> {
    let effort = search.effort;
    search.effort /= 8;
    let mut forms = OF_PART.into_iter().map(|family| search.of_group(&[family], samples));
    let forms = forms.find(|forms| !forms.is_empty()).unwrap_or_default();
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
