//! Closed forms as trees of operations, which print themselves as formulas.

use super::operation::Operation;
use crate::written::function::Function;
use std::fmt;

/// A number or a condition. A condition is 1 where it holds, 0 elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// A number of the position, by its place.
    Name(usize),
    /// This number.
    Number(i64),
    /// An operation on one or two terms.
    Of(Operation, Vec<Term>),
    /// The entry of a table.
    Table(Vec<i64>, Box<Term>),
    /// One of two terms, by a condition.
    If(Box<[Term; 3]>),
    /// The number that is given for a term, or else another term.
    Cases(Box<Term>, Vec<(i64, i64)>, Box<Term>),
    /// Whether a term is one of these numbers.
    Among(Box<Term>, Vec<i64>),
    /// The value of the whole form at a smaller number; only its formula has one.
    Again(Box<Term>),
}

impl Term {
    /// An operation on one term.
    pub fn one(operation: Operation, inner: Term) -> Term {
        Term::Of(operation, vec![inner])
    }

    /// An operation on two terms.
    pub fn two(operation: Operation, left: Term, right: Term) -> Term {
        Term::Of(operation, vec![left, right])
    }

    /// A term for a condition, and another one elsewhere.
    pub fn choose(condition: Term, then: Term, otherwise: Term) -> Term {
        Term::If(Box::new([condition, then, otherwise]))
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

    /// Whether it is a condition, not a number.
    #[must_use]
    pub fn is_condition(&self) -> bool {
        match self {
            Term::Of(operation, _) => operation.is_condition(),
            Term::Among(..) => true,
            Term::If(parts) => parts[1].is_condition(),
            _ => false,
        }
    }

    /// The number that is 1 where a condition holds, and 0 elsewhere; a number itself.
    #[must_use]
    pub fn as_number(&self) -> Term {
        if self.is_condition() {
            Term::choose(self.clone(), Term::Number(1), Term::Number(0))
        } else {
            self.clone()
        }
    }

    /// The condition that holds where this one does not; of a number, that it is 0.
    #[must_use]
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
            _ => Term::two(Equal, self.clone(), Term::Number(0)),
        }
    }

    /// The term in which other terms take the places of the names.
    #[must_use]
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

    /// How many inequalities are in it.
    #[must_use]
    pub fn inequalities(&self) -> usize {
        let inner = |terms: &[Term]| terms.iter().map(Term::inequalities).sum::<usize>();
        match self {
            Term::Of(operation, terms) => {
                usize::from(*operation == Operation::NotEqual) + inner(terms)
            }
            Term::If(parts) => inner(&parts[..]),
            _ => 0,
        }
    }

    /// How many operations, numbers and names it is made of, rarer operations counting more: the smallest
    /// form is the one that is printed.
    #[must_use]
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

    /// The term as a formula, with these names.
    #[must_use]
    pub fn text(&self, names: &[String]) -> String {
        Text { term: self, names }.to_string()
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

/// How tightly terms bind: a number in another one wants brackets if it binds less.
const LOOSEST: u8 = 0;
const COMPARES: u8 = 4;
const TIGHTEST: u8 = 20;

struct Text<'a> {
    term: &'a Term,
    names: &'a [String],
}

impl Text<'_> {
    fn binds(&self) -> u8 {
        match self.term {
            Term::Of(operation, _) => operation.infix().map_or(TIGHTEST, |(_, binds)| binds),
            Term::If(_) | Term::Cases(..) => LOOSEST,
            Term::Among(..) => COMPARES,
            Term::Number(number) if *number < 0 => LOOSEST,
            Term::Name(_) | Term::Number(_) | Term::Table(..) | Term::Again(_) => TIGHTEST,
        }
    }

    /// Writes a part, in brackets if it binds less tightly than `least`.
    fn part(&self, f: &mut fmt::Formatter<'_>, term: &Term, least: u8) -> fmt::Result {
        let text = Text { term, names: self.names };
        if text.binds() < least { write!(f, "({text})") } else { write!(f, "{text}") }
    }

    /// Writes an operation on two terms.
    fn infix(
        &self,
        f: &mut fmt::Formatter<'_>,
        operation: Operation,
        symbol: &str,
        binds: u8,
        terms: &[Term],
    ) -> fmt::Result {
        // `n >= 1` reads better than `1 <= n`.
        let (symbol, left, right) = match (operation.flipped(), &terms[0]) {
            (Some(flipped), Term::Number(_)) => (flipped, &terms[1], &terms[0]),
            _ => (symbol, &terms[0], &terms[1]),
        };
        // Comparisons do not group, and few know by heart how operators of bits bind.
        let is_same = matches!(left, Term::Of(inner, _) if *inner == operation);
        let least = match operation {
            _ if operation.is_bitwise() && is_same => (binds, TIGHTEST),
            _ if operation.is_bitwise() => (TIGHTEST, TIGHTEST),
            _ if operation.is_comparison() => (binds + 1, binds + 1),
            _ => (binds, binds + 1),
        };
        self.part(f, left, least.0)?;
        write!(f, " {symbol} ")?;
        self.part(f, right, least.1)
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let any = |term| Text { term, names: self.names };
        match self.term {
            Term::Name(place) => f.write_str(&self.names[*place]),
            Term::Number(number) => write!(f, "{number}"),
            Term::Of(Operation::Floor, terms) => {
                f.write_str("floor(")?;
                self.part(f, &terms[0], TIGHTEST)?;
                f.write_str(" * phi)")
            }
            Term::Of(operation, terms) => {
                if let Some((symbol, binds)) = operation.infix() {
                    return self.infix(f, *operation, symbol, binds, terms);
                }
                match operation {
                    Operation::Of(function) => f.write_str(function.name())?,
                    _ => f.write_str("not ")?,
                }
                write!(f, "({}", any(&terms[0]))?;
                terms[1..].iter().try_for_each(|term| write!(f, ", {}", any(term)))?;
                f.write_str(")")
            }
            Term::Table(entries, index) => {
                let entries: Vec<String> = entries.iter().map(i64::to_string).collect();
                write!(f, "[{}][{}]", entries.join(", "), any(index))
            }
            Term::If(parts) => {
                write!(f, "if {} then ", any(&parts[0]))?;
                self.part(f, &parts[1], LOOSEST + 1)?;
                write!(f, " else {}", any(&parts[2]))
            }
            Term::Cases(of, cases, otherwise) => {
                let otherwise = otherwise.as_number();
                // Exceptions are whole positions.
                if let (Term::Name(0), [_]) = (&**of, self.names) {
                    let cases = cases.iter().map(|(case, value)| format!("{case}: {value}"));
                    let cases = cases.collect::<Vec<_>>().join(", ");
                    return write!(f, "{{{cases}}} else {}", any(&otherwise));
                }
                for (case, value) in cases {
                    f.write_str("if ")?;
                    self.part(f, of, COMPARES + 1)?;
                    write!(f, " = {case} then {value} else ")?;
                }
                write!(f, "{}", any(&otherwise))
            }
            Term::Again(of) => write!(f, "g({})", any(of)),
            Term::Among(of, all) => {
                self.part(f, of, COMPARES + 1)?;
                let all: Vec<String> = all.iter().map(i64::to_string).collect();
                write!(f, " in [{}]", all.join(", "))
            }
        }
    }
}

#[cfg(test)]
#[path = "../../tests/inside/solve/term.rs"]
mod tests;
