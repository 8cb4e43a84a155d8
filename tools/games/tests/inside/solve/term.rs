use super::Term;
use crate::solve::operation::Operation::Remainder;

/// Exceptions of every kind before numbers, and before what is 0 at times: the condition that it is 0.
#[test]
fn zeros_of_exceptions() {
    let half = || Term::two(Remainder, Term::Name(0), Term::Number(2));
    for otherwise in [Term::Number(0), Term::Number(3), half()] {
        for code in 0..27 {
            let values = [code % 3, code / 3 % 3, code / 9];
            let cases: Vec<(i64, i64)> =
                (0..).zip(values).filter(|(_, value)| *value < 2).collect();
            let term = Term::Cases(Box::new(Term::Name(0)), cases, Box::new(otherwise.clone()));
            let (zero, other) = (term.negated(), term.negated().negated());
            assert!(zero.is_condition() && other.is_condition(), "{term:?}");
            for n in 0..6 {
                let is_zero = i64::from(term.value(&[n]) == Some(0));
                assert_eq!(zero.value(&[n]), Some(is_zero), "{term:?} at {n}");
                assert_eq!(other.value(&[n]), Some(1 - is_zero), "{term:?} at {n}");
            }
        }
    }
    let names = ["n".to_owned()];
    let text = |cases: &[(i64, i64)], otherwise| {
        let cases = Term::Cases(Box::new(Term::Name(0)), cases.to_vec(), Box::new(otherwise));
        [cases.negated(), cases.negated().negated()].map(|term| term.text(&names))
    };
    assert_eq!(text(&[(0, 0)], Term::Number(1)), ["n = 0", "n != 0"]);
    assert_eq!(text(&[(5, 2)], Term::Number(0)), ["n != 5", "n = 5"]);
    assert_eq!(
        text(&[(0, 0), (1, 1)], half()),
        ["n != 1 and (n = 0 or n % 2 = 0)", "n = 1 or n != 0 and n % 2 != 0"]
    );
}
