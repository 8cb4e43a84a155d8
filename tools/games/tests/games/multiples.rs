//! Takes of an interval, and of all numbers below some m and of no multiple of it: against values by the definition.

use crate::common::{count, generator, mex, seed};
use games::game::Rule;
use games::parse;
use games::period::Reason;
use games::rule::{Code, Interval};
use games::watch::Interruptible;
use games::written::{Goal, Solver};
use rand::{Rng, RngExt};

/// How far values are compared.
const TO: usize = 260;

/// The m by which the values of a rule are `n mod m`, if that is proved.
fn modulus(rule: &str) -> Option<u64> {
    match parse::rule(rule).unwrap().rule {
        Rule::Written(rule) => rule.no_multiples(),
        _ => None,
    }
}

/// The values, and whether the next player wins in misère play, by the takes from each heap.
fn played(takes: impl Fn(usize) -> Vec<usize>) -> (Vec<u32>, Vec<bool>) {
    let (mut values, mut wins): (Vec<u32>, Vec<bool>) = Default::default();
    for n in 0..TO {
        let takes = takes(n);
        values.push(mex(&takes.iter().map(|take| values[n - take]).collect::<Vec<_>>()));
        wins.push(takes.is_empty() || takes.iter().any(|take| !wins[n - take]));
    }
    (values, wins)
}

#[test]
fn forms_that_are_understood() {
    for (rule, m) in [
        ("n -> n - d for d in 1..n if pow2(d)", Some(3)),
        ("n -> n - 2^k for k in 0..n if 2^k <= n", Some(3)),
        ("n -> n - d for d in 1..n if d = 1 or prime(d)", Some(4)),
        ("n -> n - 1 if n > 0; n - p for p in 2..n if prime(p)", Some(4)),
        ("n -> n - d for d in 1..n if omega(d) <= 1", Some(6)),
        ("n -> n - (2k + 1) for k in 0..n if 2k + 1 <= n", Some(2)),
        ("n -> n - d for d in 1..10^9 if d <= n and d % 7 != 0", Some(7)),
        // 4 can be taken, or 2 not always, or 0 or less; or a code is more.
        ("n -> n - d for d in 1..n if fib(d)", None),
        ("n -> n - d for d in 1..n if prime(d)", None),
        ("n -> n - d for d in 1..n if pow2(d) and d != 2", None),
        ("n -> n - d for d in 1..n if pow2(d) and n % 5 != 2", None),
        ("n -> n - d for d in 1..n if pow2(d) and n < 100", None),
        ("n -> n - d for d in 1..n if pow2(d); n - d for d in 1..n if d = 300", None),
        ("n -> n - d for d in 1..n if pow2(d); n - (d - 9) for d in 1..n if d = 100", None),
        ("n -> n - d for d in 1..n if pow2(d); win if n = 5", None),
        ("n -> n - 1 if n > 0; n - 209 if n = 200", None),
        ("n -> n - d for d in 1..5 if d % 2 = 1", None),
        ("n >= 1 -> n - d for d in 1..n-1 if pow2(d)", None),
    ] {
        assert_eq!(modulus(rule), m, "{rule}");
    }
}

/// A condition on d, and whether it holds.
fn condition(random: &mut impl Rng) -> (String, Box<dyn Fn(usize) -> bool>) {
    let (m, r) = (random.random_range(2..=9), random.random_range(0..9));
    let is_prime = |d: usize| d > 1 && (2..d).all(|by| !d.is_multiple_of(by));
    match random.random_range(0..7) {
        0 => ("prime(d)".to_owned(), Box::new(is_prime)),
        1 => ("pow2(d)".to_owned(), Box::new(|d: usize| d.is_power_of_two())),
        2 => (format!("d % {m} != {r}"), Box::new(move |d| d % m != r)),
        3 => (format!("d % {m} = {r}"), Box::new(move |d| d % m == r)),
        4 => (format!("d <= {r}"), Box::new(move |d| d <= r)),
        5 => (format!("d in [1, {m}]"), Box::new(move |d| d == 1 || d == m)),
        _ => {
            let is_root = |d: usize| (0..=d).any(|root| root * root == d);
            ("square(d)".to_owned(), Box::new(is_root))
        }
    }
}

#[test]
fn random_conditions() {
    let (mut random, mut proved) = (generator(seed()), 0);
    for _ in 0..count(400) {
        let ((a, is_a), (b, is_b)) = (condition(&mut random), condition(&mut random));
        let is_or = random.random_range(0..3) > 0;
        let word = if is_or { "or" } else { "and" };
        let rule = format!("n -> n - d for d in 1..n if {a} {word} {b}");
        let is_take = |d: &usize| if is_or { is_a(*d) || is_b(*d) } else { is_a(*d) && is_b(*d) };
        let (values, wins) = played(|n| (1..=n).filter(is_take).collect());
        let Some(m) = modulus(&rule) else { continue };
        proved += 1;
        let m = games::index(m);
        for n in 0..TO {
            assert_eq!(values[n] as usize, n % m, "{rule}: {n}");
            assert_eq!(wins[n], n % m != 1, "{rule}: misère, {n}");
        }
        let Rule::Written(written) = parse::rule(&rule).unwrap().rule else { panic!("{rule}") };
        for goal in [Goal::Grundy, Goal::Outcome { misere: true }] {
            let (_, law) = Solver::new(&written, goal).rows(None, &Interruptible).unwrap();
            let law = law.expect("a law");
            assert_eq!((law.preperiod, law.period), (0, m as u64), "{rule}");
        }
    }
    assert!(proved > 20, "{proved} are proved");
}

#[test]
fn intervals() {
    for (first, last, step) in
        (1..7).flat_map(|a| (a..12).flat_map(move |b| [1, 2, 5].map(|g| (a, b, g))))
    {
        let rule = format!("n -> n - {step} * d for d in {first}..{last} if {step} * d <= n");
        let game = parse::rule(&rule).unwrap();
        let Rule::Heap(code) = &game.rule else { panic!("{rule}") };
        let takes = Interval { first: first as u64, last: last as u64, step: step as u64 };
        assert_eq!(code.interval(), Some(takes), "{rule}");
        let (values, _) =
            played(|n| (first..=last).map(|d| d * step).filter(|d| *d <= n).collect());
        let mut analysis = games::period::Analysis::new(code);
        analysis.compute(TO as u64, &Interruptible).unwrap();
        for (n, value) in (0..).zip(&values) {
            assert_eq!(analysis.value(n), Some((u128::from(*value), Reason::NimBound)), "{rule}");
            assert_eq!(
                analysis.values()[games::index(n)],
                u16::try_from(*value).unwrap(),
                "{rule}"
            );
        }
        for value in 0..4_u32 {
            let heaps = takes.heaps_with_value((20, 199), value.into(), 1000);
            let with: Vec<u64> = (20..200).filter(|n| values[games::index(*n)] == value).collect();
            assert_eq!(heaps, with, "{rule}: {value}");
        }
    }
    // What has other moves too is none.
    let code = |rule: &str| match parse::rule(rule).unwrap().rule {
        Rule::Heap(code) => code,
        _ => panic!("{rule}"),
    };
    for rule in ["take 2,4", "take 3..5, split", "take any", "0.03[3]", "0.7"] {
        assert_eq!(code(rule).interval(), None, "{rule}");
    }
    let large = Code::multiples(Interval { first: 5, last: 10_u64.pow(18), step: 7 });
    assert_eq!(large.digit(35).bits, 3);
    assert_eq!(large.digit(36).bits, 0);
}
