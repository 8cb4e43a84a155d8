//! Rules that are known to be codes, however they are written: the moves of both, one by one, for heaps far beyond those
//! that were compared to find it.

use crate::common::generator;
use games::game::{Rule, State};
use games::parse;
use games::rule::Code;
use games::written::Written;
use rand::{Rng, RngExt};
use std::collections::BTreeSet;

/// Up to here moves are compared.
const TO: u64 = 260;

fn read(text: &str) -> Written {
    Written::parse(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// Whether all moves from a heap are the same.
fn same(rule: &Written, code: &Code, heap: u64) -> bool {
    let Ok(own) = rule.options(&[heap]) else { return false };
    let not_empty = |left: Vec<Vec<u64>>| -> Vec<u64> {
        left.into_iter().map(|part| part[0]).filter(|part| *part > 0).collect()
    };
    let own: BTreeSet<Vec<u64>> = own.into_iter().map(not_empty).collect();
    let mut others = BTreeSet::new();
    code.for_each_option(heap, |parts| {
        let mut parts = parts.to_vec();
        parts.sort_unstable();
        others.insert(parts);
    });
    own == others
}

/// Spellings of known games are these games.
#[test]
fn spellings() {
    for (text, name) in [
        ("n -> x for x in 0..n-1", "nim"),
        ("n -> x for x in n-4..n-1 if x >= 0", "take 1..4"),
        ("n -> a & n - 2 - a for a in 0..n-2", "0.07"),
        ("n -> n - d for d in 1..n if d != 3", "take not 3"),
        ("n -> n - d for d in 1..n if d != 9", "take not 9"),
        ("n -> max(0, n - d) for d in 1..3 if n > 0", "take 1..3"),
        ("n -> a & n-1-a for a in 0..n-1; a & n-2-a for a in 0..n-2", "kayles"),
        ("n -> a & n-1-a for a in 0..(n-1)/2; a & n-2-a for a in 0..(n-2)/2", "kayles"),
        ("n -> a & n - a for a in 1..(n-1)/2", "grundy"),
        ("n -> a & n - a for a in 1..n-1 if a != n - a", "grundy"),
        ("n -> a & n - a for a in 1..n-1 if 2a < n", "grundy"),
        ("n -> x for x in 0..n-1; a & n - a for a in 1..n/2", "lasker"),
        ("n -> n - d for d in 1..n-1", "0.[2]"),
        ("n -> n - d for d in 1..n if d <= 3", "take 1..3"),
    ] {
        let Rule::Heap(code) = parse::rule(text).unwrap().rule else { panic!("{text}: not known") };
        let Rule::Heap(other) = parse::rule(name).unwrap().rule else { panic!("{name}") };
        let is_same = (0..=TO).all(|heap| {
            let [own, others] = [&code, &other].map(|code| {
                let mut all = BTreeSet::new();
                let rule = Rule::Heap(code.clone());
                rule.for_each_option(&State::Heap(heap), |left| {
                    all.insert(left);
                })
                .unwrap();
                all
            });
            own == others
        });
        assert!(is_same, "{text}");
    }
}

/// Rules that are no codes, though they are for small heaps, or nearly.
#[test]
fn no_codes() {
    for text in [
        "n -> n - d for d in 1..n if d != 3 or n > 70",
        "n -> n - d for d in 1..n if n - d != 5",
        "n -> a & n - 2 - a for a in 0..n-2 if n != 200",
        "n -> a & n - a for a in 1..n/2 if n != 2a or n > 90",
        "n -> a & n - a for a in 2..n-2",
        "n -> n - 1 if n > 0 and even(n); n - 2 if n > 1 and odd(n)",
        "n -> n / 2 if n > 0",
        "n -> n - d for d in divisors(n)",
        "n -> n - d for d in 1..n if d % 3 != 0 and n != 90",
        "n -> n - d for d in 1..n if odd(d) and n - d != 41",
        "n -> a & b for a in 0..n-2, b in 0..n-2 if a + b = n - 2 and n % 2 = 0",
        "n -> a & b for a in 0..n-2, b in 0..n if a + b = n - 2 and b != n - 60",
        "n >= 1 -> n - d for d in 1..n-1",
    ] {
        assert_eq!(read(text).code(), None, "{text}");
    }
}

fn pick<'a>(random: &mut impl Rng, all: &[&'a str]) -> &'a str {
    all[random.random_range(0..all.len())]
}

/// A rule of ranges, conditions and shifts of many kinds.
fn random_rule(random: &mut impl Rng) -> String {
    let mut number = || random.random_range(0..7_u32);
    let (c, d, e) = (number(), number(), number());
    let mut moves = Vec::new();
    for _ in 0..random.random_range(1..=2) {
        let from = pick(random, &["0", "1", "2", "c", "n - c"]);
        let to = pick(
            random,
            &["n", "n - 1", "n - d", "n/2", "(n - 1)/2", "(n - d)/2", "d", "min(n, d)"],
        );
        let left = pick(
            random,
            &[
                "n - v",
                "v",
                "v - 1",
                "n - v - 1",
                "v & n - v",
                "v & n - v - 1",
                "v & n - v - d",
                "v - 1 & n - v",
                "max(0, n - v)",
                "abs(n - v)",
                "v & 0",
                "v & v",
                "n - v & 1",
                "0 of n",
                "0 & n - v & 0",
                "max(0, v - d) & max(0, n - v - 1)",
            ],
        );
        let condition = pick(
            random,
            &[
                "n > e",
                "v > 0",
                "v != e",
                "v != n - v",
                "v < n",
                "v <= e",
                "v >= e",
                "even(n)",
                "odd(v)",
                "n % 3 = 1",
                "n - v != e",
                "n - v > 0",
                "v != n - v - 1",
                "v < n - v",
                "2v <= n",
                "not v = e",
                "v > 0 and v < n",
                "v > 0 or n > e",
                "gcd(v, 2) = 1",
                "n != 40 + e",
                "v % 3 = 1",
                "v % 4 in [0, 3]",
                "v = 1 or even(v)",
                "(n - v) % 3 != 2",
            ],
        );
        let more = pick(random, &["", "", " if v > 0", " if v < n", " if n - v >= 0 and v >= 0"]);
        let sum =
            pick(random, &["v + w = n - d", "w = n - v", "n - w = v + 1", "v + w = n and w < e"]);
        moves.push(match random.random_range(0..4) {
            0 => format!("v & w for v in {from}..{to}, w in 0..n if {sum} if {condition}"),
            _ => format!("{left} for v in {from}..{to} if {condition}{more}"),
        });
    }
    let with = |text: String| {
        let value = |name: char| match name {
            'c' => Some(c),
            'd' => Some(d),
            'e' => Some(e),
            _ => None,
        };
        // Only letters that stand alone are numbers.
        let letters: Vec<char> = text.chars().collect();
        let mut out = String::new();
        for (place, letter) in letters.iter().enumerate() {
            let is_letter = |at: Option<usize>| {
                at.and_then(|at| letters.get(at)).is_some_and(|l| l.is_alphabetic())
            };
            let alone = !is_letter(place.checked_sub(1)) && !is_letter(Some(place + 1));
            match value(*letter).filter(|_| alone) {
                Some(number) => out += &number.to_string(),
                None => out.push(*letter),
            }
        }
        out
    };
    format!("n -> {}", with(moves.join("; ")))
}

fn random_rules(count: usize, seed: u64) -> usize {
    let random = &mut generator(seed);
    let mut known = 0;
    for _ in 0..count {
        let text = random_rule(random);
        let rule = read(&text);
        let Some(code) = rule.code() else { continue };
        known += 1;
        for heap in 0..=TO {
            assert!(same(&rule, &code, heap), "seed {seed}: {text}: {code:?} at {heap}");
        }
    }
    known
}

#[test]
fn some_random_rules() {
    assert!(random_rules(40, 3) > 3);
}

#[test]
#[ignore = "slow: some seconds"]
fn many_random_rules() {
    let known = random_rules(500, crate::common::seed());
    println!("{known} are codes");
    assert!(known > 15);
}

/// What is not a rule here, and what to type for it.
#[test]
fn what_to_type_instead() {
    for (text, instead) in [
        ("1,3,4", "`take 1,3,4`"),
        ("bash 3", "as in `bash(3)`"),
        ("treblecross", "`0.007` at n + 2"),
        ("n -> n - 1, n - 2", "moves have `;` between them"),
        ("n -> n - d where d in 1..3", "`for d in 1..3` names numbers"),
        ("n -> n - d for 1 <= d <= 3", "a name, as in `for d in 1..3`"),
        ("f(n) = mex(f(n - 1), f(n - 3))", "`n -> n - d for d in 1, 3 if d <= n`"),
        ("n -> n | 1", "`bitor(a, b)`"),
        ("n -> n - 1 if n & 1 = 1", "of bits, `&` is `bitand(a, b)`, of conditions `and`"),
        ("n -> phi(n)", "Euler's phi is totient(n)"),
    ] {
        let error = parse::rule(text).unwrap_err().to_string();
        assert!(error.contains(instead), "{text}: {error}");
    }
    assert!(parse::position("turning corners 1,2").is_ok());
    let of_bits = |text: &str, to: u64| {
        let Rule::Written(rule) = parse::rule(text).unwrap().rule else { panic!("{text}") };
        let mut values = games::written::Solver::new(&rule, games::written::Goal::Grundy);
        values.value(&[to], &games::watch::Interruptible).unwrap_err().to_string()
    };
    for (text, instead) in [
        ("n -> n - 3 & n - 1", "is a condition missing, or is `bitand(a, b)` meant?"),
        ("n -> n - 1", "is a condition missing?"),
        ("n -> n ^ 1", "`^` is `xor(a, b)`"),
    ] {
        assert!(of_bits(text, 0).contains(instead), "{text}: {}", of_bits(text, 0));
    }
}
