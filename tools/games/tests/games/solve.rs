//! What `solve` finds: the closed forms of known games, and no wrong ones.

use games::check::Proof;
use games::formula::{Claimed, Form, Formula};
use games::game::Rule;
use games::parse;
use games::solve::{Solved, Wanted, solve};
use games::watch::Interruptible;

/// What is found for a rule whose values are computed up to `to`.
fn solved(rule: &str, to: u64) -> Solved {
    let wanted = Wanted { to: Some(to), effort: 20_000, ..Wanted::default() };
    let game = parse::rule(rule).unwrap_or_else(|e| panic!("{rule}: {e}"));
    solve(&game, wanted, &Interruptible).unwrap_or_else(|e| panic!("{rule}: {e}"))
}

/// What a formula says of numbers up to `to`, and what it should.
fn assert_is(formula: &Formula, to: u64, claimed: impl Fn(&[u64]) -> Option<Claimed>) {
    let names = formula.names().len();
    let others = if names == 1 { 0 } else { to };
    for a in 0..=to {
        for b in 0..=others {
            let position = &[a, b][..names];
            if let Some(claimed) = claimed(position) {
                assert_eq!(formula.value(position), Ok(claimed), "{formula} at {position:?}");
            }
        }
    }
}

#[allow(clippy::unnecessary_wraps, reason = "a closed form may have no value somewhere")]
fn some(n: u64) -> Option<Claimed> {
    Some(value(n))
}

fn value(n: u64) -> Claimed {
    Claimed::Value(n.into())
}

/// A closed form that is known, as the tests write it; `None` where the rule has no position.
type Known = fn(&[u64]) -> Option<Claimed>;

/// Games with a small form, found in a few values.
const QUICK: [(&str, u64, Known); 9] = [
    ("bash(4)", 300, |at| some(at[0] % 5)),
    ("lasker", 1000, |at| {
        let n = at[0];
        some(match n % 4 {
            3 => n + 1,
            0 if n > 0 => n - 1,
            _ => n,
        })
    }),
    ("take 1,3,4", 1000, |at| some([0, 1, 0, 1, 2, 3, 2][(at[0] % 7) as usize])),
    ("squares", 50, |at| {
        (at[0] > 0 && at[1] > 0).then(|| lowbit(at[0]).min(lowbit(at[1]))).map(value)
    }),
    ("n -> n - d for d in 1..n if pow2(d)", 300, |at| some(at[0] % 3)),
    ("n -> n - d for d in divisors(n) if d < n", 300, |at| {
        some(if at[0] == 0 { 0 } else { at[0].trailing_zeros().into() })
    }),
    ("n -> n / d for d in divisors(n) if d > 1", 300, |at| {
        (at[0] > 0).then(|| prime_factors(at[0])).map(value)
    }),
    ("n -> n - d for d in 3..5 if d <= n", 500, |at| some(at[0] % 8 / 3)),
    ("(a, b) -> (x, b) for x in 0..a-1; (a, y) for y in 0..b-1", 50, |at| some(at[0] ^ at[1])),
];

fn lowbit(n: u64) -> u64 {
    n & n.wrapping_neg()
}

fn prime_factors(mut n: u64) -> u64 {
    let mut count = 0;
    let mut p = 2;
    while n > 1 {
        if n.is_multiple_of(p) {
            n /= p;
            count += 1;
        } else {
            p += 1;
        }
    }
    count
}

#[test]
fn quick_games() {
    for (rule, to, known) in QUICK {
        let solved = solved(rule, to);
        let formula = solved.formula.unwrap_or_else(|| panic!("{rule}: none"));
        assert_eq!(formula.form(), Form::Value, "{rule}: {formula}");
        let is_proved = match parse::rule(rule).unwrap().rule {
            Rule::Heap(_) => true,
            Rule::Written(rule) => rule.has_law(),
            _ => false,
        };
        assert_eq!(solved.proof.is_some(), is_proved, "{rule}: {formula}");
        if !matches!(solved.proof, Some(Proof::Theorem { .. })) {
            assert_eq!((solved.fitted_to, solved.seen_to), (to / 10, to), "{rule}");
        }
        assert_is(&formula, if formula.names().len() == 1 { 3 * to } else { 2 * to }, known);
    }
}

/// A form of size 3 is believed where nine values are fitted, and 81 others are right.
/// So few that the values of a group are at positions with a = b, where the names mean the same.
#[test]
fn few_pairs() {
    for to in [0, 1, 20, 30, 39] {
        let wanted = Wanted { to: Some(to), outcome_only: true, ..Wanted::default() };
        let game = parse::rule("wythoff").unwrap();
        let formula = solve(&game, wanted, &Interruptible).unwrap().formula;
        assert!(formula.is_none(), "{to}: {}", formula.unwrap());
    }
}

#[test]
fn fewest_values() {
    // As `take 1..3`, but for one heap far away, without which a theorem would say it.
    let rule = "n -> n - d for d in 1..3 if d <= n and n != 1000";
    assert!(solved(rule, 88).formula.is_none());
    assert_eq!(solved(rule, 89).formula.unwrap().to_string(), "n & 3");
}

/// Games whose forms take longer to find.
const SLOW: [(&str, u64, Known); 7] = [
    // The digits before the last 1 in base 3 are read in pairs.
    ("n -> n / 3 if n > 0 and n % 3 != 1", 3000, |at| {
        let (mut n, mut length) = (at[0], 0);
        while n > 0 && n % 3 != 1 {
            n /= 3;
            length += 1;
        }
        some(length % 2)
    }),
    ("kayles", 10_000, |at| {
        let kayles = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
        (at[0] > 70).then(|| kayles[(at[0] % 12) as usize]).map(value)
    }),
    ("n -> n - d for d in 1..n/2", 2000, |at| {
        // Odd numbers are halved until they are even, and once more.
        let mut n = at[0];
        while n % 2 == 1 {
            n /= 2;
        }
        some(n / 2)
    }),
    ("(a >= 1, b >= 1) -> (x, a - x) for x in 1..a-1; (x, b - x) for x in 1..b-1", 100, |at| {
        let is_position = at[0] > 0 && at[1] > 0;
        is_position.then(|| ((at[0] - 1) | (at[1] - 1)).trailing_ones().into()).map(value)
    }),
    ("n -> n - d for d in 1..n; a & b & n-a-b for a in 1..n-2, b in 1..n-a-1", 600, |at| {
        let n = at[0];
        some(match n % 8 {
            7 => n + 1,
            0 if n > 0 => n - 1,
            _ => n,
        })
    }),
    ("n -> n - d for d in 1..n if coprime(d, n)", 1000, |_| None),
    ("0.07", 10_000, |_| None),
];

#[test]
#[ignore = "slow: many forms are tried"]
fn slow_games() {
    for (rule, to, known) in SLOW {
        let wanted = Wanted { to: Some(to), ..Wanted::default() };
        let solved = solve(&parse::rule(rule).unwrap(), wanted, &Interruptible).unwrap();
        if rule.starts_with("0.07") {
            let same = solved.same_as.map(|known| (known.game, known.at));
            assert_eq!(same, Some(("dawson".to_owned(), "n - 1".to_owned())));
        }
        if !rule.contains("coprime") {
            let formula = solved.formula.unwrap_or_else(|| panic!("{rule}: none"));
            assert_eq!(formula.form(), Form::Value, "{rule}: {formula}");
            assert_is(&formula, if formula.names().len() == 1 { 3 * to } else { to }, known);
        }
    }
}

/// Who wins a position, as the tests know it; `None` where the rule has no position.
type Wins = fn(u64, u64) -> Option<bool>;

/// Games of which who wins has a form.
const OUTCOMES: [(&str, Wins); 5] = [
    ("wythoff", |a, b| Some(!is_lost_in_wythoff(a, b))),
    ("(n, k) -> (n - d, 2d) for d in 1..min(n, k)", |n, k| Some(n > 0 && k >= smallest_part(n))),
    (
        "(a, b) -> (a - k*b, b) for k in 1..a/b if b > 0; (a, b - k*a) for k in 1..b/a if a > 0",
        |a, b| Some(euclid_wins(a.max(b), a.min(b))),
    ),
    // Chomp of two rows, of a cells and of b: the last cell must not be taken.
    ("(a >= 1, b) -> (x, min(b, x)) for x in 1..a-1; (a, y) for y in 0..b-1", |a, b| {
        (a > 0).then_some(a != b + 1)
    }),
    (
        "(w >= 1, h >= 1) -> (x, h) & (w - x, h) for x in 1..w-1; (w, y) & (w, h - y) for y in 1..h-1",
        |w, h| (w > 0 && h > 0).then_some(w % 2 == 0 || h % 2 == 0),
    ),
];

/// Whether a pair is one of Wythoff's P-positions, each of which has the least number that is in none before.
fn is_lost_in_wythoff(a: u64, b: u64) -> bool {
    let mut used = std::collections::HashSet::new();
    let mut least = 0;
    for difference in 0..=a.abs_diff(b) {
        while used.contains(&least) {
            least += 1;
        }
        used.extend([least, least + difference]);
    }
    // The last pair is the only one with their difference.
    least == a.min(b)
}

fn smallest_part(mut n: u64) -> u64 {
    loop {
        let (mut a, mut b) = (1, 2);
        while b <= n {
            (a, b) = (b, a + b);
        }
        if a == n {
            return n;
        }
        n -= a;
    }
}

/// Who plays Euclid's game decides as soon as there is a choice.
fn euclid_wins(larger: u64, smaller: u64) -> bool {
    if smaller == 0 {
        return false;
    }
    larger / smaller > 1 || !euclid_wins(smaller, larger % smaller)
}

#[test]
#[ignore = "slow: many forms are tried"]
fn outcomes() {
    for (rule, wins) in OUTCOMES {
        let wanted = Wanted { to: Some(100), outcome_only: true, ..Wanted::default() };
        let solved = solve(&parse::rule(rule).unwrap(), wanted, &Interruptible).unwrap();
        let formula = solved.formula.unwrap_or_else(|| panic!("{rule}: none"));
        assert_ne!(formula.form(), Form::Value, "{rule}");
        assert_is(&formula, 150, |at| {
            wins(at[0], at[1]).map(|next_player_wins| Claimed::Outcome { next_player_wins })
        });
    }
}

/// What is found in few values with little effort.
const SEARCHES: [(&str, bool, u64, &str); 16] = [
    ("take 1,3,4", true, 500, "loses if n % 7 in [0, 2]"),
    (
        "kayles",
        false,
        3000,
        "{0: 0, 3: 3, 6: 3, 9: 4, 11: 6, 15: 7, 18: 3, 21: 4, 22: 6, 28: 5, 34: 6, 39: 3, 57: 4, 70: 6} else [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7][n % 12]",
    ),
    (
        "0.07",
        false,
        2000,
        "{0: 0, 1: 0, 15: 0, 17: 2, 18: 2, 32: 2, 35: 0, 52: 2} else [4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7][n % 34]; dawson at n - 1",
    ),
    ("n -> n - d for d in 1..min(3, n); win if n = 0", false, 300, "loses if n % 4 = 0"),
    (
        "n -> n - 1 if n % 2 = 1; m for m in 0..n-1 if n % 2 = 0",
        false,
        500,
        "loses if n != 1 and (n = 0 or (n + 1) % 2 = 0)",
    ),
    (
        "n -> n / 3 if n > 0 and n % 3 != 1",
        false,
        3000,
        "{0: 0} else if n % 3 = 1 then 0 else 1 - g(n / 3)",
    ),
    ("n -> n - d for d in 1..n/2", false, 500, "if n % 2 = 0 then n / 2 else g(n / 2)"),
    ("grundy", false, 200, "none"),
    (
        "(a, b) -> (a - x, b) for x in 1..min(a, 3); (a, b - x) for x in 1..min(b, 4)",
        false,
        160,
        "[0, 1, 2, 3, 4, 1, 0, 3, 2, 5, 2, 3, 0, 1, 6, 3, 2, 1, 0, 7][a % 4 * 5 + b % 5]",
    ),
    ("euclid", false, 100, "wins if floor(min(a, b) * phi) < max(a, b)"),
    (
        "(a, b) -> (a - k*b, b) for k in 1..a/b if b > 0; (a, b - k*a) for k in 1..b/a if a > 0",
        true,
        100,
        "wins if (b = a or floor(min(a, b) * phi) < max(a, b)) and min(a, b) >= 1",
    ),
    (
        "(n, k) -> (n - d, 2d) for d in 1..min(n, k)",
        true,
        60,
        "wins if zeckendorf(max(n, 1)) <= min(n, k)",
    ),
    (
        "(a >= 1, b >= 1) -> (x, a - x) for x in 1..a-1; (x, b - x) for x in 1..b-1",
        false,
        60,
        "ctz(((a - 1) | (b - 1)) + 1)",
    ),
    (
        "(a >= 1, b) -> (x, min(b, x)) for x in 1..a-1; (a, y) for y in 0..b-1",
        true,
        60,
        "loses if a - b = 1",
    ),
    (
        "(a, b) -> (a - 1, b) if a % 2 = 1 and b % 3 > 0; (a, b - 1) if b % 3 > 0",
        false,
        100,
        "[0, 1, 0, 0, 2, 1][a % 2 * 3 + b % 3]",
    ),
    ("wythoff", true, 60, "loses if floor(abs(a - b) * phi) = min(a, b)"),
];

#[test]
#[ignore = "slow: some seconds"]
fn searches() {
    let mut found = Vec::new();
    for (rule, outcome_only, to, _) in SEARCHES {
        let wanted = Wanted { to: Some(to), outcome_only, misere: false, effort: 10_000 };
        let solved = solve(&parse::rule(rule).unwrap(), wanted, &Interruptible).unwrap();
        let formula = solved.formula.map_or_else(|| "none".to_owned(), |f| f.to_string());
        let same = solved.same_as.map(|known| format!("; {} at {}", known.game, known.at));
        found.push((rule, outcome_only, to, formula + &same.unwrap_or_default()));
    }
    let expected = SEARCHES
        .map(|(rule, outcome_only, to, formula)| (rule, outcome_only, to, formula.to_owned()));
    let differs = found.iter().zip(&expected).filter(|(found, expected)| found != expected);
    let differs: Vec<_> = differs.collect();
    assert!(differs.is_empty(), "found and expected: {differs:#?}");
}
