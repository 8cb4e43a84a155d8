//! Sequences whose values depend on the square or triangular numbers around n: on the number of those up to n, or on how
//! far n is beyond the last one.

use super::edges::with_edges;
use super::keys::by_key;
use super::operation::Operation::{Add, Divide, Multiply, Of, Subtract};
use super::samples::Samples;
use super::search::Search;
use super::sequences::of_one;
use super::term::Term;
use crate::written::function::Function;

/// How many different keys there must be for each part of a form.
const EACH: usize = 3;

/// sqrt(n), the t with t(t + 1)/2 up to n, and what n is beyond the squares and triangular numbers of these.
fn keys() -> [Term; 4] {
    let (n, number) = (|| Term::Name(0), Term::Number);
    let two = Term::two;
    let root = |of| Term::one(Of(Function::Sqrt), of);
    let square = root(n());
    let odd = two(Add, two(Multiply, number(8), n()), number(1));
    let triangular = two(Divide, two(Subtract, root(odd), number(1)), number(2));
    let beyond_square = two(Subtract, n(), two(Multiply, square.clone(), square.clone()));
    let next = two(Add, triangular.clone(), number(1));
    let last = two(Divide, two(Multiply, triangular.clone(), next), number(2));
    [square, triangular, beyond_square, two(Subtract, n(), last)]
}

/// The forms of one number that are forms of one of these.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    let mut forms = Vec::new();
    for key in keys() {
        search.tried += 1;
        let Some(sequence) = by_key(samples, &key) else { continue };
        let inner = of_one(&sequence, search);
        for form in inner.into_iter().filter(|form| EACH * form.size() <= sequence.len()) {
            forms.extend(with_edges(form.with(std::slice::from_ref(&key)), samples));
        }
    }
    forms
}
