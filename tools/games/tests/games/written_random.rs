//! Random rules against an interpreter that walks their trees, and mutated rules and positions, which may
//! be refused but not crash, hang, or be refused without a place.

use crate::common::{generator, in_ci, seed};
use crate::looks::Looks;
use crate::walker::{Condition, Items, Move, Number, Rules};
use games::error::Error;
use games::game::{Rule, State};
use games::parse;
use games::value::Value;
use games::watch::Watch;
use games::written;
use rand::{Rng, RngExt};
use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};

/// The Grundy value; `None` if the rule is wrong at a position on the way, or can move for ever, or there
/// are too many positions.
fn grundy(
    rules: &Rules,
    at: &[i128],
    known: &mut HashMap<Vec<i128>, Option<u32>>,
    room: &mut usize,
) -> Option<u32> {
    if let Some(value) = known.get(at) {
        return *value;
    }
    *room = room.checked_sub(1)?;
    // While it is open, a move to it is a cycle.
    known.insert(at.to_vec(), None);
    let mut seen = BTreeSet::new();
    for sum in rules.options(at)? {
        let mut value = 0;
        for part in sum {
            value ^= grundy(rules, &part, known, room)?;
        }
        seen.insert(value);
    }
    let value = (0..).zip(&seen).take_while(|(a, b)| a == *b).count();
    let value = u32::try_from(value).ok();
    known.insert(at.to_vec(), value);
    value
}

fn number(random: &mut impl Rng, names: usize, depth: u32) -> Number {
    let leaf = depth == 0 || random.random_bool(0.4);
    if leaf {
        return if random.random_bool(0.7) {
            Number::Name(random.random_range(0..names))
        } else {
            Number::Literal(random.random_range(0..4))
        };
    }
    let inner = |random: &mut _| number(random, names, depth - 1);
    if random.random_bool(0.15) {
        let name = ["min", "max", "abs", "gcd", "xor", "bits"][random.random_range(0..6)];
        let count = if matches!(name, "abs" | "bits") { 1 } else { 2 };
        return Number::Call(name, (0..count).map(|_| inner(random)).collect());
    }
    let sign = ['+', '-', '-', '*', '/', '%', '^'][random.random_range(0..7)];
    let left = inner(random);
    // Divisors are positive or zero, exponents small.
    let right = match sign {
        '/' | '%' => Number::Call("abs", vec![inner(random)]),
        '^' => Number::Literal(random.random_range(0..3)),
        _ => inner(random),
    };
    Number::Binary(sign, Box::new([left, right]))
}

fn condition(random: &mut impl Rng, names: usize, depth: u32) -> Condition {
    let pair = |random: &mut _| Box::new([(); 2].map(|()| condition(random, names, depth - 1)));
    match random.random_range(0..8) {
        0 if depth > 0 => Condition::And(pair(random)),
        1 if depth > 0 => Condition::Or(pair(random)),
        2 if depth > 0 => Condition::Not(Box::new(condition(random, names, depth - 1))),
        3 | 4 => {
            let all = ["even", "odd", "prime", "square", "pow2", "fib"];
            // Of a name alone it may be found without trying all numbers.
            let of = if random.random_bool(0.5) {
                Number::Name(names - 1)
            } else {
                number(random, names, 1)
            };
            Condition::Holds(all[random.random_range(0..6)], of)
        }
        _ => {
            let sign = ["<", "<=", "=", "!=", ">=", ">"][random.random_range(0..6)];
            Condition::Compare(number(random, names, 2), sign, number(random, names, 2))
        }
    }
}

/// A random rule, which need not be right.
pub fn rules(random: &mut impl Rng) -> Rules {
    let width = random.random_range(1..3);
    let moves = (0..random.random_range(1..4)).map(|_| one_move(random, width)).collect();
    Rules { work: Cell::new(0), width, moves }
}

fn one_move(random: &mut impl Rng, width: usize) -> Move {
    let mut loops = Vec::new();
    for names in width..width + random.random_range(0..3) {
        loops.push(match random.random_range(0..6) {
            0 => Items::List(
                (0..random.random_range(1..4)).map(|_| number(random, names, 1)).collect(),
            ),
            1 => Items::Set(["digits", "divisors"][random.random_range(0..2)], Number::Name(0)),
            2 => Items::Range(number(random, names, 1), number(random, names, 1)),
            _ => Items::Range(Number::Literal(random.random_range(0..2)), Number::Name(0)),
        });
    }
    let names = width + loops.len();
    let count = if random.random_bool(0.7) { 1 } else { random.random_range(1..4) };
    let parts: Vec<_> = (0..count)
        .map(|_| {
            let count = random.random_bool(0.15).then(|| number(random, names, 1));
            let numbers = (0..width).map(|place| {
                let smaller = || {
                    let both = [Number::Name(place), Number::Name(names - 1)];
                    Number::Binary('-', Box::new(both))
                };
                match random.random_range(0..4) {
                    0 | 1 if names > width => smaller(),
                    2 => Number::Name(place),
                    _ => number(random, names, 2),
                }
            });
            (count, numbers.collect::<Vec<_>>())
        })
        .collect();
    let mut conditions: Vec<Condition> = Vec::new();
    if random.random_bool(0.8) {
        // What is left is in range and smaller.
        let sum = |numbers: &[Number]| {
            let add = |a: Number, b: Number| Number::Binary('+', Box::new([a, b]));
            numbers.iter().cloned().reduce(add).unwrap()
        };
        let own: Vec<Number> = (0..width).map(Number::Name).collect();
        for (count, numbers) in &parts {
            for number in numbers.iter().chain(count) {
                conditions.push(Condition::Compare(number.clone(), ">=", Number::Literal(0)));
            }
            conditions.push(Condition::Compare(sum(numbers), "<", sum(&own)));
        }
    }
    conditions.extend((0..random.random_range(0..3)).map(|_| condition(random, names, 2)));
    Move { parts, loops, conditions }
}

fn value(rule: &Rule, position: &[u64], watch: &dyn Watch) -> Result<Value, Error> {
    match rule {
        Rule::Written(rule) => {
            written::Solver::new(rule, written::Goal::Grundy).value(position, watch)
        }
        _ => games::moves::Values::default().state(
            &games::game::Game { name: String::new(), rule: rule.clone() },
            &State::Heap(position[0]),
        ),
    }
}

/// The values of a rule by its moves from one solver.
struct Table(Option<written::Solver>);

impl Table {
    fn new(rule: &Rule, to: u64) -> Table {
        let Rule::Written(rule) = rule else { return Table(None) };
        let mut solver = written::Solver::new(rule, written::Goal::Grundy);
        solver.expect(&vec![to; rule.width()]);
        Table(Some(solver))
    }

    fn value(&mut self, position: &[u64], watch: &dyn Watch) -> Option<Result<Value, Error>> {
        self.0.as_mut().map(|solver| solver.value(position, watch))
    }
}

#[test]
fn random_rules() {
    let wanted = if in_ci() { 1000 } else { 50 };
    let mut random = generator(seed());
    let (mut right, mut wrong, mut codes) = (0, 0, 0);
    while right < wanted {
        let rules = rules(&mut random);
        let text = rules.text();
        let game = parse::rule(&text).unwrap_or_else(|e| panic!("{e}"));
        codes += usize::from(matches!(game.rule, Rule::Heap(_)));
        let to: u64 = if rules.width == 1 { 24 } else { 6 };
        let mut is_right = true;
        // All values in order, as a table has them.
        let mut table = Table::new(&game.rule, to);
        for n in 0..=to {
            let others = if rules.width == 1 {
                vec![vec![n]]
            } else {
                (0..=to).map(|m| vec![n, m]).collect()
            };
            for position in others {
                let at: Vec<i128> = position.iter().map(|&n| n.into()).collect();
                let (mut known, mut room) = (HashMap::new(), 400);
                rules.work.set(20_000);
                let expected = grundy(&rules, &at, &mut known, &mut room);
                if expected.is_none() && (room == 0 || rules.work.get() == 0) {
                    is_right = false;
                    continue;
                }
                // What the plain program decides takes few steps here too.
                let watch = Looks::new(if expected.is_some() { 100 } else { 2 });
                let found = value(&game.rule, &position, &watch);
                let in_table = table.value(&position, &watch);
                if let Some(expected) = expected {
                    assert_eq!(found, Ok(Value::Number(expected.into())), "{text} {position:?}");
                    assert_eq!(in_table.unwrap_or(found.clone()), found, "{text} {position:?}");
                    continue;
                }
                assert!(in_table.is_none_or(|value| value.is_err()), "{text} {position:?}");
                is_right = false;
                let error = found.expect_err(&format!("{text} {position:?}")).to_string();
                // Where it can go on for ever, it is stopped.
                assert!(error.starts_with("column ") || error.starts_with("stopped"), "{error}");
            }
        }
        right += usize::from(is_right);
        wrong += usize::from(!is_right);
    }
    println!("{right} right in all positions, {wrong} wrong in some, {codes} codes");
}

/// Rules of all kinds, with positions.
const RULES: [&str; 14] = [
    "n -> n - d for d in 1..n if pow2(d) 7 9",
    "(n -> n - 1; n - n/3 if n >= 3) 5 + nim 3",
    "n -> n - d for d in 1, 3, 4 if d <= n 12",
    "n -> n / k for k in 2, 3, 5 if n > 0 30",
    "n -> k of n/k for k in 2..n if n % k = 0 12",
    "n -> a & b & n - a - b for a in 1..n-2, b in 1..n-a-1 9",
    "n -> n % k of n/k + 1 & k - n % k of n/k for k in 2..n 8",
    "(n, k) -> (n - d, 2d) for d in 1..min(n, k) 8,7",
    "(x, y) -> (x + i, y + j) for (i, j) in (-2,1), (-2,-1) if x + i >= 0 and y + j >= 0 5,5",
    "(w >= 1, h > 0) -> (x, h) & (w - x, h) for x in 1..w-1; win if w = 1 and h = 1 3,2",
    "n -> n - d for d in digits(n) if not (d = 0 or d > 10^2) 21",
    "(a, b) -> (a - x, b) for x in divisors(a) if gcd(a, b) != 1; (a, b/2) if b > 0 6,6",
    "n -> n + 1 if 0 <= n < 20; lose if n = 13 3",
    "(a, b, c) -> (a - 1, b, xor(c, 1)) if a > 0 and lowbit(c + 1) < 2^3 4,5,6",
];

fn mutate(text: &str, random: &mut impl Rng) -> String {
    const WORDS: [&str; 30] = [
        "->",
        "..",
        "&",
        ";",
        ",",
        "(",
        ")",
        " for ",
        " in ",
        " if ",
        " and ",
        " or ",
        " not ",
        " of ",
        "n",
        "d",
        "0",
        "1",
        "9223372036854775807",
        "18446744073709551616",
        "-",
        "+",
        "/",
        "%",
        "^",
        "=",
        "<",
        "win if ",
        "min(",
        "é",
    ];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..random.random_range(1..3) {
        let place = random.random_range(0..=chars.len());
        match random.random_range(0..4) {
            0 if place < chars.len() => {
                chars.remove(place);
            }
            1 if place < chars.len() => chars[place] = char::from(random.random_range(32..127)),
            2 if place + 1 < chars.len() => chars.swap(place, place + 1),
            _ => {
                let word = WORDS[random.random_range(0..WORDS.len())];
                chars.splice(place..place, word.chars());
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn mutants() {
    let count = if in_ci() { 3000 } else { 250 };
    let mut random = generator(seed());
    let (mut read, mut refused) = (0, 0);
    let has_place = |error: &Error, text: &str| {
        let error = error.to_string();
        assert!(
            error.starts_with("stopped") || (error.contains("column ") && error.contains('^')),
            "{text}: {error}"
        );
    };
    for number in 0..count {
        let text = mutate(RULES[number % RULES.len()], &mut random);
        let position = match parse::position(&text) {
            Ok(position) => position,
            Err(error) => {
                refused += 1;
                has_place(&error, &text);
                continue;
            }
        };
        read += 1;
        for component in &position.components {
            let rule = &position.game(component).rule;
            if let (Rule::Written(rule), State::Numbers(numbers)) = (rule, &component.state) {
                // They may have millions of positions.
                let watch = Looks::new(2);
                if let Err(error) =
                    written::Solver::new(rule, written::Goal::Grundy).value(numbers, &watch)
                {
                    has_place(&error, &text);
                }
            }
        }
    }
    println!("{read} were read, {refused} refused");
    assert!(read > count / 20 && refused > count / 20);
}
