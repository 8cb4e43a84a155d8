use super::{Goal, Solver};
use crate::error::Result;
use crate::value::Value;
use crate::watch::Interruptible;
use crate::watch::looks::Looks;
use crate::written::Written;
use crate::written::refuse::{RESERVE, path_text};
use std::sync::Arc;
use std::time::Duration;

fn solver(rule: &str) -> Solver {
    Solver::new(&Arc::new(Written::parse(rule).unwrap()), Goal::Grundy)
}

/// One that looks at each position by itself.
fn by_hand(rule: &str) -> Solver {
    Solver { sweep: None, ..solver(rule) }
}

fn message(value: Result<Value>) -> String {
    value.unwrap_err().to_string()
}

const RULE: &str = "n -> n - d for d in 1..n if d = 1 or n % d = 1";

/// When a value takes too long, that is said, and what is known is kept: asked again and again, the solver has
/// it in the end.
#[test]
fn little_time_each_time() {
    const N: u64 = 2000;
    let expected = solver(RULE).value(&[N], &Interruptible).unwrap();
    let mut slow = solver(RULE);
    slow.most_time = Duration::ZERO;
    let error = message(slow.value(&[N], &Interruptible));
    let start = format!(
        "column 1: n = {N}: no theorem here gives the value, and it takes more than 0 seconds; {} positions are known; one way goes \
         2000 -> ",
        slow.done
    );
    assert!(error.starts_with(&start), "{error}");
    assert!(error.ends_with(
        "\n  try a smaller position, or `table`, which shows all up to where it is stopped\n  n -> n - d \
         for d in 1..n if d = 1 or n % d = 1\n  ^"
    ));
    slow.most_time = crate::watch::most_time();
    let mut stopped = 0;
    while slow.value(&[N], &Looks::new(200)).is_err() {
        stopped += 1;
        assert!(stopped < 50);
    }
    assert!(stopped > 1);
    assert_eq!((slow.value(&[N], &Interruptible).unwrap(), slow.done), (expected, 2001));
}

/// A look at very many options outside the box ends too.
#[test]
fn many_options_outside_the_box() {
    let mut solver = solver("(n, k) -> (n - a, a) for a in 1..n if a != k");
    solver.most_time = Duration::ZERO;
    let error = message(solver.value(&[1_000_000, 0], &Interruptible));
    assert!(
        error.contains(": no theorem here gives the value, and it takes more than 0 seconds; 0 positions are known"),
        "{error}"
    );
}

/// A long way is shown by its first and its last positions.
#[test]
fn long_ways() {
    let all: Vec<[i64; 1]> = (0..21).map(|n| [n]).collect();
    let all: Vec<&[i64]> = all.iter().map(|position| &position[..]).collect();
    let first = "0 -> 1 -> 2 -> 3 -> 4 -> 5 -> 6 -> 7 -> 8 -> 9 -> 10 -> 11 -> 12 -> 13 -> 14";
    assert_eq!(path_text(&all[..20]), format!("{first} -> 15 -> 16 -> 17 -> 18 -> 19"));
    assert_eq!(path_text(&all), format!("{first} -> ... (2 more) ... -> 17 -> 18 -> 19 -> 20"));
}

#[test]
fn few_positions_or_little_memory() {
    let mut solver = by_hand("(a, b) -> (a - 1, 2b + 1) if a > 0; (a - 1, b + 7) if a > 0");
    solver.expect(&[1, 1]);
    solver.most_others = 50;
    let error = message(solver.value(&[60, 0], &Interruptible));
    assert!(error.starts_with(
        "column 1: a = 60, b = 0: more than 50 positions can be reached, too many to remember; one way"
    ), "{error}");
    let enough = |most| {
        let mut solver = by_hand("(a, b) -> (a - 1, 2b + 1) if a > 0");
        solver.expect(&[1, 1]);
        solver.most_others = most;
        solver.value(&[12, 0], &Interruptible).is_ok()
    };
    // Those from 10,3 to 1,2047: two are in the box, and the last one has no move.
    assert_eq!((0..20).find(|&most| enough(most)), Some(10));
    solver.most_others = 1 << 20;
    solver.value(&[12, 0], &Interruptible).unwrap();
    solver.waiting = vec![3, 4];
    let needed = RESERVE + 64 * solver.memo.others() as u64 + 32;
    assert_eq!(solver.check_memory(&[3, 4], needed), Ok(()));
    let error = solver.check_memory(&[3, 4], needed - 1).unwrap_err().to_string();
    let mib = (needed - 1) / 1024 / 1024;
    let start = format!("a = 3, b = 4: the value needs more memory than the {mib} MiB that are");
    assert!(error.contains(&start), "{error}");
}

/// There is room for what is asked for, and for twice as much.
#[test]
fn room() {
    let mut solver = solver("n -> n - 1 if n > 0");
    solver.value(&[500], &Interruptible).unwrap();
    assert_eq!(solver.memo.others(), 0);
    solver.value(&[1001], &Interruptible).unwrap();
    assert_eq!(solver.memo.others(), 0);
}

/// It can be stopped between positions, and goes on from there.
#[test]
fn stops() {
    let mut solver = by_hand("n -> n - 1 if n > 0");
    let error = message(solver.value(&[20_000], &Looks::new(5)));
    assert_eq!(error, format!("stopped by Ctrl-C: {} positions are known", solver.done));
    assert_eq!(solver.done, 6 * 4096 - 1 - 20_000);
    assert_eq!(solver.value(&[20_000], &Interruptible).unwrap(), Value::Number(0));
    assert_eq!(solver.done, 20_001);
}
