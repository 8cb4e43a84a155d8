//! Rules in which play can go on for ever, against the definition.

use games::draws::{endless, listed, outcomes};
use games::game::Rule;
use games::parse;
use games::value::Value;
use games::watch::Interruptible;
use games::written::Written;
use std::collections::BTreeMap;
use std::sync::Arc;

fn rule(text: &str) -> Arc<Written> {
    match parse::rule(text).unwrap().rule {
        Rule::Written(rule) => rule,
        _ => panic!("{text}: a rule by its moves"),
    }
}

/// Wins and losses in at most so many moves as anything changes: what is never decided is drawn.
fn by_definition(
    start: Vec<Vec<u64>>,
    is_misere: bool,
    options: impl Fn(&[u64]) -> Vec<Vec<u64>>,
) -> BTreeMap<Vec<u64>, Option<bool>> {
    let mut all = BTreeMap::new();
    let mut waiting = start;
    while let Some(position) = waiting.pop() {
        if all.insert(position.clone(), None).is_none() {
            waiting
                .extend(options(&position).into_iter().filter(|option| !all.contains_key(option)));
        }
    }
    loop {
        let old = all.clone();
        for (position, known) in &mut all {
            let options: Vec<Option<bool>> =
                options(position).iter().map(|option| old[option]).collect();
            *known = if options.is_empty() {
                Some(is_misere)
            } else if options.contains(&Some(false)) {
                Some(true)
            } else {
                options.iter().all(|option| *option == Some(true)).then_some(false)
            };
        }
        if all == old {
            return all;
        }
    }
}

/// Every rule of two steps back, one forth and a jump, of which the numbers go through small ones.
#[test]
fn rules_of_one_number() {
    let mut draws = [0, 0];
    for (back, forth, modulus) in
        (2..6_u64).flat_map(|b| (1..5_u64).flat_map(move |f| (2..5_u64).map(move |m| (b, f, m))))
    {
        let rule = rule(&format!(
            "n -> n - {back} if n >= {back}; n + {forth} if n % {modulus} = 1 and n < 60; n / 2 if n % 3 = 2"
        ));
        let options = |n: &[u64]| {
            let n = n[0];
            let moves = [
                (n >= back).then(|| n - back),
                (n % modulus == 1 && n < 60).then_some(n + forth),
                (n % 3 == 2).then_some(n / 2),
            ];
            moves.into_iter().flatten().map(|n| vec![n]).collect()
        };
        for misere in [false, true] {
            let expected = by_definition((0..=40).map(|n| vec![n]).collect(), misere, options);
            let found = listed(&rule, 40, misere, &Interruptible).unwrap();
            for (position, value) in found.positions() {
                let number = match expected[position] {
                    Some(false) => 0,
                    Some(true) => 1,
                    None => 2,
                };
                draws[usize::from(misere)] += usize::from(number == 2);
                assert_eq!(value, Value::Number(number), "{} at {position:?}", rule.text());
            }
        }
    }
    assert!(draws.iter().all(|count| *count > 100), "{draws:?}");
}

/// Sums, and a game that is over at once.
#[test]
fn sums_and_ends() {
    let loopy = rule("n -> n - 1 if n > 0; n + 1 if n = 1; win if n = 5; n & 1 if n = 3");
    let options = |sum: &[u64]| {
        let mut options = Vec::new();
        for (place, &n) in sum.iter().enumerate() {
            let lefts: &[&[u64]] = match n {
                0 => &[],
                1 => &[&[0], &[2]],
                3 => &[&[2], &[3, 1]],
                _ => &[&[n - 1]],
            };
            for left in lefts {
                let mut option = [&sum[..place], &sum[place + 1..], left].concat();
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let sums: [&[u64]; 5] = [&[1], &[2], &[1, 2], &[0, 2, 2], &[1, 1, 4 - 3]];
    let split = |sum: &[u64]| sum.iter().map(|n| vec![*n]).collect::<Vec<_>>();
    let found = outcomes(&loopy, &sums.map(split), false, &Interruptible).unwrap();
    let all = by_definition(sums.iter().map(|sum| sum.to_vec()).collect(), false, options);
    assert_eq!(found, sums.map(|sum| all[sum]));
    // Who makes 5 has won, whatever else there is.
    assert_eq!(outcomes(&loopy, &[split(&[5, 1])], false, &Interruptible).unwrap(), [Some(false)]);
}

#[test]
#[ignore = "slow: as many positions as there may be"]
fn ever_more_positions() {
    let error = outcomes(&rule("n -> n + 1; n if n = 0"), &[vec![vec![0]]], false, &Interruptible);
    assert!(error.unwrap_err().to_string().contains("of more than 300000 that can be reached"));
}

#[test]
fn which_rules_can_go_on_for_ever() {
    assert!(endless(&rule("(a, b) -> (b, a)")).is_some());
    assert!(endless(&rule("n -> n + 1 if n = 30; n - 1 if n > 0")).is_some());
    assert!(endless(&rule("n -> n - d for d in 1..n if prime(d)")).is_none());
    // It is not shown in some positions: an error of another kind comes first.
    assert!(endless(&rule("n -> n - 1; n")).is_none());
}
