//! Sequences whose values depend on the square or triangular numbers around n: on the number of those up to n, or on how
//! far n is beyond the last one.

use super::keys::of_keys;
use super::operation::Operation::Of;
use super::samples::Samples;
use super::search::Search;
use super::term::Term;
use crate::written::function::Function;

/// How many different keys there must be for each part of a form.
const EACH: usize = 3;

/// sqrt(n), the t with t(t + 1)/2 up to n, and what n is beyond the squares and triangular numbers of these.
fn keys() -> [Term; 4] {
    let n = || Term::Name(0);
    let root = |of| Term::one(Of(Function::Sqrt), of);
    let square = root(n());
    let triangular = (root(Term::Number(8) * n() + 1) - 1) / 2;
    let beyond_square = n() - square.clone() * square.clone();
    let beyond_triangular = n() - triangular.clone() * (triangular.clone() + 1) / 2;
    [square, triangular, beyond_square, beyond_triangular]
}

/// The forms of one number that are forms of one of these.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    of_keys(&keys(), EACH, samples, search)
}
