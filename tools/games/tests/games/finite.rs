//! Laws of rules with a finite memory, against values by the definition far beyond those that prove them.

use crate::common::generator;
use games::check::{Claim, Proof, Verdict};
use games::formula::Formula;
use games::parse;
use games::period::FiniteLaw;
use games::value::Value;
use games::watch::{Interruptible, Limited};
use games::written::{Goal, Solver, Written};
use rand::{Rng, RngExt};
use std::sync::Arc;
use std::time::Duration;

/// How far values are compared.
const TO: usize = 3000;

/// A move from (n, t) to (n - take, to) if n is at least `take`, n mod `modulus` is in `residues`, and t is not `not`.
struct Step {
    take: usize,
    to: usize,
    modulus: usize,
    residues: Vec<usize>,
    not: usize,
}

/// The text of these moves, for so many t; of one, without it.
fn text(steps: &[Step], memories: usize) -> String {
    let one = |step: &Step| {
        let Step { take, to, modulus, residues, not } = step;
        let among = residues
            .iter()
            .map(|r| format!("n % {modulus} = {r}"))
            .collect::<Vec<_>>()
            .join(" or ");
        match memories {
            1 => format!("n - {take} if n >= {take} and ({among})"),
            _ => format!("(n - {take}, {to}) if {take} <= n and ({among}) and t != {not}"),
        }
    };
    let moves = steps.iter().map(one).collect::<Vec<_>>().join("; ");
    if memories == 1 {
        format!("n -> {moves}")
    } else {
        format!("(n, t in 0..{}) -> {moves}", memories - 1)
    }
}

/// The values of (n, t), by the definition.
fn values(steps: &[Step], memories: usize) -> Vec<Vec<u32>> {
    let mut all: Vec<Vec<u32>> = Vec::new();
    for n in 0..=TO {
        let row = (0..memories).map(|t| {
            let can = |step: &&Step| {
                step.take <= n
                    && step.residues.contains(&(n % step.modulus))
                    && (memories == 1 || t != step.not)
            };
            let options = steps.iter().filter(can).map(|step| all[n - step.take][step.to]);
            crate::common::mex(&options.collect::<Vec<_>>())
        });
        let row = row.collect();
        all.push(row);
    }
    all
}

fn random_steps(random: &mut impl Rng, memories: usize) -> Vec<Step> {
    let count = random.random_range(1..=4);
    (0..count)
        .map(|_| {
            let modulus = random.random_range(1..=4);
            let residues: Vec<usize> =
                (0..modulus).filter(|_| random.random_range(0..2) == 0).collect();
            Step {
                take: random.random_range(1..=5),
                to: random.random_range(0..memories),
                modulus,
                residues: if residues.is_empty() { vec![0] } else { residues },
                not: random.random_range(0..memories),
            }
        })
        .collect()
}

/// Each of these rules has a law, and all values fit it.
#[test]
fn random_rules() {
    let random = &mut generator(crate::common::seed());
    for round in 0..crate::common::count(12) {
        let memories = [1, 2, 3][usize::try_from(round % 3).unwrap()];
        let steps = random_steps(random, memories);
        let text = text(&steps, memories);
        let rule = Arc::new(Written::parse(&text).unwrap_or_else(|e| panic!("{text}: {e}")));
        let all = values(&steps, memories);
        if let Some(code) = rule.code() {
            // Its takes do not depend on n.
            let mut table = games::engine::Table::new(&code);
            table.extend(TO as u64 + 1, &Interruptible).unwrap();
            assert!(
                all.iter().zip(table.values()).all(|(row, value)| row[0] == u32::from(*value)),
                "{text}"
            );
            continue;
        }
        assert!(rule.finite().is_some(), "{text}");
        let (rows, law) = Solver::new(&rule, Goal::Grundy).rows(None, &Interruptible).unwrap();
        let law = law.unwrap_or_else(|| panic!("{text}: no law in {} rows", rows.len()));
        for (n, row) in all.iter().enumerate() {
            let reduced = usize::try_from(law.reduced(n as u64)).unwrap();
            for (value, own) in row.iter().zip(&rows[reduced]) {
                assert_eq!(*own, Value::Number((*value).into()), "{text} at {n}: {law:?}");
            }
        }
        proved(&text, &all, law);
    }
}

/// The formula of a law is proved, of values and of who wins; with one entry that is wrong it is found to be.
fn proved(text: &str, all: &[Vec<u32>], law: FiniteLaw) {
    let game = parse::rule(text).unwrap();
    let is_one = all[0].len() == 1;
    let length = usize::try_from(law.preperiod + law.period).unwrap();
    let formula = |change: usize| {
        let of = |t: usize| {
            let value = |n: usize| (all[n][t] + u32::from(n == change && t == 0)).to_string();
            let first = (0..usize::try_from(law.preperiod).unwrap())
                .map(|n| format!("n = {n} then {}", value(n)));
            let first: Vec<String> = first.map(|case| format!("if {case} else ")).collect();
            let table: Vec<String> = (0..law.period)
                .map(|i| law.reduced(law.preperiod.next_multiple_of(law.period) + i))
                .map(|n| value(usize::try_from(n).unwrap()))
                .collect();
            format!("({}[{}][n % {}])", first.concat(), table.join(", "), law.period)
        };
        let each: Vec<String> = (0..all[0].len()).map(of).collect();
        if is_one { each.concat() } else { format!("[{}][t]", each.join(", ")) }
    };
    let check = |formula: &str, misere: bool| {
        let formula = Formula::parse(formula, &game.variables()).unwrap();
        let claim = Claim { game: &game, formula: &formula, misere };
        claim.check(300, &Limited::new(&Interruptible, Duration::MAX)).unwrap()
    };
    let right = formula(usize::MAX);
    assert!(matches!(check(&right, false), Verdict::Proved(_)), "{text}: {right}");
    assert!(matches!(check(&format!("wins if {right} > 0"), false), Verdict::Proved(_)), "{text}");
    let Verdict::Wrong(example) = check(&formula(length - 1), false) else { panic!("{text}") };
    assert_eq!(example.position[0], law.preperiod + law.period - 1, "{text}");
    assert!(matches!(check(&format!("{right} + n / 100"), false), Verdict::Wrong(_)), "{text}");
    // Wrong far from the others, for the last t.
    let last = if is_one { String::new() } else { format!("t = {} and ", all[0].len() - 1) };
    let far = format!("if {last}n = 2000 then 99 else {right}");
    let Verdict::Wrong(example) = check(&far, false) else { panic!("{text}: {far}") };
    assert_eq!(example.position[0], 2000, "{text}");
}

/// Rules without a finite memory, or of which it is not known.
#[test]
fn no_finite_memory() {
    for text in [
        "n -> n / 2 if n > 0",
        "n -> n - d for d in 1..n if prime(d)",
        "(n, t in 0..1) -> (n - d, t) for d in 1..n",
        "n -> n - 1 if n > 0 and prime(n)",
        "n -> n - 1 & 3 if n > 3 and even(n)",
        "n -> n - 1 if n > 0 and even(n); win if n = 7",
        "(a, b) -> (a - 1, b) if a > 0",
    ] {
        assert_eq!(Written::parse(text).unwrap().finite(), None, "{text}");
    }
}

/// A law needs the values of the hypotheses: with one row less there is none.
#[test]
fn as_few_values_as_prove_it() {
    let text = "n -> n - 1 if n > 0 and even(n); n - 2 if n > 1 and odd(n)";
    let rule = Arc::new(Written::parse(text).unwrap());
    let finite = rule.finite().unwrap();
    assert_eq!((finite.modulus, finite.reach), (2, 2));
    let rows: Vec<u64> = (0..200).map(|n| n % 4 / 2).collect();
    let needed = (0..=200).find(|count| finite.law(0, &rows[..*count]).is_some()).unwrap();
    let law = finite.law(0, &rows[..needed]).unwrap();
    assert_eq!((law.preperiod, law.period, law.bound), (0, 4, finite.from));
    assert_eq!(needed as u64, law.bound + law.period);
    // One value that differs, beyond the window of a smaller law.
    let mut rows = rows;
    rows[60] += 1;
    let law = finite.law(0, &rows).unwrap();
    assert_eq!((law.preperiod, law.period), (61, 4));
}

/// Who wins in misère play has a law too.
#[test]
fn misere_play() {
    let text = "n -> n - 1 if n > 0 and even(n); n - 2 if n > 1 and odd(n)";
    let game = parse::rule(text).unwrap();
    let check = |formula: &str| {
        let formula = Formula::parse(formula, &["n"]).unwrap();
        let claim = Claim { game: &game, formula: &formula, misere: true };
        claim.check(100, &Limited::new(&Interruptible, Duration::MAX)).unwrap()
    };
    // 0 and 1 have no move; the moves of 2 and 3 lead to 1, those of 4 and 5 to 3, and so on.
    let Verdict::Proved(Proof::Laws { game: law, .. }) = check("wins if n % 4 < 2") else {
        panic!("not proved")
    };
    assert_eq!((law.period, law.growth), (4, 0));
    let Verdict::Wrong(example) = check("wins if n % 4 < 2 and n < 40") else { panic!("wrong") };
    assert_eq!((example.position, example.smaller), (vec![40], 40));
}
