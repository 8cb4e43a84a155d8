//! One small term where some condition holds, and another one elsewhere; for pairs also one for each case of parity.

use super::edges::{is_inside, with_edges};
use super::library::Library;
use super::operation::Operation::{Equal, Less, Of};
use super::samples::Samples;
use super::search::{Search, spread};
use super::term::Term;
use crate::written::function::Function;

/// How many terms of each part are tried at all samples.
const FEW: usize = 3;
/// How many positions a part must have for each part of its form.
const EACH: usize = 3;

fn conditions(width: usize) -> Vec<Term> {
    let (a, b) = (|| Term::Name(0), || Term::Name(1));
    let rest = |of: Term, by: i64, rest| Term::two(Equal, of % by, Term::Number(rest));
    let residues =
        |of: fn() -> Term| (2..=4).flat_map(move |by| (0..by).map(move |r| rest(of(), by, r)));
    let mut conditions: Vec<Term> = residues(|| Term::Name(0)).collect();
    if width == 1 {
        conditions.extend(
            [Function::Pow2, Function::Fib, Function::Square, Function::Prime]
                .map(|predicate| Term::one(Of(predicate), a())),
        );
        conditions.push(Term::one(Of(Function::Pow2), a() + 1));
    } else {
        conditions.extend(residues(|| Term::Name(1)));
        conditions.extend(residues(|| Term::Name(0) + Term::Name(1)));
        conditions.extend([Term::two(Equal, a(), b()), Term::two(Less, a(), b())]);
    }
    conditions
}

/// The forms `if c then f else g`; if there are none for pairs, those by parity.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    let inside = samples.filter(|position, _| is_inside(samples, position));
    let looked = spread(&inside);
    let library = Library::new(&looked, search.effort / 2, usize::MAX);
    search.tried += library.tried;
    // The small terms that are right where a condition holds.
    let mut right = |is_case: &dyn Fn(&[i64]) -> bool| -> Vec<Term> {
        search.tried += library.terms().len() as u64;
        let places: Vec<usize> =
            (0..looked.len()).filter(|place| is_case(looked.position(*place))).collect();
        let is_right = |term: &usize| {
            let values = library.values(*term);
            places.iter().all(|&place| i64::from(values[place]) == looked.wanted[place])
        };
        let right = library.terms().filter(is_right).take(FEW).map(|term| library.term(term));
        right.filter(|term| places.len() >= EACH * term.size()).collect()
    };
    let mut forms = Vec::new();
    for condition in conditions(samples.width()) {
        let holds = |position: &[i64]| condition.value(position) == Some(1);
        let (then, otherwise) = (right(&holds), right(&|position| !holds(position)));
        for f in &then {
            for g in &otherwise {
                forms.push(Term::choose(condition.clone(), f.clone(), g.clone()));
            }
        }
    }
    if forms.is_empty() && samples.width() == 2 {
        let cases = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(a, b)| {
            let case = inside.filter(|at, _| at[0] & 1 == a && at[1] & 1 == b);
            let case = spread(&case);
            let library = Library::new(&case, search.effort / 4, usize::MAX);
            search.tried += library.tried;
            let right = library.equal_to(&case.wanted).into_iter();
            right.filter(|form| EACH * form.size() <= case.len()).collect()
        });
        forms = of_parities(&cases).map_or(Vec::new(), Vec::from);
    }
    forms.into_iter().filter_map(|form| with_edges(form, samples)).collect()
}

/// The forms `if even(a) then (if even(b) then f else g) else ...`, in which equal cases are one; the cases are those of
/// `even even`, `even odd`, `odd even` and `odd odd`.
fn of_parities(cases: &[Vec<Term>; 4]) -> Option<[Term; 3]> {
    // A form that several cases have, rather than the smallest of each.
    let shared = |form: &Term| cases.iter().filter(|case| case.contains(form)).count();
    let best = |case: &Vec<Term>| {
        case.iter().min_by_key(|form| (usize::MAX - shared(form), form.size())).cloned()
    };
    let [f, g, h, i] = [best(&cases[0])?, best(&cases[1])?, best(&cases[2])?, best(&cases[3])?];
    let even = |place: usize| Term::one(Of(Function::Even), Term::Name(place));
    let rest = |place: usize| Term::Name(place) % 2;
    let choose = |by: Term, then: &Term, otherwise: &Term| {
        if then == otherwise {
            then.clone()
        } else {
            Term::choose(by, then.clone(), otherwise.clone())
        }
    };
    let pair = |by: usize, then, otherwise| choose(even(by), then, otherwise);
    Some([
        choose(even(0), &pair(1, &f, &g), &pair(1, &h, &i)),
        choose(even(1), &pair(0, &f, &h), &pair(0, &g, &i)),
        choose(Term::two(Equal, rest(0), rest(1)), &pair(0, &f, &i), &pair(0, &g, &h)),
    ])
}
