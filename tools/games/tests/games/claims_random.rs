//! Random rules of all kinds: what is stated of them as proved is right up to ten times the bound of its proof, and what is
//! stated as seen, as far as it was seen. The values are those of an interpreter that shares nothing with the tool.

use crate::common::{PlainCode, count, generator, random_code, seed};
use crate::walker::{Condition, Items, Move, Number, Rules};
use games::check::{Claim, Proof, Verdict};
use games::formula::{Claimed, Formula};
use games::game::{Game, Rule};
use games::parse;
use games::period::Analysis;
use games::solve::{Wanted, solve};
use games::value::Value;
use games::watch::{Interruptible, Limited};
use games::written::{Goal, Solver};
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

/// The most positions that the interpreter decides for one rule.
const MOST: u64 = 1500;
const LIMIT: Duration = Duration::from_millis(400);

type At = Vec<i128>;

enum Source {
    Code(PlainCode),
    /// The second number is at most this, if it is said.
    Moves(Rules, Option<i128>),
}

impl Source {
    fn text(&self) -> String {
        match self {
            Source::Code(code) => code.text(),
            Source::Moves(rules, None) => rules.text(),
            Source::Moves(rules, Some(most)) => {
                rules.text().replacen("(a, b)", &format!("(a, b in 0..{most})"), 1)
            }
        }
    }

    /// What the moves leave; `None` if the rule is wrong here.
    fn options(&self, at: &At) -> Option<Vec<Vec<At>>> {
        match self {
            Source::Code(code) => {
                let heap = |n: usize| vec![n as i128];
                let left = code.options(usize::try_from(at[0]).unwrap());
                Some(left.into_iter().map(|sum| sum.into_iter().map(heap).collect()).collect())
            }
            Source::Moves(rules, most) => {
                rules.work.set(50_000);
                let mut options = rules.options(at)?;
                let is_in = |part: &At| most.is_none_or(|most| part[1] <= most);
                let goes_down = |part: &At| part < at;
                let is_right = |part: &At| is_in(part) && goes_down(part);
                for sum in &mut options {
                    sum.sort();
                }
                options.iter().flatten().all(is_right).then_some(options)
            }
        }
    }
}

/// The positions that were decided.
#[derive(Default)]
struct Oracle {
    values: HashMap<At, u32>,
    misere: HashMap<Vec<At>, bool>,
}

impl Oracle {
    fn value(&mut self, source: &Source, at: &At) -> Option<u32> {
        if let Some(value) = self.values.get(at) {
            return Some(*value);
        }
        let mut left = BTreeSet::new();
        for sum in source.options(at)? {
            let mut value = 0;
            for part in &sum {
                value ^= self.value(source, part)?;
            }
            left.insert(value);
        }
        let value =
            (0..=left.last().map_or(0, |last| last + 1)).find(|n| !left.contains(n)).unwrap();
        self.values.insert(at.clone(), value);
        Some(value)
    }

    /// Whether the next player wins a sum in misère play.
    fn wins(&mut self, source: &Source, sum: &[At]) -> Option<bool> {
        if let Some(wins) = self.misere.get(sum) {
            return Some(*wins);
        }
        if self.misere.len() > 20_000 {
            return None;
        }
        let (mut wins, mut has_move) = (false, false);
        for (place, part) in sum.iter().enumerate() {
            for left in source.options(part)? {
                let mut after = [&sum[..place], &left[..], &sum[place + 1..]].concat();
                after.sort();
                has_move = true;
                wins = wins || !self.wins(source, &after)?;
            }
        }
        self.misere.insert(sum.to_vec(), wins || !has_move);
        Some(wins || !has_move)
    }
}

fn binary(sign: char, a: Number, b: Number) -> Number {
    Number::Binary(sign, Box::new([a, b]))
}

/// A condition that a finite memory may have.
fn condition(random: &mut Pcg64Mcg, names: usize) -> Condition {
    let literal = |n: i128| Number::Literal(n);
    let name = Number::Name(random.random_range(0..names));
    let small = random.random_range(0..12);
    match random.random_range(0..8) {
        0 => Condition::Holds(["even", "odd"][random.random_range(0..2)], name),
        1 | 2 => {
            let modulus = random.random_range(2..6);
            let sum = binary('+', name, Number::Name(random.random_range(0..names)));
            Condition::Compare(
                binary('%', sum, literal(modulus)),
                ["=", "!=", "<"][random.random_range(0..3)],
                literal(small % modulus),
            )
        }
        3 => Condition::Compare(
            name,
            ["!=", ">", "<="][random.random_range(0..3)],
            literal(5 * small),
        ),
        4 => Condition::Not(Box::new(condition(random, names))),
        5 => Condition::Or(Box::new([condition(random, names), condition(random, names)])),
        6 => Condition::Compare(binary('/', name, literal(3)), "!=", literal(small)),
        _ => Condition::Compare(name, ">=", literal(small)),
    }
}

/// A move that takes a few from the first number, all that it can, or splits what is left.
fn one_move(random: &mut Pcg64Mcg, width: usize, memory: Option<i128>, splits: bool) -> Move {
    let literal = |n: i128| Number::Literal(n);
    let (few, take) = (random.random_range(1..7), Number::Name(width));
    let (items, most) = match random.random_range(0..5) {
        0 => (Items::List((0..2).map(|_| literal(random.random_range(1..9))).collect()), None),
        1 => (
            Items::Range(literal(1), Number::Call("min", vec![Number::Name(0), literal(few)])),
            None,
        ),
        2 => (Items::Range(literal(random.random_range(1..3)), Number::Name(0)), None),
        3 => (Items::Range(literal(1), literal(few)), None),
        _ => (Items::List(vec![literal(few)]), Some(few)),
    };
    let rest = binary('-', Number::Name(0), take.clone());
    let mut loops = vec![items];
    let mut conditions = vec![Condition::Compare(take, "<=", Number::Name(0))];
    let second = |random: &mut Pcg64Mcg| match memory {
        None => Number::Name(1),
        Some(most) if random.random_bool(0.5) => literal(random.random_range(0..=most)),
        Some(most) => binary('%', binary('+', Number::Name(1), literal(few)), literal(most + 1)),
    };
    let part = |number: Number, random: &mut Pcg64Mcg| {
        (None, if width == 1 { vec![number] } else { vec![number, second(random)] })
    };
    let parts = if splits {
        let last = binary('/', rest.clone(), literal(random.random_range(1..3)));
        loops.push(Items::Range(literal(random.random_range(0..2)), last));
        let first = Number::Name(width + 1);
        conditions.push(Condition::Compare(
            binary('-', rest.clone(), first.clone()),
            ">=",
            literal(most.unwrap_or(0) % 2),
        ));
        vec![part(first.clone(), random), part(binary('-', rest, first), random)]
    } else {
        vec![part(rest, random)]
    };
    let names = width + usize::from(random.random_bool(0.5));
    conditions.extend((0..random.random_range(0..2)).map(|_| condition(random, names)));
    Move { parts, loops, conditions }
}

fn source(random: &mut Pcg64Mcg) -> Source {
    let kind = random.random_range(0..6);
    if kind == 0 {
        return Source::Code(random_code(random, 8, 4, true));
    }
    let memory = (kind == 1 || kind == 2).then(|| random.random_range(0..4));
    let width = if kind < 4 { 2 } else { 1 };
    let splits = random.random_bool(0.3);
    let moves = (0..random.random_range(1..4)).map(|_| {
        let splits = splits && random.random_bool(0.6);
        one_move(random, width, memory, splits)
    });
    Source::Moves(Rules { work: Cell::new(0), width, moves: moves.collect() }, memory)
}

/// Compares a formula with play up to a number; the number of positions that were compared.
fn compare(source: &Source, game: &Game, formula: &Formula, misere: bool, to: u64) -> u64 {
    let (mut oracle, mut compared) = (Oracle::default(), 0);
    for position in game.positions(to).take(usize::try_from(MOST).unwrap()) {
        let at: At = position.iter().map(|n| i128::from(*n)).collect();
        let expected = if misere {
            oracle.wins(source, &[at]).map(u32::from)
        } else {
            oracle.value(source, &at)
        };
        let Some(expected) = expected else { break };
        let is_right = match formula.value(&position).unwrap() {
            Claimed::Value(claimed) => claimed == i128::from(expected),
            Claimed::Outcome { next_player_wins } => next_player_wins == (expected > 0),
        };
        assert!(is_right, "{}: {formula}, misere {misere}: wrong at {position:?}", source.text());
        compared += 1;
    }
    compared
}

/// The proved law, of values, against play.
fn period(source: &Source, game: &Game) -> bool {
    let watch = Limited::new(&Interruptible, LIMIT);
    let mut oracle = Oracle::default();
    let mut each = |to: u64, rows: &dyn Fn(u64) -> Vec<(Vec<u64>, u128)>| {
        for (position, value) in (0..to.min(MOST)).flat_map(rows) {
            let at: At = position.iter().map(|n| i128::from(*n)).collect();
            let expected = oracle.value(source, &at).map(u128::from);
            assert!(expected.is_none_or(|own| own == value), "{}: {position:?}", source.text());
        }
    };
    match &game.rule {
        Rule::Heap(code) => {
            let mut analysis = Analysis::new(code);
            if analysis.look_on(&watch).is_err() {
                return false;
            }
            let Some(law) = analysis.period() else { return false };
            each(10 * law.proof.bound, &|n| vec![(vec![n], law.value(n))]);
        }
        Rule::Written(rule) => {
            let mut solver = Solver::new(rule, Goal::Grundy);
            let Ok((rows, Some(law))) = solver.rows(None, &watch) else { return false };
            let memories = rule.memories();
            each(10 * law.bound, &|n| {
                let row = &rows[usize::try_from(law.reduced(n)).unwrap()];
                let of = |(t, value): (usize, &Value)| match value {
                    Value::Number(value) => {
                        ([&[n], &memories[t][..]].concat(), *value + law.added(n, t))
                    }
                    _ => panic!("a value"),
                };
                row.iter().enumerate().map(of).collect()
            });
        }
        _ => return false,
    }
    true
}

/// What `check` says of a formula, and of some that differ in one number.
fn checked(
    source: &Source,
    game: &Game,
    formula: &Formula,
    misere: bool,
    random: &mut Pcg64Mcg,
) -> u64 {
    let text = formula.to_string();
    let digits: Vec<usize> =
        text.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
    let mut proved = 0;
    for round in 0..4 {
        let mut text = text.clone();
        if round > 0 && !digits.is_empty() {
            let at = digits[random.random_range(0..digits.len())];
            text.replace_range(at..=at, &random.random_range(0..10).to_string());
        }
        let names = game.variables();
        let Ok(formula) = Formula::parse(&text, &names) else { continue };
        let claim = Claim { game, formula: &formula, misere };
        match claim.check(60, &Limited::new(&Interruptible, LIMIT)) {
            Ok(Verdict::Proved(Proof::Laws { bound, .. })) => {
                compare(source, game, &formula, misere, 10 * u64::try_from(bound).unwrap());
                proved += 1;
            }
            Ok(Verdict::Proved(Proof::Theorem { .. })) => {
                compare(source, game, &formula, misere, MOST);
                proved += 1;
            }
            Ok(Verdict::Seen { to: Some(to), .. }) => {
                compare(source, game, &formula, misere, to);
            }
            _ => {}
        }
    }
    proved
}

#[test]
#[ignore = "slow: 1000 rules, some minutes"]
fn a_thousand_rules() {
    let random = &mut generator(seed());
    let (mut rules, mut laws, mut parted, mut compared) = (0, 0, 0, 0);
    let (mut found, mut proved) = ([0; 2], [0; 2]);
    while rules < count(1000) {
        let source = source(random);
        let game = parse::rule(&source.text()).unwrap_or_else(|e| panic!("{}: {e}", source.text()));
        let small = game.positions(20).take(400).all(|position| {
            source.options(&position.iter().map(|n| i128::from(*n)).collect()).is_some()
        });
        if !small {
            continue;
        }
        rules += 1;
        let has_law = period(&source, &game);
        laws += u64::from(has_law);
        let splits = |rule: &Rule| matches!(rule, Rule::Written(rule) if rule.parted().is_some());
        parted += u64::from(has_law && splits(&game.rule));
        for misere in [false, true] {
            let to = if misere {
                30
            } else if game.variables().len() == 1 {
                300
            } else {
                40
            };
            let wanted = Wanted { to: Some(to), misere, effort: 3000, ..Wanted::default() };
            let Ok(solved) = solve(&game, wanted, &Limited::new(&Interruptible, LIMIT)) else {
                continue;
            };
            let Some(formula) = &solved.formula else { continue };
            found[usize::from(misere)] += 1;
            compared += compare(&source, &game, formula, misere, solved.seen_to.min(300));
            proved[usize::from(misere)] += checked(&source, &game, formula, misere, random);
        }
    }
    println!(
        "{rules} rules: {laws} proved laws, {parted} of parts, {found:?} formulas, {proved:?} proofs, {compared} positions compared"
    );
}
