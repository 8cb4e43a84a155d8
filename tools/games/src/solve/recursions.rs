//! Sequences whose values follow from those at smaller numbers, by the case of n modulo m: with `n = mk + r`, for each r
//! one of `v(n) = n + t`, `v(n) = sk + t`, and `v(n) = t + v(x)` or `v(n) = t - v(x)`, where x is `k`, `k + 1`, or
//! `n - bk - e` with `b < m`.
//!
//! Taking at most a third of a heap is such a game: `v(3k) = k`, otherwise `v(n) = v(n - k - 1)`. So is taking at most the
//! root or the logarithm of a heap: where that grows, it is the value.

use super::operation::Operation::{Equal, Of};
use super::samples::Samples;
use super::search::Search;
use super::term::Term;
use crate::written::function::Function;

/// The largest m.
const LARGEST: i64 = 10;
/// How many values of each case must follow.
const TERMS: usize = 8;

/// What the values of a case are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Equation {
    /// `n + t`.
    Number(i64),
    /// `sk + t`.
    Linear(i64, i64),
    /// `sign v(an + ck + d) + t`.
    Smaller { sign: i64, x: [i64; 3], t: i64 },
}

use Equation::{Linear, Number, Smaller};

/// A sequence from its first number on, and m.
struct Cases<'a> {
    first: i64,
    values: &'a [i64],
    m: i64,
}

/// The form of the least m for which there is one. For who wins there is none: formulas have no conditions of this kind.
pub fn forms(samples: &Samples, search: &mut Search) -> Vec<Term> {
    // Of small numbers, so that nothing overflows.
    let is_small = |n: &i64| i32::try_from(*n).is_ok();
    let are_small =
        samples.wanted.iter().chain(samples.iter().flat_map(|(at, _)| at)).all(is_small);
    let Some(values) = samples.sequence().filter(|_| are_small && !search.of_outcome) else {
        return Vec::new();
    };
    let cases = |m| Cases { first: samples.least[0], values, m };
    search.tried += GROWING.len() as u64;
    let growing = GROWING.into_iter().find_map(|(is, of)| cases(0).growing(is, of));
    let mut forms = (2..=LARGEST).filter_map(|m| {
        search.tried += 1;
        cases(m).form()
    });
    growing.or_else(|| forms.next()).into_iter().collect()
}

/// Functions that grow by 1 where a condition holds, and nowhere else.
const GROWING: [(Function, Function); 2] =
    [(Function::Square, Function::Sqrt), (Function::Pow2, Function::Log2)];
/// How many first values may be others.
const FIRST: i64 = 2;

impl Cases<'_> {
    /// The function where the condition holds, and `v(n - f(n) - 1)` elsewhere.
    fn growing(&self, is: Function, of: Function) -> Option<Term> {
        let (is, of) = (Of(is), Of(of));
        let mut exceptions = Vec::new();
        for (n, value) in (self.first..).zip(self.values) {
            let most = of.apply(n, 0);
            let claimed = match is.apply(n, 0) {
                Some(1) => most,
                _ => most.and_then(|most| self.at(n - most - 1)),
            };
            if claimed != Some(*value) {
                (n < self.first + FIRST).then(|| exceptions.push((n, *value)))?;
            }
        }
        let (n, most) = (Term::Name(0), Term::one(of, Term::Name(0)));
        let smaller = Term::Again(Box::new(n.clone() - most.clone() - Term::Number(1)));
        Some(Term::choose(Term::one(is, n), most, smaller).but(exceptions))
    }

    fn at(&self, n: i64) -> Option<i64> {
        self.values.get(usize::try_from(n - self.first).ok()?).copied()
    }

    /// What an equation says of n, if it speaks of a smaller number that is one.
    fn value(&self, equation: Equation, n: i64) -> Option<i64> {
        let k = n.div_euclid(self.m);
        match equation {
            Number(t) => Some(n + t),
            Linear(s, t) => s.checked_mul(k)?.checked_add(t),
            Smaller { sign, x, t } => {
                let smaller = x[0] * n + x[1] * k + x[2];
                (smaller < n).then(|| Some(sign * self.at(smaller)? + t))?
            }
        }
    }

    /// The equations that all numbers of a case meet, but for the m first ones: the simplest first.
    fn equations(&self, r: i64) -> Vec<Equation> {
        let all =
            (self.first..).zip(self.values).map(|(n, _)| n).filter(|n| *n >= self.first + self.m);
        let numbers: Vec<i64> = all.filter(|n| n.rem_euclid(self.m) == r).collect();
        let (&[n, next, ..], true) = (&numbers[..], numbers.len() >= TERMS) else {
            return Vec::new();
        };
        let (Some(value), Some(second)) = (self.at(n), self.at(next)) else { return Vec::new() };
        let (k, s) = (n.div_euclid(self.m), second - value);
        let mut tried = vec![Linear(s, value - s * k), Number(value - n)];
        let below = (1..self.m).flat_map(|b| (0..self.m).map(move |e| [1, -b, -e]));
        for x in [[0, 1, 0], [0, 1, 1]].into_iter().chain(below) {
            for sign in [1, -1] {
                let smaller = Smaller { sign, x, t: 0 };
                tried.extend(self.value(smaller, n).map(|v| Smaller { sign, x, t: value - v }));
            }
        }
        tried.retain(|equation| numbers.iter().all(|n| self.value(*equation, *n) == self.at(*n)));
        tried
    }

    fn form(&self) -> Option<Term> {
        let cases: Vec<Vec<Equation>> = (0..self.m).map(|r| self.equations(r)).collect();
        // An equation that several cases have, rather than the simplest of each.
        let shared = |one: &Equation| cases.iter().filter(|case| case.contains(one)).count();
        let mut groups: Vec<(Equation, Vec<i64>)> = Vec::new();
        for (r, case) in (0..).zip(&cases) {
            let best = *case.iter().min_by_key(|equation| usize::MAX - shared(equation))?;
            match groups.iter_mut().find(|(equation, _)| *equation == best) {
                Some((_, cases)) => cases.push(r),
                None => groups.push((best, vec![r])),
            }
        }
        groups.sort_by_key(|(_, cases)| cases.len());
        let rest = || Term::Name(0) % self.m;
        let mut form = self.term(groups.last()?.0);
        for (equation, cases) in groups.iter().rev().skip(1) {
            let is_case = match cases[..] {
                [r] => Term::two(Equal, rest(), Term::Number(r)),
                _ => Term::Among(Box::new(rest()), cases.clone()),
            };
            form = Term::choose(is_case, self.term(*equation), form);
        }
        let of = |n: &i64| groups.iter().find(|(_, cases)| cases.contains(&n.rem_euclid(self.m)));
        let differs = |n: &i64| self.value(of(n).expect("all cases").0, *n) != self.at(*n);
        let exceptions = (self.first..self.first + self.m).filter(differs);
        let exceptions: Vec<(i64, i64)> =
            exceptions.filter_map(|n| Some((n, self.at(n)?))).collect();
        Some(form.but(exceptions))
    }

    fn term(&self, equation: Equation) -> Term {
        let plus = |term: Term, t: i64| match t {
            0 => term,
            _ if t > 0 => term + t,
            _ => term - -t,
        };
        let times = |s: i64| match Term::Name(0) / self.m {
            k if s == 1 => k,
            k => Term::Number(s) * k,
        };
        match equation {
            Number(t) => plus(Term::Name(0), t),
            Linear(0, t) => Term::Number(t),
            Linear(s, t) => plus(times(s), t),
            Smaller { sign, x: [a, c, d], t } => {
                let of = if a == 0 { times(c) } else { Term::Name(0) - times(-c) };
                let again = Term::Again(Box::new(plus(of, d)));
                if sign > 0 { plus(again, t) } else { Term::Number(t) - again }
            }
        }
    }
}
