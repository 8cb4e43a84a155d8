//! A form that is right at all positions but those at the edge: the first numbers of a sequence, or the
//! pairs of which one number is the least.

use super::operation::Operation::{self, Both, Either, Equal};
use super::samples::Samples;
use super::term::Term;

/// How many first numbers of a sequence may be exceptions.
pub const FIRST: i64 = 2;

/// The form, if it is right at all of `samples`; or with what the edge has instead, if that is simple.
pub fn with_edges(form: Term, samples: &Samples) -> Option<Term> {
    let mut is_right = true;
    for (position, wanted) in samples.iter() {
        if form.value(position) != Some(wanted) {
            if is_inside(samples, position) {
                return None;
            }
            is_right = false;
        }
    }
    if is_right {
        return Some(form);
    }
    match samples.width() {
        1 => {
            let wrong = samples.iter().filter(|(at, wanted)| form.value(at) != Some(*wanted));
            let exceptions = wrong.map(|(at, wanted)| (at[0], wanted)).collect();
            Some(form.but(exceptions))
        }
        2 => sides(&form, samples),
        _ => None,
    }
}

/// Whether a form must be right at a position as it is.
pub fn is_inside(samples: &Samples, position: &[i64]) -> bool {
    match samples.width() {
        1 => position[0] >= samples.least[0] + FIRST,
        _ => !samples.is_edge(position),
    }
}

/// The conditions of one side or both, and what may be there.
fn sides(form: &Term, samples: &Samples) -> Option<Term> {
    let at = |place: usize| Term::two(Equal, Term::Name(place), Term::Number(samples.least[place]));
    let both = if samples.least[0] == samples.least[1] {
        let smaller = Term::two(Operation::MIN, Term::Name(0), Term::Name(1));
        Term::two(Equal, smaller, Term::Number(samples.least[0]))
    } else {
        Term::two(Either, at(0), at(1))
    };
    // The first of them is the corner, where both numbers are the least: it is on both sides.
    let corner = samples.iter().find(|(position, _)| samples.is_edge(position))?.1;
    for condition in [at(0), at(1), both] {
        let larger = Term::two(Operation::MAX, Term::Name(0), Term::Name(1));
        for instead in [Term::Number(corner), Term::Name(0), Term::Name(1), larger] {
            let whole = match instead {
                Term::Number(0) if form.is_condition() => {
                    Term::two(Both, condition.negated(), form.clone())
                }
                Term::Number(_) if form.is_condition() => {
                    Term::two(Either, condition.clone(), form.clone())
                }
                _ if form.is_condition() => continue,
                _ => Term::choose(condition.clone(), instead, form.clone()),
            };
            if samples.iter().all(|(position, wanted)| whole.value(position) == Some(wanted)) {
                return Some(whole);
            }
        }
    }
    None
}
