use super::printed;
use crate::written::function::{FUNCTIONS, Function};
use crate::written::syntax::Operator;

/// By 128 bits, with numbers of each sign and at the edges of 64.
#[test]
fn arithmetic_at_the_edges() {
    let edges = [i64::MIN, i64::MIN + 1, i64::MAX - 1, i64::MAX];
    let all = || (-9..=9).chain(edges);
    for (a, b) in all().flat_map(|a| all().map(move |b| (a, b))) {
        let (c, d) = (i128::from(a), i128::from(b));
        let in_range = |n: i128| i64::try_from(n).ok();
        let quotient = |d: i128| (c * d.signum()).div_euclid(d.abs());
        let parts = (d != 0).then(|| (quotient(d), c - quotient(d) * d));
        assert_eq!(
            Operator::Divide.value(a, b).ok(),
            parts.and_then(|(quotient, _)| in_range(quotient)),
            "{a} {b}"
        );
        assert_eq!(
            Operator::Remainder.value(a, b).ok(),
            parts.and_then(|(_, rest)| in_range(rest)),
            "{a} {b}"
        );
        let (mut x, mut y) = (c, d);
        while y != 0 {
            (x, y) = (y, x % y);
        }
        assert_eq!(Function::Gcd.value(a, b).ok(), in_range(x.abs()), "{a} {b}");
        let by_steps =
            (0..b.min(70)).try_fold(1, |power: i128, _| in_range(power * c).map(i128::from));
        let by_steps = by_steps.filter(|_| b >= 0).and_then(in_range);
        let by_steps = if a == -1 && b > 70 { Some(1 - 2 * (b % 2)) } else { by_steps };
        assert_eq!(Operator::Power.value(a, b).ok(), by_steps, "{a} {b}");
    }
}

/// Over 64 bits and over 128 a function is the same, if its value fits.
#[test]
fn the_same_over_both_types() {
    let edges = [i64::MIN, i64::MAX - 1, i64::MAX, 1 << 62, 1 << 32, (1 << 40) + 1];
    let all = || (-3..70).chain(edges);
    for (name, function, ..) in FUNCTIONS {
        for (a, b) in all().flat_map(|a| (-2..9).chain(edges).map(move |b| (a, b))) {
            let wide = function.value::<i128>(a.into(), b.into());
            let narrow = function.value(a, b).map(i128::from);
            let fits = wide.is_err() || wide.is_ok_and(|wide| i64::try_from(wide).is_ok());
            if fits && wide.is_ok() {
                assert_eq!(narrow, wide, "{name} {a} {b}");
            } else {
                assert!(narrow.is_err(), "{name} {a} {b}");
            }
        }
    }
}

/// By definitions that take long.
#[test]
fn by_definition() {
    let value = |function: Function, n: i64| function.value(n, 0).unwrap();
    let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377];
    let primes: Vec<i64> = (2..400).filter(|n| (2..*n).all(|d| n % d != 0)).collect();
    for n in 1..400 {
        let is = |condition| i64::from(condition);
        let divides = |p: &&i64| n % **p == 0;
        let power = (0..9).map(|exponent| 1_i64 << exponent);
        assert_eq!(value(Function::Sqrt, n), (1..22).find(|root| root * root > n).unwrap() - 1);
        assert_eq!(value(Function::Highbit, n), power.clone().filter(|p| *p <= n).max().unwrap());
        assert_eq!(value(Function::Lowbit, n), power.filter(|p| n % p == 0).max().unwrap());
        assert_eq!(1 << value(Function::Log2, n), value(Function::Highbit, n));
        assert_eq!(1 << value(Function::Ctz, n), value(Function::Lowbit, n));
        assert_eq!(value(Function::Prime, n), is(primes.contains(&n)), "{n}");
        assert_eq!(value(Function::Fib, n), is(fibonacci.contains(&n)));
        assert_eq!(value(Function::Square, n), is((1..21).any(|root| root * root == n)));
        assert_eq!(
            value(Function::Omega, n),
            primes.iter().filter(divides).fold(0, |count, _| count + 1)
        );
        let repeated = primes.iter().map(|p| Function::Valuation.value(n, *p).unwrap());
        assert_eq!(value(Function::Bigomega, n), repeated.clone().sum::<i64>());
        let product = primes
            .iter()
            .zip(repeated)
            .fold(1, |all, (p, e)| all * p.pow(u32::try_from(e).unwrap()));
        assert_eq!(product, n);
        let mut rest = n;
        for part in fibonacci.iter().rev().filter(|part| **part <= n) {
            match rest.cmp(part) {
                std::cmp::Ordering::Greater => rest -= part,
                std::cmp::Ordering::Equal => break,
                std::cmp::Ordering::Less => {}
            }
        }
        assert_eq!(value(Function::Zeckendorf, n), rest, "{n}");
    }
    for root in [1, 46_341, 3_037_000_498, 3_037_000_499] {
        let square = root * root;
        assert_eq!(value(Function::Sqrt, square - 1), root - 1);
        assert_eq!(
            (value(Function::Sqrt, square), value(Function::Sqrt, square + 2)),
            (root, root.max(1))
        );
    }
    // Those that the first primes leave over: 41 * 41 is the smallest that is none.
    let trial = |n: i64| (2..64).take_while(|d| d * d <= n).all(|d| n % d != 0);
    assert!((2..4000).all(|n| value(Function::Prime, n) == i64::from(trial(n))));
    let root = 13_043_817_825_332_782_212_i128;
    let wide = |n: i128| Function::Sqrt.value(n, 0);
    assert_eq!(wide(i128::MAX), Ok(root));
    assert_eq!((wide(root * root), wide(root * root - 1)), (Ok(root), Ok(root - 1)));
    // The largest primes below 2^63 and 2^64, and composites that pass tests to few bases.
    assert_eq!(value(Function::Prime, i64::MAX - 24), 1);
    let prime = |n: u64| Function::Prime.value::<i128>(n.into(), 0);
    assert_eq!((prime(u64::MAX - 58), prime(u64::MAX)), (Ok(1), Ok(0)));
    assert_eq!(prime(3_825_123_056_546_413_051), Ok(0));
    assert!(Function::Prime.value(1_i128 << 64, 0).is_err());
}

/// A function comes with those that it calls, over the type that was asked for.
#[test]
fn texts() {
    let text = printed(&["is_square", "low_bit"], "u64");
    let names: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("fn ")).collect();
    assert_eq!(
        names,
        ["sqrt_of(n: u64) -> u64 {", "low_bit(n: u64) -> u64 {", "is_square(n: u64) -> bool {"]
    );
    assert!(!text.contains("Int"));
}
