//! Quotients of small polynomials in two numbers, rounded down: Euclid's game is one.

use super::edges::{is_inside, with_edges};
use super::operation::Operation::{self, Add, Divide, Multiply, Subtract};
use super::samples::Samples;
use super::term::Term;

/// The exponents of x and y in a term of a polynomial.
const MONOMIALS: [(u32, u32); 6] = [(2, 0), (1, 1), (0, 2), (1, 0), (0, 1), (0, 0)];
/// How many polynomials there are with coefficients -1, 0 and 1.
const COUNT: usize = 729;

type Polynomial = [i64; 6];

/// The forms `p / q`, in the two numbers and in the larger and the smaller one; and how many were tried.
pub fn forms(samples: &Samples) -> (Vec<Term>, u64) {
    let (mut forms, mut tried) = (Vec::new(), 0);
    let (a, b) = (|| Term::Name(0), || Term::Name(1));
    let sorted = [Term::two(Operation::MAX, a(), b()), Term::two(Operation::MIN, a(), b())];
    for [x, y] in [[a(), b()], sorted] {
        let points: Vec<(i64, i64, i64)> = samples
            .iter()
            .filter(|(position, _)| is_inside(samples, position))
            .filter_map(|(at, wanted)| Some((x.value(at)?, y.value(at)?, wanted)))
            .collect();
        let all: Vec<Polynomial> = (0..COUNT).map(polynomial).collect();
        let values = |p: &Polynomial| points.iter().map(|&(x, y, _)| value(p, x, y)).collect();
        let values: Vec<Vec<i64>> = all.iter().map(values).collect();
        let is_positive = |place: &usize| values[*place].iter().all(|value| *value > 0);
        for q in (0..COUNT).filter(is_positive) {
            for p in 0..COUNT {
                tried += 1;
                let mut quotients = values[p].iter().zip(&values[q]).zip(&points);
                if quotients.all(|((p, q), (_, _, wanted))| p.div_euclid(*q) == *wanted) {
                    let [p, q] = [p, q].map(|place| term(&all[place], &x, &y));
                    forms.extend(with_edges(Term::two(Divide, p, q), samples));
                }
            }
        }
    }
    (forms, tried)
}

/// The polynomial of this number: its digits in base 3 are the coefficients.
fn polynomial(mut number: usize) -> Polynomial {
    [(); 6].map(|()| {
        let digit = number % 3;
        number /= 3;
        [0, 1, -1][digit]
    })
}

fn value(polynomial: &Polynomial, x: i64, y: i64) -> i64 {
    let monomials = MONOMIALS.iter().map(|&(i, j)| x.pow(i) * y.pow(j));
    polynomial.iter().zip(monomials).map(|(coefficient, monomial)| coefficient * monomial).sum()
}

fn term(polynomial: &Polynomial, x: &Term, y: &Term) -> Term {
    let monomial = |(i, j): (u32, u32)| {
        let factors = (0..i).map(|_| x.clone()).chain((0..j).map(|_| y.clone()));
        factors.reduce(|a, b| Term::two(Multiply, a, b)).unwrap_or(Term::Number(1))
    };
    let of_sign = |sign: i64| {
        let chosen = MONOMIALS.iter().zip(polynomial).filter(move |(_, own)| **own == sign);
        chosen.map(|(powers, _)| monomial(*powers))
    };
    let plus = of_sign(1).reduce(|a, b| Term::two(Add, a, b)).unwrap_or(Term::Number(0));
    of_sign(-1).fold(plus, |all, monomial| Term::two(Subtract, all, monomial))
}
