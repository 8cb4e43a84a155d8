//! `check` against games and formulas written again for the tests.

use super::common::{PlainCode, generator, mex, random_code, rounds, seed};
use super::formula_text::Tree;
use games::check::{Claim, Verdict};
use games::formula::{Claimed, Formula};
use games::game::Game;
use games::parse;
use games::value::Value;
use games::watch::{Interruptible, Limited};
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use std::time::Duration;

use Tree::{Among, Cases, If, Number, One, Table, Two, Variable};

/// How far the values of a game on heaps, and of one with two numbers, are computed.
const HEAPS: u64 = 70;
const SIDE: u64 = 9;

fn index(n: u64) -> usize {
    usize::try_from(n).unwrap()
}

fn int(n: usize) -> i64 {
    i64::try_from(n).unwrap()
}

/// A game, the names of its numbers, and the values of its positions in the order of `check`.
struct Plain {
    game: Game,
    names: Vec<&'static str>,
    positions: Vec<(Vec<u64>, u32)>,
}

impl Plain {
    fn of_code(code: &PlainCode) -> Plain {
        let values = code.values(index(HEAPS));
        let positions = (0..).map(|n| vec![n]).zip(values).collect();
        Plain { game: parse::rule(&code.text()).unwrap(), names: vec!["n"], positions }
    }

    /// A game with two numbers from `least` on whose moves make the first or the second smaller, or both.
    fn of_pairs(
        rule: &str,
        names: [&'static str; 2],
        least: u64,
        options: fn(u64, u64) -> Vec<(u64, u64)>,
    ) -> Plain {
        let side = index(SIDE + 1);
        let mut values = vec![vec![0; side]; side];
        for i in least..=SIDE {
            for j in least..=SIDE {
                let of = |(a, b): (u64, u64)| values[index(a)][index(b)];
                let options: Vec<u32> = options(i, j).into_iter().map(of).collect();
                values[index(i)][index(j)] = mex(&options);
            }
        }
        let mut positions = Vec::new();
        for (i, j) in (least..=SIDE).flat_map(|i| (least..=SIDE).map(move |j| (i, j))) {
            positions.push((vec![i, j], values[index(i)][index(j)]));
        }
        positions.sort_by_key(|(position, _)| (position[0].max(position[1]), position.clone()));
        Plain { game: parse::rule(rule).unwrap(), names: names.to_vec(), positions }
    }

    /// What a formula that is right up to `HEAPS` or `SIDE` says: by a period, or by a list.
    fn formula(&self, is_outcome: bool, random: &mut Pcg64Mcg) -> Tree {
        let of = |value: u32| i64::from(if is_outcome { u32::from(value > 0) } else { value });
        let values: Vec<i64> = self.positions.iter().map(|(_, value)| of(*value)).collect();
        let number = |values: &[i64]| values.iter().map(|value| Number(*value)).collect();
        let variable = || Box::new(Variable(0));
        let right = if self.names.len() == 2 {
            let cases = self.positions.iter().filter(|(_, value)| of(*value) > 0);
            Cases(cases.map(|(at, value)| (at.clone(), of(*value))).collect(), Box::new(Number(0)))
        } else {
            // The law with the smallest sum of preperiod and period that shows twice at least.
            let len = values.len();
            let holds = |&(e, p): &(usize, usize)| (e..len - p).all(|n| values[n] == values[n + p]);
            let law = (1..len / 3).flat_map(|sum| (1..=sum).map(move |p| (sum - p, p))).find(holds);
            let Some((e, p)) = law else {
                return if is_outcome {
                    Two("=", Box::new(Table(number(&values), variable())), Box::new(Number(1)))
                } else {
                    Table(number(&values), variable())
                };
            };
            let table: Vec<i64> = (0..p).map(|i| values[e + (i + p - e % p) % p]).collect();
            let index = || Box::new(Two("%", variable(), Box::new(Number(int(p)))));
            if is_outcome {
                let classes = (0..int(p))
                    .filter(|i| table[usize::try_from(*i).unwrap()] == 1)
                    .map(Number)
                    .collect();
                let before =
                    (0..int(e)).filter(|i| values[usize::try_from(*i).unwrap()] == 1).map(Number);
                let before: Vec<Tree> = before.chain([Number(300)]).collect();
                let after = Box::new(Two(">=", variable(), Box::new(Number(int(e)))));
                let in_class = Box::new(Among(index(), classes));
                let late = Box::new(Two("and", after, in_class));
                let early = Box::new(Two("<", variable(), Box::new(Number(int(e)))));
                let early = Box::new(Two("and", early, Box::new(Among(variable(), before))));
                return if classes_are_empty(&late) { *early } else { Two("or", late, early) };
            }
            let main = Box::new(Table(number(&table), index()));
            let wrong = (0..e).filter(|n| values[*n] != table[n % p]);
            let cases: Vec<(Vec<u64>, i64)> = wrong.map(|n| (vec![n as u64], values[n])).collect();
            match (cases.is_empty(), random.random_bool(0.5)) {
                (true, _) => *main,
                (_, true) => Cases(cases, main),
                (_, false) => {
                    let first = Box::new(Table(number(&values[..e]), variable()));
                    If(Box::new(Two("<", variable(), Box::new(Number(int(e))))), first, main)
                }
            }
        };
        if is_outcome { Two("=", Box::new(right), Box::new(Number(1))) } else { right }
    }
}

fn classes_are_empty(late: &Tree) -> bool {
    matches!(late, Two(_, _, b) if matches!(&**b, Among(_, all) if all.is_empty()))
}

/// The games: random codes, and pairs by their moves or by name.
fn games(random: &mut Pcg64Mcg) -> Vec<Plain> {
    let mut all: Vec<Plain> =
        (0..60).map(|_| Plain::of_code(&random_code(random, 8, 3, true))).collect();
    let nim = |a: u64, b: u64| -> Vec<(u64, u64)> {
        (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).collect()
    };
    let wythoff = |a: u64, b: u64| -> Vec<(u64, u64)> {
        let both = (1..=a.min(b)).map(|x| (a - x, b - x));
        (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).chain(both).collect()
    };
    let knight = |a: u64, b: u64| -> Vec<(u64, u64)> {
        [(1, 2), (2, 1)]
            .iter()
            .filter(|(x, y)| *x <= a && *y <= b)
            .map(|(x, y)| (a - x, b - y))
            .collect()
    };
    let euclid = |a: u64, b: u64| -> Vec<(u64, u64)> {
        let (s, l) = (a.min(b), a.max(b));
        let rests = (1..).map(|k| k * s).take_while(|t| *t < l).map(|t| l - t);
        rests.map(|rest| if a > b { (rest, b) } else { (a, rest) }).collect()
    };
    all.push(Plain::of_pairs(
        "(x, y) -> (x - d, y) for d in 1..x; (x, y - d) for d in 1..y",
        ["x", "y"],
        0,
        nim,
    ));
    all.push(Plain::of_pairs("wythoff", ["a", "b"], 0, wythoff));
    all.push(Plain::of_pairs(
        "(p, q) -> (p - 1, q - 2) if p > 0 and q > 1; (p - 2, q - 1) if p > 1 and q > 0",
        ["p", "q"],
        0,
        knight,
    ));
    all.push(Plain::of_pairs("euclid", ["a", "b"], 1, euclid));
    all
}

/// A formula for a game: right as far as the values go, slightly wrong, or any.
fn pair(game: &Plain, random: &mut Pcg64Mcg) -> (Tree, bool) {
    let is_outcome = random.random_bool(0.4);
    let variables = game.names.len();
    let tree = match random.random_range(0..10) {
        0 if is_outcome => Tree::random_condition(random, variables, 3),
        0 => Tree::random(random, variables, 3),
        1..=4 => {
            let mut tree = game.formula(is_outcome, random);
            tree.change(random);
            tree
        }
        _ => game.formula(is_outcome, random),
    };
    (tree, is_outcome)
}

#[test]
fn generated_pairs_of_rule_and_formula() {
    let random = &mut generator(seed());
    let games = games(random);
    let (mut wrong, mut holds, mut proved, mut without) = (0, 0, 0, 0);
    let rounds = rounds(2000);
    for round in 0..rounds {
        let game = &games[random.random_range(0..games.len())];
        let (tree, is_outcome) = pair(game, random);
        let says_wins = random.random_bool(0.5);
        let text = match (is_outcome, says_wins) {
            (false, _) => tree.text(&game.names),
            (true, true) => format!("wins if {}", tree.text(&game.names)),
            (true, false) => {
                format!("loses if {}", One("not", Box::new(tree.clone())).text(&game.names))
            }
        };
        let case = format!("round {round}: {} {text}", game.game.name);
        let formula = Formula::parse(&text, &game.names).unwrap_or_else(|e| panic!("{case}: {e}"));
        let claim = Claim { game: &game.game, formula: &formula, misere: false };
        let to = if game.names.len() == 1 { HEAPS } else { SIDE };
        let verdict = claim.check(to, &Limited::new(&Interruptible, Duration::MAX));
        let differs = |(at, value): &&(Vec<u64>, u32)| match tree.value(at) {
            None => true,
            Some(says) if is_outcome => (says == 1) != (*value > 0),
            Some(says) => says != i128::from(*value),
        };
        let first = game.positions.iter().find(differs);
        match (verdict, first) {
            (Err(error), Some((at, _))) => {
                assert_eq!(tree.value(at), None, "{case}: {error}");
                let named: Vec<String> =
                    game.names.iter().zip(at).map(|(name, n)| format!("{name} = {n}")).collect();
                assert!(error.to_string().contains(&named.join(", ")), "{case}: {error}");
                without += 1;
            }
            (Ok(Verdict::Wrong(example)), Some((at, value))) => {
                assert_eq!(example.position, *at, "{case}");
                let place = game.positions.iter().position(|(other, _)| other == at).unwrap();
                assert_eq!(example.smaller, place as u64, "{case}");
                let says = tree.value(at).unwrap_or_else(|| panic!("{case}: no value"));
                let claimed = if is_outcome {
                    Claimed::Outcome { next_player_wins: says == 1 }
                } else {
                    Claimed::Value(says)
                };
                assert_eq!(example.claimed, claimed, "{case}");
                assert_eq!(example.value.next_player_wins(), *value > 0, "{case}");
                if !is_outcome {
                    assert_eq!(example.value, Value::Number((*value).into()), "{case}");
                }
                wrong += 1;
            }
            (Ok(Verdict::Seen { to: Some(last), positions, gave_up: None }), None) => {
                assert_eq!((last, positions), (to, game.positions.len() as u64), "{case}");
                holds += 1;
            }
            // It may need fewer heaps, and hold beyond all that were computed here.
            (Ok(Verdict::Proved(_)), None) => proved += 1,
            // A proof looks further than the values here.
            (Ok(Verdict::Wrong(example)), None) => {
                assert!(
                    game.names.len() == 1 && example.position[0] > HEAPS,
                    "{case}: {example:?}"
                );
                wrong += 1;
            }
            (Err(error), None) => {
                let beyond = (HEAPS + 1..HEAPS * 40).any(|n| tree.value(&[n]).is_none());
                assert!(game.names.len() == 1 && beyond, "{case}: {error}");
                without += 1;
            }
            (verdict, first) => panic!("{case}: {verdict:?}, but {first:?}"),
        }
    }
    println!("{wrong} wrong, {holds} seen, {proved} proved, {without} without a value");
    let enough = [rounds / 4, rounds / 10, rounds * 3 / 20, rounds / 100];
    assert!([wrong, holds, proved, without].iter().zip(enough).all(|(n, least)| *n > least));
}

/// What is proved holds much further, by values of the rules alone.
#[test]
#[ignore = "slow: long tables by mex"]
fn proved_formulas_hold_further() {
    let random = &mut generator(seed());
    let mut proved = 0;
    while proved < 60 {
        let code = random_code(random, 8, 3, true);
        let game = Plain::of_code(&code);
        let tree = game.formula(false, random);
        let formula = Formula::parse(&tree.text(&["n"]), &["n"]).unwrap();
        let claim = Claim { game: &game.game, formula: &formula, misere: false };
        let Ok(Verdict::Proved(_)) =
            claim.check(HEAPS, &Limited::new(&Interruptible, Duration::MAX))
        else {
            continue;
        };
        for (n, value) in (0..).zip(code.values(300)) {
            assert_eq!(tree.value(&[n]), Some(value.into()), "{} {}", code.text(), formula);
        }
        proved += 1;
    }
}

/// The verdict on a claim that is typed.
fn verdict(rule: &str, formula: &str, misere: bool, to: u64) -> Result<Verdict, String> {
    let game = parse::rule(rule).map_err(|e| e.to_string())?;
    let names = game.variables();
    let formula = Formula::parse(formula, &names).map_err(|e| e.to_string())?;
    let claim = Claim { game: &game, formula: &formula, misere };
    claim.check(to, &Limited::new(&Interruptible, Duration::MAX)).map_err(|e| e.to_string())
}

#[test]
fn laws_of_formulas_prove_by_their_form() {
    // Each is right, and has a part of another kind.
    let proved = [
        ("take 1..3", "n & 3"),
        ("take 1..3", "n - (n | 3) + 3"),
        ("take 1..3", "(n ^ 3) - n + 2 * (n & 3) - 3 + (n & 3)"),
        ("take 1..3", "n - (n >> 2 << 2)"),
        ("take 1..3", "n - 4(n / 4)"),
        ("take 1..3", "n / 1 % 4"),
        ("take 1..3", "n + 4ceil(-n / 4)"),
        ("take 1..3", "4n / 4 ** 1 % 4"),
        ("take 1..3", "min(n, 3) - 3 + max(0, 3 - n) + n % 4"),
        ("take 1..3", "max(n, -n) - 4 * (n / 4)"),
        ("take 1..3", "if n < 100 then n % 4 else if 3n < n + 40 then 7 / 0 else n % 4"),
        ("take 1..3", "{5: 1, 6: 2} else n % 4"),
        ("take 1..3", "[n, n + 4, n, n][n % 4] % 4"),
        ("take 1..3", "n - min(n, 4(n / 4))"),
        ("take 1..3", "if gcd(n + 3, 4) = 4 then 1 else if odd(n) then 3 else n % 4"),
        ("take 1..3", "loses if divides(4, n)"),
        ("take 1..3", "loses if not n & 3 != 0 and n % 4 in [0, 2]"),
        ("take 1..3", "wins if n % 4 in [1, 2, 3] or n % 4 = 7"),
        ("take 1..3", "loses if n in [0, 4, 8] or n > 8 and n % 4 = 0"),
        (
            "take 1..3",
            "loses if 4 <= n < 5 or n = 0 or 3n >= 2n + 6 and coprime(n + 1, 2) and even(n / 2)",
        ),
        ("nim", "n"),
        ("nim", "2n - n % 7 - 7(n / 7)"),
        ("nim", "wins if n != 0"),
        ("lasker", "[{0: 0} else n - 1, n, n, n + 1][n % 4]"),
        ("lasker", "loses if n = 0"),
    ];
    for (rule, formula) in proved {
        let found = verdict(rule, formula, false, 50);
        assert!(matches!(found, Ok(Verdict::Proved(_))), "{rule} {formula}: {found:?}");
    }
    // These are right as far as one looks, and nothing says more.
    for (rule, formula) in [
        ("take 1..3", "n % 4 + if pow2(n + 1000) and n > 30 then 1 else 0"),
        ("take 1..3", "n % 4 + omega(n + 1) * 0"),
        // A number with exceptions is not constant.
        ("take 1..3", "n % (3 + ({70: 4} else 1))"),
        ("take 1..3", "(n * n + 3 * n) % 4 + n % 4 - (n * n + 3n) % 4"),
        ("0.007", "if n = 1000 then 0 else [0][0] + [0, 0, 0, 1][min(n, 3)] * 0 + digitsum(0)"),
        ("wythoff", "loses if min(a, b) = floor(abs(a - b) * phi)"),
    ] {
        let to = if rule == "0.007" { 2 } else { 9 };
        let found = verdict(rule, formula, false, to);
        assert!(matches!(found, Ok(Verdict::Seen { .. })), "{rule} {formula}: {found:?}");
    }
    // Laws find what is wrong beyond the range that was asked for.
    for (formula, first) in [
        ("if n < 100 then n % 4 else 0", 101),
        ("{61: 0} else n % 4", 61),
        ("n % 4 + n / 70", 70),
        ("n % 4 - max(0, n - 90)", 91),
        ("n % 4 + n / 2 ** 6 % 2", 64),
        ("loses if n >= 0 and (n % 4 = 0 and n % 64 != 32)", 32),
        ("loses if n < 0 or (n % 4 = 0 and n % 64 != 32)", 32),
        ("n % 4 + 0 / (70 - min(n, 69))", 0),
    ] {
        match verdict("take 1..3", formula, false, 9) {
            Ok(Verdict::Wrong(example)) => assert_eq!(example.position, [first], "{formula}"),
            found => assert!(
                first == 0 && matches!(found, Ok(Verdict::Proved(_))),
                "{formula}: {found:?}"
            ),
        }
    }
    // Bits of a number that becomes negative.
    let fault = verdict("take 1..3", "(90 - n & 3) * 0 + n % 4", false, 9).unwrap();
    assert!(matches!(fault, Verdict::Seen { to: Some(9), .. }));
}

const LEADS_TO_A_LOSS: &str = "a move leads to where the next player loses";
const LEADS_TO_WINS: &str = "every move leads to where the next player wins";

#[test]
fn counterexamples_show_their_options() {
    let Ok(Verdict::Wrong(example)) = verdict("kayles", "n % 4", false, 50) else { panic!() };
    assert_eq!((&example.position[..], example.smaller), (&[4][..], 4));
    assert_eq!(example.reason(), "mex of {0, 2, 3}");
    let left: Vec<usize> = example.options.iter().map(|option| option.left.len()).collect();
    assert_eq!(left, [2, 2, 1, 1]);
    let reasons = [
        ("kayles", "wins if n = 1", false, 2, LEADS_TO_A_LOSS),
        ("kayles", "wins if n < 9", true, 1, LEADS_TO_WINS),
        ("kayles", "loses if n = 0", true, 0, "there is no move, and so the last mover has lost"),
        ("kayles", "wins if n != 1", true, 4, LEADS_TO_WINS),
        ("kayles", "loses if n <= 2", true, 0, "there is no move, and so the last mover has lost"),
        ("kayles", "loses if n in [1, 2]", true, 2, LEADS_TO_A_LOSS),
        ("kayles", "n + 1", false, 0, "there is no move"),
        ("n -> n - 1 if n > 0; n / 2 if n > 3", "wins if n % 2 = 1", false, 4, LEADS_TO_A_LOSS),
        ("n -> n - 1 if n > 0; n / 2 if n > 3", "wins if n > 0", false, 2, LEADS_TO_WINS),
        ("n -> n - 1 if n > 0; win if n = 3", "n % 2", false, 3, "the game is over"),
        (
            "n -> n - 1 if n > 0; win if n = 3",
            "if n = 3 then 0 else n % 2",
            false,
            3,
            "the game is over",
        ),
        ("n -> n - d for d in 1..min(2, n); lose if n = 0", "n % 3", false, 0, "the game is over"),
        ("n -> n + 1 if n = 0; win if n = 1", "n % 2", false, 0, "a move ends the game and wins"),
        ("n -> n - 1 if n > 0; win if n = 0", "n % 2", false, 0, "the game is over"),
        ("n -> n - 1 if n > 0; lose if n = 0", "{0: 1} else 0", false, 0, "the game is over"),
    ];
    for (rule, formula, misere, at, reason) in reasons {
        let Ok(Verdict::Wrong(example)) = verdict(rule, formula, misere, 9) else {
            panic!("{rule} {formula}")
        };
        assert_eq!(
            (&example.position[..], &*example.reason()),
            (&[at][..], reason),
            "{rule} {formula}"
        );
    }
}

#[test]
fn outcomes_are_those_of_the_rule() {
    let right = [
        ("n -> n - d for d in 3..min(5, n); 0 if 0 < n < 3", "loses if n % 8 in [1, 2, 3]", true),
        ("n -> n - d for d in 1..min(3, n); win if n = 0", "loses if n % 4 = 0", false),
        ("nim", "wins if n != 1", true),
        ("wythoff", "loses if a + b in [1, 4] and min(a, b) in [0, 2] and max(a, b) < 3", true),
        ("squares", "wins if i = 1 and j = 2 or 1 = 1", false),
        // Kayles by its moves, of which some leave two heaps.
        (
            "n -> a & n-1-a for a in 0..n-1; a & n-2-a for a in 0..n-2",
            "loses if n in [1, 4, 9, 12, 20]",
            true,
        ),
        ("n -> a & n-1-a for a in 0..n-1; a & n-2-a for a in 0..n-2", "loses if n = 0", false),
    ];
    for (rule, formula, misere) in right {
        let found = verdict(rule, formula, misere, 3);
        assert!(
            matches!(found, Ok(Verdict::Seen { .. } | Verdict::Proved(_))),
            "{rule} {formula}: {found:?}"
        );
    }
    let refused = [
        ("kayles", "n", true, "in misère play no formula of values says who wins"),
        ("squares", "loses if i = j", true, "a search of misère play has at most 1000000"),
    ];
    for (rule, formula, misere, message) in refused {
        let to = if rule == "squares" { 1001 } else { 5 };
        let error = verdict(rule, formula, misere, to).unwrap_err();
        assert!(error.contains(message), "{rule} {formula}: {error}");
    }
    // The options of a counterexample that are too many are not said to be none.
    let Ok(Verdict::Wrong(example)) = verdict("nim", "if n < 150000 then n else 0", false, 9)
    else {
        panic!("it is wrong")
    };
    assert_eq!((&example.position[..], example.options.len()), (&[150_000][..], 0));
    assert_eq!(example.reason(), "it has too many moves to list");
    let far =
        verdict("n -> n - d for d in divisors(n) if d < n", "n", false, u64::MAX).unwrap_err();
    assert!(far.contains("positions; a table has at most 1073741824"), "{far}");
}
