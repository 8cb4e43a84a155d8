//! Terms as text: read again they have the same values, and no more brackets than are wanted.

use super::{compare, names, parsed, value};
use crate::solve::operation::Operation::{
    self, Add, And, Both, Divide, Either, Equal, Floor, Less, LessOrEqual, Multiply, Not, NotEqual,
    Of, Or, Remainder, Subtract, Xor,
};
use crate::solve::term::Term;
use crate::written::function::Function;
use std::fmt::Write;

const OF_NUMBERS: [Operation; 14] = [
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Xor,
    And,
    Or,
    Floor,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Of(Function::Min),
];
const OF_CONDITIONS: [Operation; 3] = [Both, Either, Not];

fn is_of_one(operation: Operation) -> bool {
    matches!(operation, Floor | Not)
}

/// An operation on its two terms, or on the first.
fn of(operation: Operation, left: Term, right: Term) -> Term {
    if is_of_one(operation) {
        Term::one(operation, left)
    } else {
        Term::two(operation, left, right)
    }
}

/// The text of a term, which has the same values as the term, wherever it has any.
fn text(term: &Term, width: usize) -> String {
    let text = term.text(&names(width));
    let formula =
        parsed(&if term.is_condition() { format!("wins if {text}") } else { text.clone() }, width);
    for a in 0..9 {
        for b in 0..if width == 1 { 1 } else { 9 } {
            let position = &[a, b][..width];
            if let Some(expected) = term.value(position) {
                assert_eq!(value(&formula, position), expected, "{text} at {position:?}");
            }
        }
    }
    text
}

/// Each operation on each other one, on both of its sides.
#[test]
fn operations_on_operations() {
    let (a, b) = (|| Term::Name(0), || Term::Name(1));
    let mut found = String::new();
    for outer in OF_NUMBERS.into_iter().chain(OF_CONDITIONS) {
        let of_conditions = OF_CONDITIONS.contains(&outer);
        let other = || if of_conditions { Term::two(Less, a(), b()) } else { a() };
        let mut texts = Vec::new();
        for inner in OF_NUMBERS.into_iter().chain(OF_CONDITIONS) {
            let [x, y] = if OF_CONDITIONS.contains(&inner) {
                [Term::two(Equal, a(), b()), Term::two(Less, b(), a())]
            } else {
                [b(), a()]
            };
            let inner = of(inner, x, y);
            if inner.is_condition() != of_conditions {
                continue;
            }
            texts.push(text(&of(outer, inner.clone(), other()), 2));
            if !is_of_one(outer) {
                texts.push(text(&of(outer, other(), inner), 2));
            }
        }
        writeln!(found, "{}", texts.join("; ")).unwrap();
    }
    compare(&found, include_str!("terms.txt"));
}

/// Terms of the other kinds, alone and in others.
#[test]
fn tables_choices_and_exceptions() {
    let (n, number) = (|| Term::Name(0), Term::Number);
    let half = || Term::two(Remainder, n(), number(2));
    let is_even = || Term::two(Equal, half(), number(0));
    let table = || Term::Table(vec![5, -3], Box::new(half()));
    let choice = || Term::choose(is_even(), number(1), n());
    let cases =
        |of, otherwise| Term::Cases(Box::new(of), vec![(3, 7), (4, 0)], Box::new(otherwise));
    let among = || Term::Among(Box::new(Term::two(Add, n(), number(1))), vec![2, 5]);
    let again = || Term::Again(Box::new(Term::two(Divide, n(), number(2))));
    for (term, expected) in [
        (table(), "[5, -3][n % 2]"),
        (Term::two(Multiply, table(), number(2)), "[5, -3][n % 2] * 2"),
        (choice(), "if n % 2 = 0 then 1 else n"),
        (Term::two(Add, choice(), n()), "(if n % 2 = 0 then 1 else n) + n"),
        (
            Term::choose(is_even(), choice(), choice()),
            "if n % 2 = 0 then (if n % 2 = 0 then 1 else n) else if n % 2 = 0 then 1 else n",
        ),
        (
            Term::choose(among(), cases(n(), n()), n()),
            "if n + 1 in [2, 5] then ({3: 7, 4: 0} else n) else n",
        ),
        (cases(n(), n()), "{3: 7, 4: 0} else n"),
        (cases(n(), is_even()), "{3: 7, 4: 0} else if n % 2 = 0 then 1 else 0"),
        (
            cases(Term::two(Or, n(), number(1)), is_even()),
            "if n | 1 = 3 then 7 else if n | 1 = 4 then 0 else if n % 2 = 0 then 1 else 0",
        ),
        (Term::two(Add, n(), cases(n(), n())), "n + ({3: 7, 4: 0} else n)"),
        (
            cases(Term::two(Or, n(), number(1)), half()),
            "if n | 1 = 3 then 7 else if n | 1 = 4 then 0 else n % 2",
        ),
        (among(), "n + 1 in [2, 5]"),
        (Term::one(Not, among()), "not (n + 1 in [2, 5])"),
        (Term::two(Both, among(), is_even()), "n + 1 in [2, 5] and n % 2 = 0"),
        (Term::Among(Box::new(choice()), vec![4]), "(if n % 2 = 0 then 1 else n) in [4]"),
        (again(), "g(n / 2)"),
        (Term::two(Multiply, again(), number(-2)), "g(n / 2) * (-2)"),
        (Term::two(Less, number(3), n()), "n > 3"),
        (Term::two(LessOrEqual, number(3), n()), "n >= 3"),
        (Term::two(Equal, number(3), n()), "n = 3"),
        (Term::two(NotEqual, number(3), n()), "n != 3"),
        (Term::two(Add, number(3), n()), "3 + n"),
        (Term::one(Floor, Term::two(Add, n(), number(1))), "floor((n + 1) * phi)"),
        (Term::one(Floor, number(4)), "floor(4 * phi)"),
        (Term::two(Of(Function::Gcd), n(), Term::two(Add, n(), number(1))), "gcd(n, n + 1)"),
    ] {
        assert_eq!(text(&term, 1), expected);
        if term.is_condition() {
            negated(&term);
        }
    }
}

/// A condition that is negated holds where it did not, and negated again it is the same.
fn negated(term: &Term) {
    let (not, again) = (term.negated(), term.negated().negated());
    text(&not, 1);
    for n in 0..9 {
        assert_eq!(not.value(&[n]).map(|not| 1 - not), term.value(&[n]), "{term:?}");
        assert_eq!(again.value(&[n]), term.value(&[n]), "{term:?}");
    }
}

/// The conditions that hold where others do not, as they are printed.
#[test]
fn negations() {
    let (n, number) = (|| Term::Name(0), Term::Number);
    let half = || Term::two(Remainder, n(), number(2));
    let one = |operation| Term::two(operation, n(), number(3));
    let table = |entries: &[i64]| Term::Table(entries.to_vec(), Box::new(half()));
    let cases = |cases: &[(i64, i64)], otherwise| {
        Term::Cases(Box::new(n()), cases.to_vec(), Box::new(otherwise))
    };
    for (term, expected) in [
        (one(Equal), "n != 3"),
        (one(NotEqual), "n = 3"),
        (one(Less), "n >= 3"),
        (one(LessOrEqual), "n > 3"),
        (Term::two(Both, one(Less), one(Equal)), "n >= 3 or n != 3"),
        (Term::two(Either, one(Less), one(Equal)), "n >= 3 and n != 3"),
        (Term::one(Of(Function::Prime), n()), "not (prime(n))"),
        (Term::one(Not, Term::one(Of(Function::Prime), n())), "prime(n)"),
        (table(&[0, 1]), "n % 2 = 0"),
        (table(&[0, 0]), "n % 2 < 2"),
        (half() / 2, "n % 2 < 2"),
        (Term::choose(one(Equal), number(0), number(5)), "n = 3"),
        (Term::choose(one(Equal), number(5), number(0)), "n != 3"),
        (Term::choose(one(Equal), number(0), half()), "n = 3 or n % 2 = 0"),
        (Term::choose(one(Equal), number(5), half()), "n != 3 and n % 2 = 0"),
        (n(), "n = 0"),
        (Term::two(Add, n(), number(3)), "n + 3 = 0"),
        (cases(&[(1, 0)], number(1)), "n = 1"),
        (cases(&[(1, 0), (2, 0)], number(1)), "n in [1, 2]"),
        (cases(&[(1, 4)], number(1)), "1 = 0"),
        (cases(&[(1, 4)], number(0)), "n != 1"),
        (cases(&[(1, 4), (2, 5)], number(0)), "not (n in [1, 2])"),
        (cases(&[(1, 0)], number(0)), "0 = 0"),
        (cases(&[(1, 4)], half()), "n != 1 and n % 2 = 0"),
        (cases(&[(1, 0)], half()), "n = 1 or n % 2 = 0"),
        (cases(&[(2, 4), (1, 0)], half()), "n != 2 and (n = 1 or n % 2 = 0)"),
    ] {
        let not = term.negated();
        assert_eq!(text(&not, 1), expected);
        for n in 0..9 {
            assert_eq!(not.value(&[n]), Some(i64::from(term.value(&[n]) == Some(0))), "{expected}");
        }
    }
}

/// What a form counts, by which the smallest is chosen.
#[test]
fn sizes() {
    let (n, number) = (|| Term::Name(0), Term::Number);
    let is_not = || Term::two(NotEqual, n(), number(3));
    let table = || Term::Table(vec![1, 2, 3], Box::new(n()));
    for (term, size) in [
        (n(), 1),
        (number(100), 1),
        (Term::two(Add, n(), number(1)), 3),
        (Term::one(Floor, n()), 4),
        (Term::one(Of(Function::Lowbit), n()), 4),
        (Term::one(Of(Function::Prime), n()), 4),
        (Term::one(Of(Function::Abs), n()), 2),
        (Term::two(Of(Function::Min), n(), n()), 3),
        (Term::two(Of(Function::Max), n(), n()), 3),
        (Term::one(Of(Function::Sqrt), n()), 3),
        (table(), 5),
        (is_not(), 3),
        (Term::two(Both, is_not(), is_not()), 7),
        (Term::choose(is_not(), n(), table()), 10),
        (Term::Cases(Box::new(n()), vec![(1, 2), (3, 4)], Box::new(n())), 7),
        (Term::Among(Box::new(n()), vec![1, 2]), 4),
        (Term::Again(Box::new(n())), 2),
    ] {
        assert_eq!(term.size(), size, "{term:?}");
    }
}

/// Other terms in the places of the names.
#[test]
fn terms_in_the_places_of_names() {
    let (n, number) = (|| Term::Name(0), Term::Number);
    let sum = || Term::two(Add, n(), Term::Name(1));
    let table = Term::Table(vec![4, 5, 6], Box::new(Term::two(Remainder, n(), number(3))));
    let choice = Term::choose(Term::two(Less, n(), number(5)), sum(), number(9));
    let cases = Term::Cases(Box::new(n()), vec![(6, 8)], Box::new(Term::Name(1)));
    let among = Term::Among(Box::new(n()), vec![6]);
    for term in [sum(), table, choice, cases, among] {
        let with = term.with(&[sum(), number(2)]);
        for a in 0..9 {
            assert_eq!(with.value(&[a, 3]), term.value(&[a + 3, 2]), "{term:?}");
        }
    }
}
