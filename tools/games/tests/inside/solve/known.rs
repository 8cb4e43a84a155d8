//! The values that forms are fitted to.

use crate::game::{Game, Rule, State};
use crate::parse;
use crate::solve::learn::Known;
use crate::value::Value;
use crate::watch::{Interruptible, Watch};

fn game(rule: &str) -> Game {
    parse::rule(rule).unwrap_or_else(|e| panic!("{rule}: {e}"))
}

fn known(rule: &str, to: Option<u64>) -> Known {
    Known::of(&game(rule), to, false, &Interruptible).unwrap_or_else(|e| panic!("{rule}: {e}"))
}

/// All positions up to a number are there once, in the order of their largest numbers, with their values; those up to
/// a tenth of it are fitted.
#[test]
fn all_positions_in_order() {
    for (rule, least, to) in [
        ("take 1,3,4", &[0][..], 50),
        ("n >= 3 -> n - d for d in 1..n - 3 if d != 2", &[3], 50),
        ("n >= 3 -> n - 1 if n > 3", &[3], 3),
        ("wythoff", &[0, 0], 19),
        ("euclid", &[1, 1], 30),
        ("squares", &[1, 1], 12),
        ("(a, b) -> (a - x, b) for x in 1..a; (a, b - x) for x in 1..min(b, 2)", &[0, 0], 24),
        ("(a >= 2, b) -> (a - 1, b) if a > 2; (a, b - 1) if b > 0", &[2, 0], 20),
        ("(a, b >= 3) -> (a - 1, b) if a > 0; (a, b - 1) if b > 3", &[0, 3], 20),
        ("(a >= 4, b >= 4) -> (a - 1, b) if a > 4; (a, b - 1) if b > 4", &[4, 4], 4),
    ] {
        let known = known(rule, Some(to));
        assert_eq!((known.to, known.fit_to), (to, to / 10), "{rule}");
        let mut values = crate::moves::Values::default();
        let largest = |position: &[u64]| position.iter().copied().max().unwrap();
        let of = game(rule);
        for (position, value) in known.values() {
            let state = match &of.rule {
                Rule::Heap(_) => State::Heap(position[0]),
                Rule::Coins(_) => State::Coins(vec![(position[0], position[1])]),
                _ => State::Numbers(position.clone()),
            };
            assert_eq!(values.state(&of, &state), Ok(*value), "{rule} at {position:?}");
            assert_eq!(known.is_fitted(position), largest(position) <= to / 10, "{rule}");
        }
        let positions: Vec<&Vec<u64>> = known.values().iter().map(|(at, _)| at).collect();
        assert!(positions.is_sorted_by_key(|position| largest(position)), "{rule}");
        let mut expected = vec![vec![]];
        for first in least {
            expected = expected
                .iter()
                .flat_map(|before| (*first..=to).map(move |n| [&before[..], &[n]].concat()))
                .collect();
        }
        let mut sorted: Vec<Vec<u64>> = positions.into_iter().cloned().collect();
        sorted.sort();
        assert_eq!(sorted, expected, "{rule}");
        let fitted = known.fitted(false).expect("numbers");
        let least: Vec<i64> = least.iter().map(|n| i64::try_from(*n).unwrap()).collect();
        assert_eq!(fitted.least, least, "{rule}");
        let few = expected.iter().filter(|at| largest(at) <= to / 10).count();
        assert_eq!((fitted.len(), known.fitted(true).unwrap().len()), (few, few), "{rule}");
        for ((at, value), (_, wins)) in fitted.iter().zip(known.fitted(true).unwrap().iter()) {
            assert_eq!(wins, i64::from(value > 0), "{rule} at {at:?}");
        }
    }
}

/// Where some value is `win` or `loss`, only who wins is to be fitted.
#[test]
fn values_that_are_no_numbers() {
    let known = known("n -> n - d for d in 1..min(3, n); win if n = 0", Some(50));
    assert_eq!(known.values()[0].1, Value::Loss);
    assert!(known.fitted(false).is_none());
    assert_eq!(known.fitted(true).unwrap().wanted, [0, 1, 1, 1, 0, 1]);
}

/// How far is looked if nothing says how far.
#[test]
#[ignore = "slow: about half a second"]
fn usual_ranges() {
    for (rule, to) in [
        ("bash(4)", 10_000),
        ("n -> n - 1 if n > 0", 10_000),
        ("euclid", 400),
        ("(a, b) -> (a - 1, b) if a > 0", 400),
    ] {
        assert_eq!(known(rule, None).to, to, "{rule}");
    }
}

/// What has not one to four numbers, and a rule that is wrong somewhere.
#[test]
fn refused() {
    for (rule, message) in [
        ("(a, b, c, d, e) -> (a - 1, b, c, d, e) if a > 0", "one to four numbers; this one has 5"),
        ("n -> n - 3 if n > 0", "leaves the range"),
    ] {
        let error = Known::of(&game(rule), Some(9), false, &Interruptible)
            .err()
            .expect("an error")
            .to_string();
        assert!(error.contains(message), "{rule}: {error}");
    }
}

/// Stops at once.
struct Never;

impl Watch for Never {
    fn go_on(&self, _: usize) -> bool {
        false
    }
}

/// What is stopped gives an error if rules by their moves had a range to fill.
#[test]
fn stopped() {
    let rule = "(a, b) -> (x, y) for x in 0..a, y in 0..b if x + y < a + b";
    assert!(Known::of(&game(rule), Some(400), false, &Never).is_err());
}

/// After three seconds the positions up to some number are known, all of them.
#[test]
#[ignore = "slow: three seconds"]
fn as_far_as_three_seconds_go() {
    let rule = "(a, b) -> (x, y) for x in 0..a, y in 0..b if x + y < a + b";
    let known = known(rule, None);
    assert!((20..400).contains(&known.to), "{}", known.to);
    assert_eq!(known.values().len() as u64, (known.to + 1).pow(2));
}

/// In misère play it is known who wins, by the definition.
#[test]
fn misere_play() {
    for (rule, to) in [("take 1..3", 60), ("n -> n - d for d in 1..n if pow2(d)", 60)] {
        let known = Known::of(&game(rule), Some(to), true, &Interruptible).unwrap();
        let takes = |n: usize| {
            (1..=n).filter(move |d| if rule == "take 1..3" { *d <= 3 } else { d.is_power_of_two() })
        };
        let mut wins: Vec<bool> = Vec::new();
        for n in 0..=60 {
            wins.push(n == 0 || takes(n).any(|d| !wins[n - d]));
        }
        let found: Vec<bool> =
            known.values().iter().map(|(_, value)| value.next_player_wins()).collect();
        assert_eq!(found, wins, "{rule}");
        assert!(known.fitted(true).is_some());
    }
}

/// A number that has few values is no number by which positions are computed; what is known is parted by it.
#[test]
fn a_number_with_few_values() {
    for (rule, place) in [
        ("(n, t in 1..3) -> (n - d, d) for d in 1..3 if d <= n and d != t", 1),
        ("(t in 1..3, n) -> (d, n - d) for d in 1..3 if d <= n and d != t", 0),
    ] {
        let known = known(rule, Some(40));
        assert_eq!((known.to, known.values().len()), (40, 3 * 41), "{rule}");
        let (found, slices) = known.slices().unwrap();
        assert_eq!((found, slices.len()), (place, 3));
        let mut values = vec![[0_usize; 4]; 41];
        for n in 0..=40 {
            for t in 1..=3 {
                let mut options: Vec<usize> =
                    (1..=3.min(n)).filter(|d| *d != t).map(|d| values[n - d][d]).collect();
                options.sort_unstable();
                options.dedup();
                values[n][t] = (0..4).find(|mex| options.get(*mex) != Some(mex)).unwrap();
            }
        }
        for (t, slice) in slices {
            for (at, value) in slice.values() {
                let expected = values[crate::index(at[0])][crate::index(t)];
                assert_eq!(*value, Value::Number(expected as u128), "{rule} at {at:?}, {t}");
            }
        }
    }
}
