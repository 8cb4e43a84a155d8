use super::plan::{Leaves, plans};
use crate::error::Error;
use crate::value::Value;
use crate::watch::Interruptible;
use crate::watch::looks::Looks;
use crate::written::{Goal, Solver, Written};
use std::sync::Arc;

fn rule(text: &str) -> Arc<Written> {
    Arc::new(Written::parse(text).unwrap())
}

fn solver(text: &str, to: u64, has_sweep: bool) -> Solver {
    let rule = rule(text);
    let mut solver = Solver::new(&rule, Goal::Grundy);
    if !has_sweep {
        solver.sweep = None;
    }
    solver.expect(&rule.last(to));
    solver
}

fn all(text: &str, to: u64, has_sweep: bool) -> (Vec<Result<Value, Error>>, Solver) {
    let mut solver = solver(text, to, has_sweep);
    let all = rule(text).positions(to).map(|at| solver.value(&at, &Interruptible)).collect();
    (all, solver)
}

/// Rules of which most positions have a value by a plan.
const PLANNED: [(&str, u64); 26] = [
    ("n -> n - k*k for k in 1..sqrt(n)", 2000),
    ("n -> n - p for p in 2..n if prime(p)", 1200),
    ("n -> n - p for p in 2..n if prime(p) if p*p <= n", 1200),
    ("n -> n - d for d in 1..n/3", 1000),
    ("n -> n - d for d in 1..n-1 if n % d = 0; n - 1 if n > 0", 700),
    ("n -> n - d for d in digits(n) if d > 0; n - d for d in factors(n)", 900),
    ("n -> a & n - a for a in 1..n-1 if a != n - a", 400),
    ("n -> a & b & n - a - b for a in 1..n-2, b in 1..n-a-1", 70),
    ("n -> k of n/k for k in 2..n if n % k = 0", 300),
    ("n -> n % k of n/k + 1 & k - n % k of n/k for k in 2..n", 200),
    ("n -> & x for x in k..n-1 for k in 1..n-1", 150),
    ("n >= 1 -> & n - 2x for x in 1..(n-1)/2; & x for x in 2..n-1", 150),
    ("(a, b) -> & (a - x, x) for x in 1..a; (a, b - 1) if b > 0", 20),
    ("n -> n - d for d in 1, 3, 4..6, 9 if d <= n", 300),
    ("(a, b) -> (a - x, b - y) for x in 1..a, y in 1..b if x + y < 5", 40),
    ("(a, b) -> (a - k*b, b) for k in 1..a/b if b > 0; (a, b - k*a) for k in 1..b/a if a > 0", 40),
    ("(t in 0..9, n) -> (d, n - d) for d in 1..min(n, 9) if d != t", 150),
    (
        "(w >= 1, h >= 1) -> (x, h) & (w - x, h) for x in 1..w/2; (w, y) & (w, h - y) for y in 1..h/2; win if w = 1 and h = 1",
        25,
    ),
    ("(n, k) -> (n - d, 2d) for d in 1..min(n, k)", 40),
    ("(a >= 1, b >= 1) -> (x, a - x) for x in 1..a-1; (x, b - x) for x in 1..b-1", 30),
    (
        "(a, b, c) -> (a - x, b - y, c - z) for x in 0..min(a, 2), y in 0..min(b, 2), z in 0..min(c, 2) if x + y + z > 0",
        9,
    ),
    ("n -> xor(n, k) for k in 1..n if xor(n, k) < n; lose if n = 5", 300),
    (
        "(a, b) -> (a - x, b - y) for x in 0..a, y in 0..b if x + y > 0 and (x = 0 or y = 0 or abs(x - y) < 3)",
        30,
    ),
    ("n -> n - d for d in 1..n if d = 1 or d = n or 2d = n and n > 9", 300),
    ("n -> a & n - a for a in 1..n-1 if a = n - a or a in (2, 3, n - 2) or abs(2a - n) <= 2", 200),
    (
        "(a, b) -> (a - x, b - y) for x in 0..a, y in 0..b if (x = y or x = 2y) and x > 0 and (y = 1 or y = b)",
        30,
    ),
];

/// Values are those that the moves of each position by themselves give.
#[test]
fn as_position_by_position() {
    for (text, to) in PLANNED {
        let ((found, solver), (expected, _)) = (all(text, to, true), all(text, to, false));
        let differs = (0..found.len()).find(|at| found[*at] != expected[*at]);
        assert_eq!(differs, None, "{text}: {:?}", differs.map(|at| (&found[at], &expected[at])));
        let sweep = solver.sweep.expect("a plan");
        assert!(sweep.by_plan > 4 * sweep.by_hand, "{text}: {} {}", sweep.by_plan, sweep.by_hand);
    }
}

/// Positions that are not asked for, but to which moves lead, are passed in order too.
#[test]
fn beyond_what_is_asked_for() {
    for (text, to) in [
        ("(n, k) -> (n - d, 2d) for d in 1..min(n, k)", 150),
        (
            "(x, y) -> (x + i, y + j) for (i, j) in (-2,1), (-2,-1), (-1,-2), (1,-2) if x + i >= 0 and y + j >= 0",
            100,
        ),
    ] {
        let ((found, solver), (expected, _)) = (all(text, to, true), all(text, to, false));
        assert!(found == expected, "{text}");
        // Since the box has grown, which took the first third.
        let by_plan = solver.sweep.expect("a plan").by_plan;
        assert!(2 * by_plan > solver.done, "{text}: {by_plan} of {}", solver.done);
    }
}

/// Where something has no value, or a move is wrong, the error is the same; a bound hides none.
#[test]
fn wrong_rules() {
    for (text, to) in [
        ("n -> n - 10/(n - 7) if n > 2", 30),
        ("n -> n - d for d in 1..n if 12 % (d - 5) = 0 if d < 3", 30),
        ("n -> n - d for d in 0..n if n % d = 0 and d > 2", 30),
        ("n -> n - d for d in 0..n if 100 / d > 1", 30),
        ("n -> n - d for d in 0..n, e in 1..9/d if d + e > 4", 30),
        ("n -> n - x*x - y*y for x in 1..n, y in 1..n if n != 8 if x + y < n", 12),
        ("n -> n - k*k for k in 1..n", 30),
        ("n -> n - k**9 for k in 1..1000*n if k**9 <= n", 30),
        ("n -> n + 1 - d for d in 0..n if d < 2", 30),
        ("n -> & x for x in 0..n", 30),
        ("n -> n - 9 of n - 1 for d in 1..2 if n > 0", 30),
        ("(a, b in 0..3) -> (a - 1, b + x) for x in 1..2 if a > 0 if a % 3 = 0", 9),
        ("n -> n - 1 if n > 0; win if 5 / (n - 4) = 1", 30),
        ("n -> n - sqrt(x - 3) for x in 1..n if x < n", 30),
        ("n -> n - d for d in 1..2000000000*n", 3),
        ("n -> n - d for d in 1..n if d = 1 or d = 12 / (n - 5)", 30),
        ("n -> n - d for d in 1..n if 9 / (d - 4) < 3 if d = 1 or d = n", 30),
    ] {
        let ((found, _), (expected, _)) = (all(text, to, true), all(text, to, false));
        assert_eq!(found, expected, "{text}");
        assert!(expected.iter().any(Result::is_err), "{text}");
    }
}

/// Conditions that hold at one end of a range are bounds of it, also those of a later range; options in a row are not
/// listed.
#[test]
fn bounds() {
    for (text, bounds, conditions, leaves) in [
        ("n -> n - k*k for k in 1..n if k*k <= n", vec![1], 0, "lists"),
        ("n -> n - d for d in 1..n if 2 <= d < n/2", vec![2], 0, "lines"),
        ("n -> n - d for d in 1..n if 3d = n", vec![2], 0, "lines"),
        ("n -> n - d for d in 1..n if d % 3 = 1", vec![0], 0, "lists"),
        ("n -> n - d for d in 1..n if n % d = 1 if d > 3", vec![0], 2, "points"),
        ("(a, b) -> (a - x, b - y) for x in 1..a, y in 1..b if x + y < 5", vec![1, 1], 0, "lines"),
        ("(a, b) -> (a - x, b - y) for x in 1..a, y in 1..b if x - y < 5", vec![1, 1], 0, "lines"),
        ("n -> n - x - y for x in 1..n, y in 1..9/x if x + y < 5", vec![0, 1], 0, "lines"),
        ("n -> n - x*y for x in 1..n, y in 1..n if x*y <= n", vec![1, 1], 0, "lines"),
        ("n -> xor(n, k) for k in 1..n if xor(n, k) < n", vec![0], 1, "points"),
    ] {
        let (plans, _) = plans(&rule(text).rule).unwrap();
        let stages = &plans[0].stages;
        let found: Vec<usize> = stages.iter().map(|stage| stage.bounds.len()).collect();
        assert_eq!(found, bounds, "{text}");
        let left: usize = stages.iter().map(|stage| stage.conditions.len()).sum();
        assert_eq!(left, conditions, "{text}");
        let found = match plans[0].leaves {
            Leaves::Points => "points",
            Leaves::Lines => "lines",
            Leaves::Lists(_) => "lists",
        };
        assert_eq!(found, leaves, "{text}");
    }
}

/// Alternatives that leave few numbers each are moves of their own; others are not, nor those that hide an error.
#[test]
fn alternatives() {
    for (text, count) in [
        ("n -> n - d for d in 1..n if d = 1 or d = n", 2),
        (
            "(a, b) -> (a - x, b - y) for x in 1..a, y in 1..b if x = 1 or abs(x - y) < 3 or y = b",
            3,
        ),
        (
            "(a, b) -> (a - x, b - y) for x in 1..a, y in 1..b if (x = 1 or x = y) and (y = b or y = 2)",
            4,
        ),
        ("n -> n - d for d in 1..n if d in (1, 3, 9, 2n) or d = n", 5),
        ("n -> n - d for d in 1..n if d = n or d % 3 = n % 3", 1),
        ("n -> n - d for d in 1..n if d = n or n = 7", 1),
        ("n -> n - d for d in 1..n if d = n or d < n - 1", 1),
        ("n -> n - d for d in 1..n if d = n or d = n / (d - 1)", 1),
        ("n -> n - d for d in 1..9/n if d = n or d = 1", 1),
    ] {
        assert_eq!(plans(&rule(text).rule).unwrap().0.len(), count, "{text}");
    }
}

/// It can be stopped, and goes on from there.
#[test]
fn stops() {
    let text = "n -> n - d for d in 1..n/3";
    let mut stopping = solver(text, 3000, true);
    assert!(stopping.value(&[3000], &Looks::new(3)).is_err());
    let expected = solver(text, 3000, false).value(&[3000], &Interruptible);
    assert_eq!(stopping.value(&[3000], &Interruptible), expected);
    // Also among the options of one position.
    let long = "n -> n - 1 for k in 1..3000000 if (n + k) % 2 = n % 2 if n > 0";
    assert!(solver(long, 1, true).value(&[1], &Looks::new(9)).is_err());
    assert_eq!(solver(long, 1, true).value(&[1], &Interruptible), Ok(Value::Number(1)));
}
