//! Pairs: a small term for each of the four cases of parity.

use super::edges::{is_inside, with_edges};
use super::library::Library;
use super::operation::Operation::{Equal, Of};
use super::samples::Samples;
use super::search::{Search, spread};
use super::term::Term;
use crate::written::function::Function;

/// How many positions a case must have for each part of its form.
const EACH: usize = 3;

/// The form `if even(a) then (if even(b) then f else g) else ...`, in which equal cases are one.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    let case = |a: i64, b: i64| {
        let is_of = move |position: &[i64]| position[0] & 1 == a && position[1] & 1 == b;
        spread(&samples.filter(|at, _| is_inside(samples, at) && is_of(at)))
    };
    let cases = [[0, 0], [0, 1], [1, 0], [1, 1]].map(|[a, b]| case(a, b));
    let mut found: Vec<Vec<Term>> = Vec::new();
    for case in &cases {
        let library = Library::new(case, search.effort / 4, usize::MAX);
        search.tried += library.tried;
        let right = library.equal_to(&case.wanted).into_iter();
        found.push(right.filter(|form| EACH * form.size() <= case.len()).collect());
        if found.last().is_none_or(Vec::is_empty) {
            return Vec::new();
        }
    }
    // A form that several cases have, rather than the smallest of each.
    let shared = |form: &Term| found.iter().filter(|case| case.contains(form)).count();
    let best = |case: &Vec<Term>| {
        let best = case.iter().min_by_key(|form| (usize::MAX - shared(form), form.size()));
        best.cloned().expect("each case has a form")
    };
    let [f, g, h, i] = [0, 1, 2, 3].map(|place| best(&found[place]));
    let even = |place: usize| Term::one(Of(Function::Even), Term::Name(place));
    let choose = |by: Term, then: &Term, otherwise: &Term| {
        if then == otherwise {
            then.clone()
        } else {
            Term::choose(by, then.clone(), otherwise.clone())
        }
    };
    let by_second = || choose(even(0), &choose(even(1), &f, &g), &choose(even(1), &h, &i));
    let by_sum = || {
        let same = Term::two(Equal, remainder(0), remainder(1));
        choose(same, &choose(even(0), &f, &i), &choose(even(0), &g, &h))
    };
    let by_first = || choose(even(1), &choose(even(0), &f, &h), &choose(even(0), &g, &i));
    let forms = [by_second(), by_first(), by_sum()].into_iter();
    forms.filter_map(|form| with_edges(form, samples)).collect()
}

/// What a number leaves when it is divided by 2.
fn remainder(place: usize) -> Term {
    Term::two(super::operation::Operation::Remainder, Term::Name(place), Term::Number(2))
}
