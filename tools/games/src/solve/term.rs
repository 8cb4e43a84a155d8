//! Closed forms as trees of operations; `text` prints them.

use super::operation::Operation;
use crate::written::function::Function;

/// A number or a condition. A condition is 1 where it holds, 0 elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// A number of the position, by its place.
    Name(usize),
    Number(i64),
    Of(Operation, Vec<Term>),
    Table(Vec<i64>, Box<Term>),
    If(Box<[Term; 3]>),
    /// The number that is given for a term, or else another term.
    Cases(Box<Term>, Vec<(i64, i64)>, Box<Term>),
    Among(Box<Term>, Vec<i64>),
    /// The value of the whole form at a smaller number; only its formula has one.
    Again(Box<Term>),
}

impl From<i64> for Term {
    fn from(number: i64) -> Term {
        Term::Number(number)
    }
}

/// The operators of Rust make terms, of which the right one may be a number.
macro_rules! operators {
    ($($operator:ident $method:ident $operation:ident),*) => {$(
        impl<T: Into<Term>> std::ops::$operator<T> for Term {
            type Output = Term;

            fn $method(self, other: T) -> Term {
                Term::two(Operation::$operation, self, other.into())
            }
        }
    )*};
}

operators!(Add add Add, Sub sub Subtract, Mul mul Multiply, Div div Divide, Rem rem Remainder);

impl Term {
    pub fn one(operation: Operation, inner: Term) -> Term {
        Term::Of(operation, vec![inner])
    }

    pub fn two(operation: Operation, left: Term, right: Term) -> Term {
        Term::Of(operation, vec![left, right])
    }

    pub fn choose(condition: Term, then: Term, otherwise: Term) -> Term {
        Term::If(Box::new([condition, then, otherwise]))
    }

    /// A form of one number, but for these exceptions.
    pub fn but(self, exceptions: Vec<(i64, i64)>) -> Term {
        match exceptions.len() {
            0 => self,
            _ => Term::Cases(Box::new(Term::Name(0)), exceptions, Box::new(self)),
        }
    }

    /// The value at a position; `None` if it has none there.
    pub fn value(&self, position: &[i64]) -> Option<i64> {
        match self {
            Term::Name(place) => position.get(*place).copied(),
            Term::Number(number) => Some(*number),
            Term::Of(operation, terms) => {
                let left = terms.first()?.value(position)?;
                // As in formulas, the second condition is not looked at where the first one decides.
                match (operation, left) {
                    (Operation::Both, 0) => return Some(0),
                    (Operation::Either, 1) => return Some(1),
                    _ => {}
                }
                let right = terms.get(1).map_or(Some(0), |right| right.value(position))?;
                operation.apply(left, right)
            }
            Term::Table(entries, index) => {
                entries.get(usize::try_from(index.value(position)?).ok()?).copied()
            }
            Term::If(parts) => {
                let holds = parts[0].value(position)? != 0;
                parts[if holds { 1 } else { 2 }].value(position)
            }
            Term::Cases(of, cases, otherwise) => {
                let at = of.value(position)?;
                let given = cases.iter().find(|(case, _)| *case == at);
                given.map_or_else(|| otherwise.value(position), |(_, value)| Some(*value))
            }
            Term::Among(of, all) => Some(all.contains(&of.value(position)?).into()),
            Term::Again(_) => None,
        }
    }

    pub fn is_condition(&self) -> bool {
        match self {
            Term::Of(operation, _) => operation.is_condition(),
            Term::Among(..) => true,
            Term::If(parts) => parts[1].is_condition(),
            _ => false,
        }
    }

    /// The number that is 1 where a condition holds, and 0 elsewhere; a number itself.
    pub fn as_number(&self) -> Term {
        if let Term::Of(Operation::Equal, both) = self
            && let [Term::Of(Operation::Remainder, of), Term::Number(1)] = &both[..]
            && of[1] == Term::Number(2)
        {
            both[0].clone()
        } else if self.is_condition() {
            Term::choose(self.clone(), Term::Number(1), Term::Number(0))
        } else {
            self.clone()
        }
    }

    /// The condition that holds where this one does not; of a number, that it is 0.
    pub fn negated(&self) -> Term {
        use Operation::{Both, Either, Equal};
        if let Term::Of(operation, terms) = self
            && let [left, right] = &terms[..]
        {
            let (left, right) = (left.clone(), right.clone());
            match (operation, operation.negated()) {
                (_, Some((negated, false))) => return Term::two(negated, left, right),
                (_, Some((negated, true))) => return Term::two(negated, right, left),
                (Both, _) => return Term::two(Either, left.negated(), right.negated()),
                (Either, _) => return Term::two(Both, left.negated(), right.negated()),
                _ => {}
            }
        }
        if let Term::Of(Operation::Not, terms) = self {
            return terms[0].clone();
        }
        if self.is_condition() {
            return Term::one(Operation::Not, self.clone());
        }
        match self {
            Term::Table(entries, index) => {
                let zeros = (0..).zip(entries).filter(|(_, entry)| **entry == 0);
                match zeros.map(|(place, _)| place).collect::<Vec<i64>>()[..] {
                    [only] => Term::two(Equal, (**index).clone(), Term::Number(only)),
                    // The first residues.
                    [0, .., last]
                        if matches!(**index, Term::Of(Operation::Remainder, _))
                            && entries.iter().filter(|entry| **entry == 0).count()
                                == entries.iter().take_while(|entry| **entry == 0).count() =>
                    {
                        Term::two(Operation::Less, (**index).clone(), Term::Number(last + 1))
                    }
                    ref zeros => Term::Among(index.clone(), zeros.to_vec()),
                }
            }
            Term::Cases(of, cases, otherwise) => {
                let of_value = |is_zero: bool| {
                    let cases = cases.iter().filter(|(_, value)| (*value == 0) == is_zero);
                    let cases: Vec<i64> = cases.map(|(case, _)| *case).collect();
                    match cases[..] {
                        [] => None,
                        [case] => Some(Term::two(Equal, (**of).clone(), Term::Number(case))),
                        _ => Some(Term::Among(of.clone(), cases)),
                    }
                };
                let (zeros, others) = (of_value(true), of_value(false).map(|is| is.negated()));
                // What is left of `(zeros or otherwise = 0) and others`.
                let rest = match (&**otherwise, zeros) {
                    (Term::Number(0), _) => None,
                    (Term::Number(_), zeros) => {
                        return zeros.unwrap_or(Term::two(Equal, Term::Number(0), Term::Number(1)));
                    }
                    (otherwise, None) => Some(otherwise.negated()),
                    (otherwise, Some(zeros)) => Some(Term::two(Either, zeros, otherwise.negated())),
                };
                match (others, rest) {
                    (Some(others), Some(rest)) => Term::two(Both, others, rest),
                    (Some(one), None) | (None, Some(one)) => one,
                    (None, None) => Term::two(Equal, Term::Number(0), Term::Number(0)),
                }
            }
            Term::If(parts) => match &**parts {
                [is, Term::Number(0), Term::Number(_)] => is.clone(),
                [is, Term::Number(0), other] => Term::two(Either, is.clone(), other.negated()),
                [is, Term::Number(_), Term::Number(0)] => is.negated(),
                [is, Term::Number(_), other] => Term::two(Both, is.negated(), other.negated()),
                _ => Term::two(Equal, self.clone(), Term::Number(0)),
            },
            Term::Of(Operation::Divide, of)
                if matches!(of[0], Term::Of(Operation::Remainder, _)) =>
            {
                Term::two(Operation::Less, of[0].clone(), of[1].clone())
            }
            _ => Term::two(Equal, self.clone(), Term::Number(0)),
        }
    }

    /// The term in which other terms take the places of the names.
    pub fn with(&self, terms: &[Term]) -> Term {
        let inner = |term: &Term| term.with(terms);
        match self {
            Term::Name(place) => terms[*place].clone(),
            Term::Number(number) => Term::Number(*number),
            Term::Of(operation, of) => Term::Of(*operation, of.iter().map(inner).collect()),
            Term::Table(entries, index) => Term::Table(entries.clone(), Box::new(inner(index))),
            Term::If(parts) => Term::If(Box::new([0, 1, 2].map(|place| inner(&parts[place])))),
            Term::Cases(of, cases, otherwise) => {
                Term::Cases(Box::new(inner(of)), cases.clone(), Box::new(inner(otherwise)))
            }
            Term::Among(of, all) => Term::Among(Box::new(inner(of)), all.clone()),
            Term::Again(of) => Term::Again(Box::new(inner(of))),
        }
    }

    /// How many operations, numbers and names it is made of, rarer operations counting more: the smallest
    /// form is the one that is printed.
    pub fn size(&self) -> usize {
        match self {
            Term::Name(_) | Term::Number(_) => 1,
            // It is one idea, though its formula is long.
            Term::Of(Operation::Divide, terms) if is_triangular(terms) => TRIANGULAR,
            Term::Of(operation, terms) => {
                operation.weight() + terms.iter().map(Term::size).sum::<usize>()
            }
            Term::Table(entries, index) => 1 + entries.len() + index.size(),
            Term::If(parts) => 1 + parts.iter().map(Term::size).sum::<usize>(),
            Term::Cases(of, cases, otherwise) => 1 + of.size() + 2 * cases.len() + otherwise.size(),
            Term::Among(of, all) => 1 + of.size() + all.len(),
            Term::Again(of) => 1 + of.size(),
        }
    }
}

/// The size of the number of triangular numbers up to n.
const TRIANGULAR: usize = 4;

/// Whether a half is that number: of sqrt(8 * n + 1) - 1.
fn is_triangular(half: &[Term]) -> bool {
    let [Term::Of(Operation::Subtract, of), Term::Number(2)] = half else { return false };
    let [Term::Of(Operation::Of(Function::Sqrt), root), Term::Number(1)] = &of[..] else {
        return false;
    };
    let [Term::Of(Operation::Add, of)] = &root[..] else { return false };
    let [Term::Of(Operation::Multiply, of), Term::Number(1)] = &of[..] else { return false };
    matches!(of[..], [Term::Number(8), Term::Name(_)])
}

#[cfg(test)]
#[path = "../../tests/inside/solve/term.rs"]
mod tests;
