//! The families of forms in the order in which they are tried.

use super::learn::Known;
use super::samples::Samples;
use super::search::{Family, Search, small};
use super::sequences::of_heaps;
use super::term::Term;
use super::{conditions, confirm, keys, products, recursions, residues, roots, splits};
use crate::formula::Formula;

/// The families of forms of one number, those of a group together.
const OF_ONE: [&[Family]; 5] = [
    &[of_heaps],
    &[conditions::forms],
    &[recursions::forms, small],
    &[splits::forms],
    &[roots::forms],
];

/// Those of two numbers.
const OF_TWO: [&[Family]; 5] = [
    &[products::forms, residues::sums],
    &[conditions::forms],
    &[residues::forms, small],
    &[keys::forms],
    &[splits::forms],
];

/// Those of three numbers.
const OF_THREE: [&[Family]; 1] = [&[conditions::forms, small]];

/// The first form that is believed, as it was found and as a formula.
pub fn believed(
    search: &mut Search,
    samples: &Samples,
    of_outcome: bool,
    known: &Known,
) -> Option<(Term, Formula)> {
    search.of_outcome = of_outcome;
    let groups = match samples.width() {
        1 => &OF_ONE[..],
        2 => &OF_TWO[..],
        _ => &OF_THREE[..],
    };
    for group in groups {
        let forms = search.of_group(group, samples);
        for form in forms {
            let formula = confirm::confirmed(&form, of_outcome, known);
            if let Some(formula) =
                formula.filter(|formula| !search.refuted.contains(&formula.to_string()))
            {
                return Some((form, formula));
            }
        }
    }
    None
}
