//! Laws of rules that split a number, with few values of the other, against values by the definition, to ten times the bound.

use crate::common::{count, generator, mex, seed};
use games::check::{Claim, Verdict};
use games::formula::Formula;
use games::parse;
use games::period::{FiniteLaw, Rows};
use games::value::Value;
use games::watch::{Interruptible, Limited};
use games::written::{Goal, Solver, Written};
use rand::{Rng, RngExt};
use std::sync::Arc;
use std::time::Duration;

const TO: usize = 1000;

/// The moves of n of this residue, and t: to (a, u) and perhaps (n - take - a, v), for all a between the ends; or to (n - take, u)
/// alone, where there are none.
struct Step {
    take: usize,
    t: usize,
    left: [Option<usize>; 2],
    ends: Option<[usize; 2]>,
    residue: [usize; 2],
}

fn text(steps: &[Step], memories: usize) -> String {
    let one = |step: &Step| {
        let Step { take, t, left: [u, v], ends, residue: [rest, modulus] } = step;
        let part = |n: &str, t: Option<usize>| match t {
            Some(t) => format!("({n}, {t})"),
            None => String::new(),
        };
        let other = part(&format!("n - {take} - a"), *v);
        let and = if v.is_some() { " & " } else { "" };
        let range = ends.map(|[lo, hi]| format!(" for a in {lo}..n - {} ", take + hi));
        let left = match range {
            Some(range) => format!("{}{and}{other}{range}", part("a", *u)),
            None => format!("{} if {take} <= n", part(&format!("n - {take}"), *u)),
        };
        format!("{left} if t = {t} and n % {modulus} = {rest}")
    };
    let moves: Vec<String> = steps.iter().map(one).collect();
    format!("(n, t in 0..{}) -> {}", memories - 1, moves.join("; "))
}

fn values(steps: &[Step], memories: usize) -> Vec<Vec<u32>> {
    let mut all: Vec<Vec<u32>> = Vec::new();
    for n in 0..=TO {
        let of = |t: usize| {
            let mut options = Vec::new();
            let is_there = |step: &&Step| {
                step.t == t && step.take <= n && n % step.residue[1] == step.residue[0]
            };
            for step in steps.iter().filter(is_there) {
                let rest = n - step.take;
                let value = |a: usize, t: Option<usize>| t.map_or(0, |t| all[a][t]);
                match step.ends {
                    None => options.push(value(rest, step.left[0])),
                    Some([lo, hi]) => {
                        let splits = (lo..=rest).filter(|a| a + hi <= rest);
                        options.extend(
                            splits.map(|a| value(a, step.left[0]) ^ value(rest - a, step.left[1])),
                        );
                    }
                }
            }
            mex(&options)
        };
        let row = (0..memories).map(of).collect();
        all.push(row);
    }
    all
}

fn random_steps(random: &mut impl Rng, memories: usize) -> Vec<Step> {
    let one = |random: &mut dyn Rng, t: usize| {
        let modulus = if random.random_bool(0.8) { 1 } else { 2 };
        let (take, kind) = (random.random_range(1..4), random.random_range(0..6));
        let mut state = || Some(random.random_range(0..memories));
        let left = if kind < 3 { [state(), state()] } else { [state(), None] };
        let mut end = || random.random_range(0..3);
        let ends = (kind < 5).then(|| [end(), end()]);
        Step { take, t, left, ends, residue: [random.random_range(0..modulus), modulus] }
    };
    let count = random.random_range(1..=2 * memories);
    (0..count + memories).map(|place| one(random, place % memories)).collect()
}

fn read(text: &str) -> Arc<Written> {
    Arc::new(Written::parse(text).unwrap_or_else(|e| panic!("{text}: {e}")))
}

fn law(rule: &Arc<Written>, to: u64) -> (Rows, Option<FiniteLaw>) {
    Solver::new(rule, Goal::Grundy).rows(Some(to), &Interruptible).unwrap()
}

#[test]
fn random_rules() {
    let random = &mut generator(seed());
    let (mut periodic, mut growing, mut none) = (0, 0, 0);
    for round in 0..count(40) {
        let memories = [1, 2, 2, 3][usize::try_from(round % 4).unwrap()];
        let steps = random_steps(random, memories);
        let text = text(&steps, memories);
        let rule = read(&text);
        let splits = steps.iter().any(|step| step.left[1].is_some());
        assert!(rule.has_law() || !splits, "{text}");
        let (rows, Some(law)) = law(&rule, 200) else {
            none += 1;
            continue;
        };
        *if law.saltus > 0 { &mut growing } else { &mut periodic } += 1;
        let to = usize::try_from(10 * law.bound).unwrap().min(TO);
        for (n, row) in values(&steps, memories).iter().enumerate().take(to) {
            let reduced = usize::try_from(law.reduced(n as u64)).unwrap();
            for (t, value) in row.iter().enumerate() {
                let Value::Number(first) = rows[reduced][t] else { panic!("{text}") };
                let lawful = first + law.added(n as u64, t);
                assert_eq!(lawful, u128::from(*value), "{text} at {n}, {t}: {law:?}");
            }
        }
    }
    println!("{periodic} periodic, {growing} growing, {none} without a law");
    assert!(periodic > 0 && growing > 0, "{periodic}, {growing}");
}

/// A 0 or a 1 is written into a row, not beside the same (AtCoder `arc151_c`): t says what is beside it, nothing, one digit,
/// the same twice, or both.
const DIGITS: &str = "(n, t in 0..3) -> (i, 1) & (n-1-i, 1) for i in 0..n-1 if t = 0; \
    (i, 2) & (n-1-i, 1) for i in 1..n-1 if t = 1; (i, 3) & (n-1-i, 1) for i in 0..n-1 if t = 1; \
    (i, 2) & (n-1-i, 2) for i in 1..n-2 if t = 2; (i, 3) & (n-1-i, 3) for i in 0..n-1 if t = 2; \
    (i, 2) & (n-1-i, 3) for i in 1..n-1 if t = 3; (i, 3) & (n-1-i, 2) for i in 0..n-2 if t = 3";
/// Cells between others are taken, in rows of odd length only; in even ones two at the end.
const ODD: &str = "n -> a & n-1-a for a in 1..n-2 if odd(n)";
const BOTH: &str = "n -> a & n-1-a for a in 1..n-2 if odd(n); n-2 if even(n) and n > 0";

fn proves(rule: &str, formula: &str) -> bool {
    let game = parse::rule(rule).unwrap();
    let formula = Formula::parse(formula, &game.variables()).unwrap();
    let watch = Limited::new(&Interruptible, Duration::from_secs(5));
    let claim = Claim { game: &game, formula: &formula, misere: false };
    matches!(claim.check(300, &watch), Ok(Verdict::Proved(_)))
}

#[test]
fn rows_of_digits() {
    let (_, Some(found)) = law(&read(DIGITS), 200) else { panic!("a law") };
    assert_eq!((found.preperiod, found.period, found.saltus, found.growing), (1, 2, 2, 0b10));
    assert!(proves(DIGITS, "[n % 2, n, if n = 0 then 0 else 1, 0][t]"));
    assert!(proves(DIGITS, "loses if t = 3 or t = 0 and even(n) or n = 0"));
    for wrong in ["[n % 2, n, 1, 0][t]", "[n % 2, n % 1000, if n = 0 then 0 else 1, 0][t]"] {
        assert!(!proves(DIGITS, wrong), "{wrong}");
    }
    for rule in [ODD, BOTH] {
        assert!(law(&read(rule), 1000).1.is_some(), "{rule}");
    }
    // A hole in the middle, parts that must differ, and what depends on a product are no families.
    for rule in [
        "n -> a & n-1-a for a in 1..n-2 if a != 40",
        "n -> a & n-1-a for a in 1..n-2 if a != n - 1 - a and odd(n)",
        "n -> a & n-1-a for a in 1..n-2 if a * a != n",
        "n -> a & n-1-a for a in 1..n-2 if square(a)",
    ] {
        let rule = read(rule);
        let wants = rule.parted().is_none_or(|parted| parted.ends > 40 || parted.from > 80);
        assert!(wants, "{}", rule.text());
    }
}

/// A move to a larger number is none that leaves two parts of the number.
#[test]
fn numbers_that_grow() {
    let rule = read("n -> max(n, 1) + n & (0 - n) % 2");
    assert!(Solver::new(&rule, Goal::Grundy).value(&[3], &Interruptible).is_err());
}
