//! Every proved law holds for computed values far beyond the proof, its preperiod and period are the
//! smallest, and well-known games have their known periods.

use crate::common::{generator, random_code};
use games::engine::Table;
use games::parse;
use games::period::Analysis;
use games::period::{self, Period, Theorem};
use games::watch::Interruptible;
use rand::RngExt;

fn analyse(rule: &str, to: u64) -> Analysis {
    let code = parse::code(rule).unwrap_or_else(|e| panic!("{e}"));
    let mut analysis = Analysis::new(&code);
    analysis.until_proved(to, &Interruptible).unwrap();
    analysis
}

fn law(rule: &str, to: u64) -> (u64, u64, u64) {
    let analysis = analyse(rule, to);
    let period = analysis.period().unwrap_or_else(|| panic!("{rule}: no proof up to {to}"));
    (period.preperiod, period.period, period.saltus)
}

/// The law against values computed from the rules, `past` times as many as the proof took.
fn check(rule: &str, period: &Period, looked: usize, past: usize) {
    let mut table = Table::new(&parse::code(rule).unwrap());
    let len = looked * past + 200;
    table.extend(len as u64, &Interruptible).unwrap();
    for (heap, &value) in (0..).zip(table.values()) {
        assert_eq!(period.value(heap), value.into(), "{rule}, heap {heap}, {period:?}");
    }
    // No smaller preperiod, and no shorter period.
    let holds = |heap: u64, p: u64, s: u128| period.value(heap + p) == period.value(heap) + s;
    let (e, p, s) = (period.preperiod, period.period, period.saltus);
    assert!(e == 0 || !holds(e - 1, p, s.into()), "{rule}: the preperiod is less than {e}");
    // The exceptions are the heaps before the preperiod where the law, read backwards, fails.
    let lawful = |heap: u64| {
        let periods = (e - heap).div_ceil(p);
        period.value(heap) + u128::from(periods * s) == period.value(heap + periods * p)
    };
    let exceptions: Vec<u64> = (0..e).filter(|&heap| !lawful(heap)).collect();
    assert_eq!(period.exceptions(), exceptions, "{rule}");
    for shorter in 1..p {
        let saltus = period.value(e + shorter).checked_sub(period.value(e));
        let all = saltus.is_some_and(|s| (e..e + 2 * p).all(|heap| holds(heap, shorter, s)));
        assert!(!all, "{rule}: {shorter} is a shorter period than {p}");
    }
}

/// The bounds of the theorems, written again from their statements: a bound that is too small would show
/// only in a game that breaks it.
#[allow(clippy::match_same_arms, reason = "a line for each theorem")]
fn check_bound(rule: &str, analysis: &Analysis, period: &Period) {
    let proof = &period.proof;
    let (e, p, t) = (period.preperiod.max(1), proof.period, analysis.code().horizon());
    let Theorem { tail, parts, unequal, rounds } = proof.theorem;
    let bound = match (rounds, tail, parts, unequal) {
        (Some(rounds), ..) => (rounds + 1) * e + (rounds + 2) * p + t,
        (None, false, 0 | 1, false) => e + t,
        (None, false, 2, false) => 2 * e + p + t,
        (None, false, 2, true) => 2 * e + 2 * p + t,
        (None, false, 3, false) => 3 * e + 2 * p + t,
        (None, false, 3, true) => 3 * e + 6 * p + t,
        (None, true, 0 | 1, false) => e + p + t,
        (None, true, 2, false) => 2 * e + 2 * p + t,
        (None, true, 2, true) => 2 * e + 3 * p + t,
        (None, true, 3, false) => 3 * e + 3 * p + t,
        (None, true, 3, true) => 3 * e + 7 * p + t,
        other => panic!("{other:?}"),
    };
    assert_eq!(proof.bound, bound, "{rule}: {proof:?}");
    // With one value less there is no proof.
    let values = analysis.values();
    assert_eq!(proof.bound + p, values.len() as u64, "{rule}: {proof:?}");
    let earlier = period::find(analysis.code(), &values[..values.len() - 1]);
    assert!(earlier.is_err(), "{rule}: proved earlier, by {earlier:?}");
}

#[test]
#[ignore = "slow: about a second"]
fn proved_periods_go_on() {
    let mut proofs = std::collections::BTreeMap::new();
    for (base, most, unequal, to, count) in [
        (4, 8, false, 300, 200),
        (8, 4, false, 400, 150),
        (16, 3, false, 90, 60),
        (8, 3, true, 300, 80),
        (16, 2, true, 80, 40),
    ] {
        for round in 0..count {
            let seed = 60 + round;
            let rule = random_code(&mut generator(seed), base, most, unequal).text();
            let analysis = analyse(&rule, to);
            let Some(period) = analysis.period() else { continue };
            check_bound(&rule, &analysis, period);
            let past = if base == 16 { 2 } else { 3 };
            check(&rule, period, analysis.values().len(), past);
            let Theorem { tail, parts, unequal, rounds } = period.proof.theorem;
            let is_arithmetic = rounds.is_some();
            // Of growing values, the bound does not ask whether parts are unequal.
            let kind = (is_arithmetic, tail, parts.max(1), unequal && !is_arithmetic);
            *proofs.entry(kind).or_insert(0) += 1;
        }
    }
    // Every theorem has been used.
    assert!(proofs.len() >= 12, "{proofs:#?}");
}

#[test]
fn known_periods() {
    // Winning Ways, ch. 4, and A. Flammenkamp's table of octal games.
    for (rule, expected) in [
        ("take 1,3,4", (0, 7, 0)),
        ("kayles", (71, 12, 0)),
        ("dawson", (52, 34, 0)),
        ("0.07", (53, 34, 0)),
        ("lasker", (1, 4, 4)),
        ("nim", (0, 1, 1)),
        ("bounded(9)", (0, 10, 0)),
        ("take 1..9", (0, 10, 0)),
        ("take any, split", (1, 4, 4)),
        ("0.[7]", (0, 1, 1)),
        ("0.156", (3479, 349, 0)),
        ("4.0", (1, 2, 0)),
    ] {
        assert_eq!(law(rule, 10_000), expected, "{rule}");
    }
}

/// The search ends at the very value that completes a proof.
#[test]
fn as_soon_as_there_is_a_proof() {
    for rule in [
        "0.0",
        "take 1",
        "take 1,3,4",
        "take 2,5,7",
        "bounded(9)",
        "nim",
        "take not 2,5",
        "lasker",
        "4.0",
        "kayles",
        "dawson",
        "0.07",
        "4.[3]",
        "0.[13]",
        "0.5[21]",
        // A short period after a long preperiod, and a tail: few values between law and proof.
        "0.033302203[10]",
        "take not 3, split",
        "0.f",
        "0.35!",
        "take 1,50,71",
        "take 3,38,55,89",
        // Long enough for only some of the windows to be kept.
        "take 7,34,67,122,190,241,243,279,298,304,310,311,321,429,466,469",
    ] {
        let last = analyse(rule, 100_000).values().len() as u64 - 1;
        let proof = |to: u64| analyse(rule, to).period().map(|period| period.proof.clone());
        assert_eq!(proof(last - 1), None, "{rule}");
        let found = proof(last).unwrap_or_else(|| panic!("{rule}: no proof up to {last}"));
        assert_eq!(found.values(), last + 1, "{rule}");
        assert_eq!(proof(last + 1000), Some(found), "{rule}");
    }
}

#[test]
fn exceptions_of_kayles() {
    let analysis = analyse("kayles", 1000);
    // Winning Ways, ch. 4, table 6.
    let exceptions = [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70];
    assert_eq!(analysis.period().unwrap().exceptions(), exceptions);
    assert_eq!(analyse("take 1,3,4", 100).period().unwrap().exceptions(), [0; 0]);
    assert_eq!(analyse("lasker", 100).period().unwrap().exceptions(), [0]);
}

#[test]
fn grundys_game_has_no_proof() {
    assert!(analyse("grundy", 3000).period().is_none());
}

#[test]
fn all_but_some_takes() {
    for round in 0..300 {
        let seed = 600 + round;
        let mut random = generator(seed);
        let not: Vec<String> = (0..random.random_range(1..4))
            .map(|_| random.random_range(1..15).to_string())
            .collect();
        let rule = format!(
            "take not {}{}",
            not.join(","),
            if random.random_bool(0.3) { ", split" } else { "" }
        );
        let analysis = analyse(&rule, 1500);
        match analysis.period() {
            Some(period) => check(&rule, period, analysis.values().len(), 3),
            None => println!("{rule}: no proof, seed {seed}"),
        }
    }
}

/// Values that follow a law, but are not those of the game: some hypothesis must fail.
#[test]
fn laws_without_a_proof() {
    let refused = |rule: &str, values: &[u16]| {
        let found = period::find(&parse::code(rule).unwrap(), values);
        assert!(found.is_err(), "{rule}: {values:?}");
    };
    let up = |saltus: u16| (0..400).map(|n| n * saltus).collect::<Vec<u16>>();
    // A split reaches the value itself.
    refused("take any, split", &up(1));
    // Smaller values are not reached.
    refused("nim", &up(2));
    refused("take not 2", &up(3));
    // Without a tail nothing grows for ever.
    refused("kayles", &up(1));
    // A saltus that is no power of two, for all orders of the values of a period of three.
    for order in [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]] {
        let blocks = (0..100).flat_map(|block| order.map(|place| 3 * block + place));
        let values: Vec<u16> = std::iter::once(0).chain(blocks).collect();
        refused("take any, split", &values);
    }
}

/// How far a period is looked for when nothing says how far: less where options are looked at one by one.
#[test]
fn short_looks() {
    let look = |rule: &str| Analysis::new(&parse::code(rule).unwrap()).short_look();
    assert_eq!(["take 1,60000", "kayles", "grundy"].map(look), [100_000; 3]);
    assert_eq!(["nim", "0.[4]", "4.[f]"].map(look), [100_000, 1982, 464]);
}

/// The theorems and their hypotheses in words, as `period` prints them.
#[test]
fn theorems_in_words() {
    const GUY_SMITH: &str = "Guy-Smith periodicity theorem";
    const ARITHMETIC: &str = "arithmetic periodicity of codes with a repeating tail";
    for (rule, theorem, lines) in [
        (
            "take 1,3,4",
            "without splits, t values in a row determine all later ones".to_owned(),
            "bound = max(e, 1) + t; with e = 0, p = 7, t = 4 (the largest take): bound = 5",
        ),
        (
            "kayles",
            format!("{GUY_SMITH} for octal games (1956)"),
            "bound = 2e + p + t; with e = 71, p = 12, t = 2 (the largest take): bound = 156",
        ),
        (
            "0.b!",
            format!("{GUY_SMITH}, extended to splits into 3 unequal heaps"),
            "bound = 3 max(e, 1) + 6p + t; with e = 0, p = 2, t = 1 (the largest take): bound = 16",
        ),
        (
            "0.[1]",
            format!("{GUY_SMITH}, extended to a repeating tail"),
            "bound = e + p + t; with e = 1, p = 1, t = 0 (the tail begins after it): bound = 2",
        ),
        (
            "0.[81]",
            format!("{GUY_SMITH}, extended to a repeating tail and splits into 3 heaps"),
            "bound = 3e + 3p + t; with e = 1, p = 2, t = 0 (the tail begins after it): bound = 9",
        ),
        (
            "0.3[06!]",
            format!("{GUY_SMITH}, extended to a repeating tail and splits into 2 unequal heaps"),
            "bound = 2 max(e, 1) + 3p + t; with e = 0, p = 2, t = 1 (the tail begins after it): bound = 9",
        ),
        (
            "0.[3]",
            ARITHMETIC.to_owned(),
            "bound = 2 max(e, 1) + 3p + t; with e = 0, p = 1, s = 1, t = 0 (the tail begins after it): \
             bound = 5; and from n + ip, for 5 <= n < 6 and i >= 0, moves to all values below G(n) + is, none to it",
        ),
        (
            "0.[322]",
            ARITHMETIC.to_owned(),
            "bound = 2e + 3p + t; with e = 3, p = 3 (a multiple of the length of the tail), s = 3, t = 0 (the tail \
             begins after it): bound = 15; and from n + ip, for 15 <= n < 18 and i >= 0, moves to all values below \
             G(n) + is, none to it",
        ),
    ] {
        let analysis = analyse(rule, 200);
        let law = analysis.period().unwrap_or_else(|| panic!("{rule}"));
        assert_eq!(law.proof.theorem.to_string(), theorem, "{rule}");
        let expected = format!("needs the law for e <= n < {lines}");
        assert_eq!(law.hypotheses(analysis.code()).join("; "), expected, "{rule}");
    }
}

/// The last heap whose value fits in 64 bits: all values just before it do, and the next one does not.
#[test]
fn values_of_64_bits() {
    for (code, expected) in [
        ("lasker", Some(u64::MAX - 1)),
        ("kayles", None),
        ("0.[3]", None),
        ("4.[3]", Some(u64::MAX - 1)),
        ("0.6![26!]", None),
    ] {
        let mut analysis = Analysis::new(&parse::code(code).unwrap());
        analysis.until_proved(1000, &Interruptible).unwrap();
        let law = analysis.period().unwrap_or_else(|| panic!("{code}: no law"));
        assert_eq!(law.last_in_64_bits(), expected, "{code}");
        let fits = |n: u64| law.value(n) <= u64::MAX.into();
        let last = expected.unwrap_or(u64::MAX);
        assert!((last - 1000..=last).all(fits), "{code}");
        assert!(last == u64::MAX || !fits(last + 1), "{code}");
    }
}
