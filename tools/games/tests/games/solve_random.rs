//! Random rules: what `solve` prints of them is right on ten times the range that it was fitted to.

use crate::common::{generator, random_code, seed};
use crate::written_random;
use games::formula::Claimed;
use games::game::{Game, Rule, State};
use games::moves::Values;
use games::parse;
use games::solve::{Wanted, solve};
use games::value::Value;
use games::watch::Watch;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use std::time::{Duration, Instant};

/// Gives up after a while: random rules may have millions of positions.
struct Patience(Instant);

impl Watch for Patience {
    fn go_on(&self, _: usize) -> bool {
        self.0.elapsed() < Duration::from_millis(500)
    }
}

/// A random code, takes of one heap, or a rule by its moves, and to which number it is looked at.
fn random_rule(random: &mut Pcg64Mcg) -> (String, u64) {
    match random.random_range(0..3) {
        0 => (random_code(random, 8, 4, true).text(), 1000),
        1 => {
            let few = random.random_range(1..5);
            let takes: Vec<String> =
                (0..few).map(|_| random.random_range(1..15).to_string()).collect();
            let split = if random.random_bool(0.2) { ", split" } else { "" };
            (format!("take {}{split}", takes.join(",")), 1000)
        }
        _ => {
            let rules = written_random::rules(random);
            (rules.text(), if rules.width == 1 { 400 } else { 60 })
        }
    }
}

/// Takes from one of two heaps or both, some of them under a condition, in any order or not.
fn random_pair(random: &mut Pcg64Mcg) -> (String, u64) {
    let mut moves = Vec::new();
    for _ in 0..random.random_range(1..5) {
        let [i, j] = [0, 0].map(|_: u64| random.random_range(0..4_u64));
        if i + j > 0 {
            let (p, r) = (random.random_range(2..4), random.random_range(0..2));
            let only =
                if random.random_bool(0.2) { format!(" and a % {p} = {r}") } else { String::new() };
            let first = format!("(a - {i}, b - {j}) if a >= {i} and b >= {j}{only}");
            moves.extend([first, format!("(a - {j}, b - {i}) if a >= {j} and b >= {i}{only}")]);
        }
    }
    let domain = if random.random_bool(0.3) { "; only if a <= b" } else { "" };
    (format!("(a, b) -> {}{domain}", moves.join("; ")), 60)
}

/// A random rule, and to which number it is looked at.
type RandomRule = fn(&mut Pcg64Mcg) -> (String, u64);

/// How many rules of each kind there were.
#[derive(Default, Debug)]
struct Counts {
    of_value: u32,
    of_outcome: u32,
    none: u32,
    /// Right up to ten times the fitted range, and wrong beyond.
    wrong_beyond: u32,
}

/// Looks for formulas of so many random rules, and checks each in a range ten times that which it was fitted
/// to, and up to the double of that where this is fast.
fn check((count, rule): (u32, RandomRule), effort: u64, seed: u64) -> Counts {
    let mut random = generator(seed);
    let mut counts = Counts::default();
    while counts.of_value + counts.of_outcome + counts.none < count {
        let (text, to) = rule(&mut random);
        let Ok(game) = parse::rule(&text) else { continue };
        let wanted = Wanted { to: Some(to), effort, ..Wanted::default() };
        // A rule that leaves its range or can move for ever is none.
        let Ok(solved) = solve(&game, wanted, &Patience(Instant::now())) else { continue };
        let Some(formula) = solved.formula else {
            counts.none += 1;
            continue;
        };
        let claims = |position: &[u64], value: Value| match formula.value(position) {
            Ok(Claimed::Value(claimed)) => Value::Number(u128::try_from(claimed).unwrap()) == value,
            Ok(Claimed::Outcome { next_player_wins }) => {
                next_player_wins == value.next_player_wins()
            }
            Err(_) => false,
        };
        let is_value = matches!(formula.value(&vec![1; solved.names.len()]), Ok(Claimed::Value(_)));
        *(if is_value { &mut counts.of_value } else { &mut counts.of_outcome }) += 1;
        let start = Instant::now();
        let mut values = Values::default();
        let mut is_wrong_beyond = false;
        for position in positions(&game, 2 * to) {
            if !game.is_position(&position).unwrap() {
                continue;
            }
            let is_beyond = position.iter().any(|number| *number > 10 * solved.fitted_to);
            if is_beyond && start.elapsed() > Duration::from_millis(500) {
                break;
            }
            let Ok(value) = values.state(&game, &state(&game, &position)) else { break };
            let is_right = claims(&position, value);
            assert!(is_right || is_beyond, "{text}: {formula} at {position:?}, which has {value}");
            is_wrong_beyond |= !is_right;
        }
        if is_wrong_beyond {
            println!("wrong beyond ten times the range: {text}: {formula}");
            counts.wrong_beyond += 1;
        }
    }
    counts
}

fn state(game: &Game, position: &[u64]) -> State {
    match game.rule {
        Rule::Heap(_) => State::Heap(position[0]),
        _ => State::Numbers(position.to_vec()),
    }
}

/// The positions of a game up to a number, smaller ones first.
fn positions(game: &Game, to: u64) -> Vec<Vec<u64>> {
    match &game.rule {
        Rule::Written(rule) if rule.width() == 2 => {
            let mut all: Vec<Vec<u64>> = rule.positions(to).collect();
            all.sort_by_key(|position| position.iter().copied().max());
            all
        }
        _ => (0..=to).map(|n| vec![n]).collect(),
    }
}

#[test]
#[ignore = "slow: about a second"]
fn sample() {
    println!("{:?} with seed 1", check((4, random_rule), 2000, 1));
}

#[test]
#[ignore = "slow: 80 rules"]
fn eighty_rules() {
    let seed = seed();
    let half = |seed: u64| check((40, random_rule), 20_000, seed);
    let other = std::thread::spawn(move || half(seed.wrapping_add(1)));
    println!("{:?}", (half(seed), other.join().expect("the other half passes")));
}

#[test]
#[ignore = "slow: 500 rules of pairs"]
fn five_hundred_pairs() {
    let counts = check((500, random_pair), 5000, seed());
    println!("{counts:?}");
    assert!(counts.of_value + counts.of_outcome > 100, "{counts:?}");
}
