//! Tables and functions of formulas in rules, against the definition.

use crate::common::mex;
use games::game::{Rule, State};
use games::moves::Values;
use games::parse;
use games::value::Value;

/// Checks the values up to 60 of a rule whose moves are these.
fn check(rule: &str, options: impl Fn(u64) -> Vec<u64>) {
    let game = parse::rule(rule).unwrap();
    let (mut values, mut expected): (Values, Vec<u32>) = (Values::default(), Vec::new());
    for n in 0..=60 {
        let found: Vec<u32> = options(n).iter().map(|m| expected[games::index(*m)]).collect();
        expected.push(mex(&found));
        let state = match game.rule {
            Rule::Heap(_) => State::Heap(n),
            _ => State::Numbers(vec![n]),
        };
        let value = values.state(&game, &state).unwrap();
        assert_eq!(value, Value::Number(expected[games::index(n)].into()), "{rule} at {n}");
    }
    assert!(expected.iter().any(|value| *value > 0), "{rule}");
}

fn prime_divisors(mut n: u64) -> Vec<u64> {
    let mut all = Vec::new();
    for p in 2.. {
        while n > 1 && n.is_multiple_of(p) {
            all.push(p);
            n /= p;
        }
        if n <= 1 {
            return all;
        }
    }
    unreachable!("every number ends")
}

#[test]
fn tables() {
    let steps = |n: u64| [2, 3, 5][games::index(n % 3)];
    check("n -> n - [2, 3, 5][n % 3] if n >= [2, 3, 5][n % 3]", |n| {
        n.checked_sub(steps(n)).into_iter().collect()
    });
    check("n -> n - d for d in 1..n if [1, 0, 1, 1][d % 4] = 1", |n| {
        (1..=n).filter(|d| d % 4 != 1).map(|d| n - d).collect()
    });
    check("n -> n - d for d in 1..min(n, [1, n / 2, 7][n % 3])", |n| {
        (1..=n.min([1, n / 2, 7][games::index(n % 3)])).map(|d| n - d).collect()
    });
    check("n -> n - d for d in [2, 3, 5][n % 3], 1 if d <= n", |n| {
        [steps(n), 1].into_iter().filter(|d| *d <= n).map(|d| n - d).collect()
    });
    let game = parse::rule("n -> n - 1 if n > 0 and [1, 1][n] = 1").unwrap();
    let error = Values::default().state(&game, &State::Numbers(vec![2])).unwrap_err().to_string();
    assert!(
        error.contains("column 32: n = 2: index 2: the table has the indices 0 to 1"),
        "{error}"
    );
}

#[test]
fn functions() {
    check("n -> n - d for d in 1..n if bigomega(d) = 2", |n| {
        (1..=n).filter(|d| prime_divisors(*d).len() == 2).map(|d| n - d).collect()
    });
    check("n -> n - omega(n) if n > 1", |n| {
        let mut primes = prime_divisors(n);
        primes.dedup();
        if n > 1 { vec![n - primes.len() as u64] } else { Vec::new() }
    });
    check("n -> n - highbit(n) if n > 0; n - 1 if n > 0 and ctz(n) > 0", |n| {
        let top = (n > 0).then(|| n - (1 << n.ilog2()));
        top.into_iter().chain((n > 0 && n % 2 == 0).then(|| n - 1)).collect()
    });
    let times = |n: u64| prime_divisors(n).iter().filter(|p| **p == 3).count();
    check("n -> n - d for d in 1..n if valuation(n, 3) >= valuation(d, 3)", |n| {
        (1..=n).filter(|d| times(n) >= times(*d)).map(|d| n - d).collect()
    });
}

#[test]
fn parts_for_each_number_that_are_wrong() {
    for (rule, expected) in [
        (
            "n -> & x if n > 0 4",
            "column 10: expected `for` and a range, as in `n -> & x for x in 1..n-1`, found `if`",
        ),
        ("n -> & x for x in 1..n for x in 1..2 4", "column 14: the name `x` has a value already"),
        (
            "n -> & x for x in 1..y for k in 1..2 4",
            "column 22: `y` has no value here; names with values: n, k;",
        ),
        (
            "n -> & 0 for x in 1..10^6 4",
            "column 14: n = 4: a move leaves more than 100000 positions: 1..1000000",
        ),
    ] {
        let found = parse::position(rule).and_then(|at| Values::default().components(&at));
        let error = found.unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}
