//! One small term where some condition holds, and another one elsewhere.

use super::edges::{is_inside, with_edges};
use super::library::Library;
use super::operation::Operation::{Add, Equal, Less, Of, Remainder};
use super::samples::Samples;
use super::search::{Search, spread};
use super::term::Term;
use crate::written::function::Function;

/// How many terms of each part are tried at all samples.
const FEW: usize = 3;
/// How many positions a part must have for each part of its form.
const EACH: usize = 3;

/// The conditions.
fn conditions(width: usize) -> Vec<Term> {
    let (a, b) = (|| Term::Name(0), || Term::Name(1));
    let number = Term::Number;
    let rest =
        |of: Term, by, rest| Term::two(Equal, Term::two(Remainder, of, number(by)), number(rest));
    let residues =
        |of: fn() -> Term| (2..=4).flat_map(move |by| (0..by).map(move |r| rest(of(), by, r)));
    let mut conditions: Vec<Term> = residues(|| Term::Name(0)).collect();
    if width == 1 {
        conditions.extend(
            [Function::Pow2, Function::Fib, Function::Square, Function::Prime]
                .map(|predicate| Term::one(Of(predicate), a())),
        );
        let next = || Term::two(Add, a(), number(1));
        conditions.push(Term::one(Of(Function::Pow2), next()));
    } else {
        conditions.extend(residues(|| Term::Name(1)));
        conditions.extend(residues(|| Term::two(Add, Term::Name(0), Term::Name(1))));
        conditions.extend([Term::two(Equal, a(), b()), Term::two(Less, a(), b())]);
    }
    conditions
}

/// The forms `if c then f else g`.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    let inside = samples.filter(|position, _| is_inside(samples, position));
    let looked = spread(&inside);
    let library = Library::new(&looked, search.effort / 2, usize::MAX);
    search.tried += library.tried;
    let mut forms = Vec::new();
    for condition in conditions(samples.width()) {
        let holds: Vec<bool> =
            looked.iter().map(|(position, _)| condition.value(position) == Some(1)).collect();
        let part = |is: bool, search: &mut Search| -> Vec<Term> {
            let places: Vec<usize> =
                (0..looked.len()).filter(|&place| holds[place] == is).collect();
            search.tried += library.terms().len() as u64;
            let is_right = |term: &usize| {
                let values = library.values(*term);
                places.iter().all(|&place| i64::from(values[place]) == looked.wanted[place])
            };
            let right = library.terms().filter(is_right).take(FEW);
            let right = right.map(|term| library.term(term));
            right.filter(|term| places.len() >= EACH * term.size()).collect()
        };
        let (then, otherwise) = (part(true, search), part(false, search));
        for f in &then {
            for g in &otherwise {
                let whole = Term::choose(condition.clone(), f.clone(), g.clone());
                forms.extend(with_edges(whole, samples));
            }
        }
    }
    forms
}
