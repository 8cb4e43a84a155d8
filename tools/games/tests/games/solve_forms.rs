//! Games whose forms are of triangular numbers or by cases of parity.

use crate::common::{count, generator, mex, seed};
use games::formula::{Claimed, Formula};
use games::game::Game;
use games::listed::Listed;
use games::parse;
use games::solve::{Wanted, solve};
use games::watch::Interruptible;
use rand::RngExt;
use std::collections::HashMap;

/// As many terms as all of these forms need; of some that are made of larger ones.
const FEW: u64 = 10_000;
const MORE: u64 = 40_000;

/// The formula that is found with so much effort, and `None` if there is none.
fn formula(game: &Game, to: Option<u64>, effort: u64) -> Option<String> {
    let wanted = Wanted { to, effort, ..Wanted::default() };
    solve(game, wanted, &Interruptible).unwrap().formula.map(|formula| formula.to_string())
}

/// The value of a heap from which these numbers have been taken.
fn taken_once(n: u32, taken: u64, known: &mut HashMap<(u32, u64), u32>) -> u32 {
    // What is larger than the heap cannot be taken anyway.
    let taken = taken & ((2 << n) - 1);
    if let Some(&value) = known.get(&(n, taken)) {
        return value;
    }
    let free = (1..=n).filter(|take| taken >> take & 1 == 0);
    let options: Vec<u32> =
        free.map(|take| taken_once(n - take, taken | 1 << take, known)).collect();
    let value = mex(&options);
    known.insert((n, taken), value);
    value
}

/// Codeforces 768E: no number is taken twice from a heap. The value is the number of triangular numbers up to n.
#[test]
fn triangular_numbers() {
    let mut known = HashMap::new();
    let values: Vec<u32> = (0..=54).map(|n| taken_once(n, 0, &mut known)).collect();
    let text = |values: &[u32]| values.iter().map(u32::to_string).collect::<Vec<_>>().join("\n");
    let game =
        |values: &[u32]| Game::listed("values", Listed::read(text(values).as_bytes()).unwrap());
    assert_eq!(formula(&game(&values), Some(54), FEW).unwrap(), "(sqrt(8 * n + 1) - 1) / 2");
    // One value that is wrong, and nothing is claimed of it.
    let mut wrong = values.clone();
    wrong[50] += 1;
    assert!(formula(&game(&wrong), Some(54), FEW).is_none_or(|form| !form.contains("8 * n + 1")));
    // What n is beyond the last square, modulo 5.
    let beyond: Vec<u32> = (0..600_u32).map(|n| (n - n.isqrt().pow(2)) % 5).collect();
    assert_eq!(formula(&game(&beyond), Some(599), FEW).unwrap(), "(n - sqrt(n) * sqrt(n)) % 5");
}

/// Takes of at most a part of a heap: the value at a smaller number, right for numbers as large as there are.
#[test]
fn values_at_smaller_numbers() {
    // ARC 091 F, and LightOJ 1296.
    for (rule, form, part) in [
        ("n -> n - d for d in 1..n/3", "if n % 3 = 0 then n / 3 else g(n - n / 3 - 1)", 3),
        ("n -> n - d for d in 1..n/5", "if n % 5 = 0 then n / 5 else g(n - n / 5 - 1)", 5),
        ("n -> n - d for d in 1..n/2", "if n % 2 = 0 then n / 2 else g(n / 2)", 2),
    ] {
        let game = parse::rule(rule).unwrap();
        assert_eq!(formula(&game, Some(1000), FEW).unwrap(), form);
        let formula = Formula::parse(form, &["n"]).unwrap();
        let mut values: Vec<u32> = Vec::new();
        for n in 0..3000_usize {
            let options: Vec<u32> = (1..=n / part).map(|d| values[n - d]).collect();
            values.push(mex(&options));
            let claimed = formula.value(&[n as u64]).unwrap();
            assert_eq!(claimed, Claimed::Value(values[n].into()), "{rule}, {n}");
        }
        assert!(formula.value(&[u64::MAX - 2]).is_ok() && formula.value(&[1 << 60]).is_ok());
    }
    let game = parse::rule("n -> n / 3 if n > 0 and n % 3 != 1").unwrap();
    let form = "{0: 0} else if n % 3 = 1 then 0 else 1 - g(n / 3)";
    assert_eq!(formula(&game, Some(1000), FEW).unwrap(), form);
    // One value that is wrong, and nothing is claimed of it.
    let mut values: Vec<u32> = (0..400_u32).map(|n| (n.count_ones() + 5) * (n % 2)).collect();
    let text = |values: &[u32]| values.iter().map(u32::to_string).collect::<Vec<_>>().join("\n");
    let game =
        |values: &[u32]| Game::listed("values", Listed::read(text(values).as_bytes()).unwrap());
    let before = formula(&game(&values), None, FEW);
    values[391] += 1;
    assert!(before.is_some() && formula(&game(&values), None, FEW) != before);
}

/// Takes whose parity is that of the other heap: a form for each case of parity.
#[test]
fn cases_of_parity() {
    let rule =
        "(a, b) -> (a - d, b) for d in 1..a if odd(d + b); (a, b - d) for d in 1..b if odd(d + a)";
    let form = "if even(a) then (if even(b) then 0 else a / 2 + 1) else if even(b) then b / 2 + 1 else (a ^ b) / 2";
    let game = parse::rule(rule).unwrap();
    assert_eq!(formula(&game, Some(120), MORE).unwrap(), form);
    // By definition, further than it was looked.
    let mut values = vec![vec![0; 200]; 200];
    for a in 0..200_usize {
        for b in 0..200_usize {
            let rows = (1..=a).filter(|d| (d + b) % 2 == 1).map(|d| values[a - d][b]);
            let columns = (1..=b).filter(|d| (d + a) % 2 == 1).map(|d| values[a][b - d]);
            values[a][b] = mex(&rows.chain(columns).collect::<Vec<u32>>());
            let claimed = match (a % 2, b % 2) {
                (0, 0) => 0,
                (0, _) => 1 + a / 2,
                (_, 0) => 1 + b / 2,
                _ => (a ^ b) / 2,
            };
            assert_eq!(values[a][b], u32::try_from(claimed).unwrap(), "{a},{b}");
        }
    }
}

/// Values by the sum of two numbers, and parities, as one writes them; by the sum of residues alone where it is that.
#[test]
fn sums_of_pairs() {
    let takes =
        |which: &str| format!("(a, b) -> (a - x, b - y) for x in 0..a, y in 0..b if {which}");
    for (rule, form) in [
        (takes("0 < x + y < 5"), "(a + b) % 5"),
        (takes("0 < x + y < 9"), "(a + b) % 9"),
        (takes("x + y in [1, 3, 4]"), "[0, 1, 0, 1, 2, 3, 2][(a + b) % 7]"),
        ("(a, b) -> (a - 1, b) if a > 0; (a, b - 1) if b > 0".to_owned(), "(a + b) % 2"),
        ("(a, b) -> (a - 1, b - 1) if a > 0 and b > 0".to_owned(), "min(a, b) % 2"),
        (
            "(a, b) -> (a - x, b) for x in 1..min(a, 4); (a, b - 1) if b > 0".to_owned(),
            "(a % 5) ^ (b % 2)",
        ),
    ] {
        assert_eq!(formula(&parse::rule(&rule).unwrap(), Some(150), MORE).unwrap(), form, "{rule}");
    }
}

/// Take-away games, in which at most c times as many may be taken as before, and takes up to a root or a logarithm; a rule
/// beside them has no such form.
#[test]
fn take_away_and_growing_takes() {
    let outcome = |rule: &str| {
        let wanted = Wanted { to: Some(200), effort: FEW, outcome_only: true, ..Wanted::default() };
        let solved = solve(&parse::rule(rule).unwrap(), wanted, &Interruptible).unwrap();
        solved.formula.map(|formula| formula.to_string())
    };
    for c in [3, 4, 7] {
        let rules = [
            format!("(n, k) -> (n - d, {c}d) for d in 1..min(n, k)"),
            format!("(n, k) -> (n - d, d) for d in 1..min(n, {c}k)"),
            format!("(k, n) -> ({c}d, n - d) for d in 1..min(n, k)"),
        ];
        for (rule, most) in rules.iter().zip(["k".to_owned(), format!("{c} * k"), "k".to_owned()]) {
            let form = format!("loses if n = 0 or {most} < zeckendorf(n, {c})");
            assert_eq!(outcome(rule).as_deref(), Some(&*form), "{rule}");
        }
    }
    let beside = outcome("(n, k) -> (n - d, 3d + n % 2) for d in 1..min(n, k)");
    assert!(!beside.is_some_and(|form| form.contains("zeckendorf")));
    for (rule, form) in [
        ("n -> n - d for d in 1..sqrt(n)", "if square(n) then sqrt(n) else g(n - sqrt(n) - 1)"),
        (
            "n -> n - d for d in 1..log2(n) if n > 0",
            "{0: 0} else if pow2(n) then log2(n) else g(n - log2(n) - 1)",
        ),
    ] {
        assert_eq!(formula(&parse::rule(rule).unwrap(), Some(1000), FEW).unwrap(), form);
    }
}

/// Forms that theorems of others have: cyclic Nimhoff, the least heap, Wythoff's game of other slopes, prime divisors;
/// and of each of two values of a number.
#[test]
#[ignore = "slow: many forms are tried"]
fn forms_of_theorems() {
    let cyclic = |m: u32| {
        format!(
            "(a, b) -> (a - x, b) for x in 1..a; (a, b - x) for x in 1..b; \
             (a - x, b - y) for x in 1..a, y in 1..b if x + y < {m}"
        )
    };
    for m in [3, 5] {
        let form = format!("{m} * ((a / {m}) ^ (b / {m})) + (a + b) % {m}");
        assert_eq!(formula(&parse::rule(&cyclic(m)).unwrap(), Some(130), MORE).unwrap(), form);
    }
    for (rule, to, form) in [
        ("(a, b, c) -> (a-1, b-1, c-1) if a > 0 and b > 0 and c > 0", 40, "min(a, b, c) % 2"),
        ("n -> n - d for d in 1..n-1 if coprime(n, d)", 1000, "{0: 0} else primepi(spf(n))"),
        ("n -> n - d for d in divisors(n) if d < n", 1000, "{0: 0} else ctz(n)"),
    ] {
        assert_eq!(formula(&parse::rule(rule).unwrap(), Some(to), MORE).unwrap(), form);
    }
    let outcome = |rule: &str, to| {
        let wanted = Wanted { to: Some(to), effort: MORE, outcome_only: true, ..Wanted::default() };
        let solved = solve(&parse::rule(rule).unwrap(), wanted, &Interruptible).unwrap();
        solved.formula.map(|formula| formula.to_string()).unwrap()
    };
    for (r, top) in [(2, ""), (3, " - abs(a - b)")] {
        let rule = format!(
            "(a, b) -> (a - x, b) for x in 1..a; (a, b - x) for x in 1..b; \
             (a - x, b - y) for x in 1..a, y in 1..b if abs(x - y) < {r}"
        );
        let root = format!("sqrt({} * (abs(a - b) * abs(a - b)))", r * r + 4);
        let top = if top.is_empty() { root } else { format!("({root} - abs(a - b))") };
        let form = format!("loses if abs(a - b) % {r} = 0 and min(a, b) = {top} / {}", 2 * r);
        assert_eq!(outcome(&rule, 120), form);
    }
    let two = "(n, t in 0..1) -> (n - 1, 1 - t) if n > 0; (n - 2, 1 - t) if n > 1 and t = 1";
    assert_eq!(outcome(two, 300), "loses if t = 0 and n != 1 or t = 1 and n = 0");
}

/// In random sequences nothing is found, and no law fits.
#[test]
#[ignore = "slow: 500 searches"]
fn random_sequences() {
    let mut random = generator(seed());
    for _ in 0..count(500) {
        let (len, most) = (random.random_range(5..150), random.random_range(1..4));
        let values: Vec<u32> = (0..len).map(|_| random.random_range(0..=most)).collect();
        let text = values.iter().map(u32::to_string).collect::<Vec<_>>().join("\n");
        let game = Game::listed("values", Listed::read(text.as_bytes()).unwrap());
        let wanted = Wanted { effort: FEW, ..Wanted::default() };
        let solved = solve(&game, wanted, &Interruptible).unwrap();
        let found = solved.formula.map(|formula| formula.to_string());
        assert!(found.is_none() && solved.law.is_none(), "{found:?} of {values:?}");
    }
}

/// Three numbers: heaps of Nim, and a game of which who wins is known.
#[test]
#[ignore = "slow: many forms are tried"]
fn three_numbers() {
    let nim = "(a, b, c) -> (x, b, c) for x in 0..a-1; (a, x, c) for x in 0..b-1; (a, b, x) for x in 0..c-1";
    assert_eq!(formula(&parse::rule(nim).unwrap(), Some(40), MORE).unwrap(), "a ^ b ^ c");
    let steps =
        "(a, b, c) -> (a - 1, b, c) if a > 0; (a, b - 1, c) if b > 0; (a, b, c - 1) if c > 0";
    assert_eq!(formula(&parse::rule(steps).unwrap(), Some(40), MORE).unwrap(), "(a + b + c) % 2");
    let bounded =
        "(a, b, t in 0..1) -> (a - 1, b, 1 - t) if a > 0; (a, b - 1, t) if b > 0 and t = 1";
    let found = formula(&parse::rule(bounded).unwrap(), Some(40), FEW);
    assert!(found.is_none_or(|form| form.contains('t')), "it depends on t");
}

/// Who wins the positions up to `to` of pairs whose moves are given, by the definition.
fn pairs(to: u64, moves: impl Fn(u64, u64) -> Vec<(u64, u64)>) -> HashMap<(u64, u64), bool> {
    let mut wins: HashMap<(u64, u64), bool> = HashMap::new();
    for (a, b) in (0..=to).flat_map(|a| (0..=to).map(move |b| (a, b))) {
        let is_won = moves(a, b).iter().any(|left| !wins[left]);
        wins.insert((a, b), is_won);
    }
    wins
}

/// Of pairs whose numbers decide by themselves, each has a condition of its own, as a person writes it. One position
/// that is another one, and nothing of the kind is said.
#[test]
fn a_property_of_each_number() {
    let takes = |i: u64, j: u64| {
        format!(
            "(a, b) -> (a - {i}, b) if a >= {i}; (a, b - {j}) if b >= {j}; (a - {i}, b - {j}) if a >= {i} and b >= {j}"
        )
    };
    for (i, j, form) in [
        (2, 2, "loses if a % 4 < 2 and b % 4 < 2"),
        (3, 3, "loses if a % 6 < 3 and b % 6 < 3"),
        (1, 3, "loses if a % 2 = 0 and b % 6 < 3"),
    ] {
        let who_wins = |rule: &str| {
            let wanted =
                Wanted { to: Some(240), outcome_only: true, effort: FEW, ..Wanted::default() };
            let found = solve(&parse::rule(rule).unwrap(), wanted, &Interruptible).unwrap();
            found.formula.map(|formula| formula.to_string())
        };
        assert_eq!(who_wins(&takes(i, j)).as_deref(), Some(form), "{i} {j}");
        let wins = pairs(60, |a, b| {
            let one = |is: bool, left| if is { vec![left] } else { vec![] };
            let (x, y) = (a.saturating_sub(i), b.saturating_sub(j));
            [one(a >= i, (x, b)), one(b >= j, (a, y)), one(a >= i && b >= j, (x, y))].concat()
        });
        let found = Formula::parse(form, &["a", "b"]).unwrap();
        for ((a, b), next_player_wins) in wins {
            assert_eq!(found.value(&[a, b]).unwrap(), Claimed::Outcome { next_player_wins });
        }
        let other = format!("{}; (0, 0) if a = 36 and b = 36", takes(i, j));
        assert_ne!(who_wins(&other).as_deref(), Some(form), "{i} {j}");
    }
}

/// Wythoff's game where the takes from both heaps may differ by less than r, from as few values as some seconds give.
#[test]
fn slopes_from_few_values() {
    let rule = |r: u64| {
        format!(
            "(a, b) -> (a - x, b) for x in 1..a; (a, b - x) for x in 1..b; (a - i, b - j) for i in 1..a, j in 1..b if abs(i - j) < {r}"
        )
    };
    for (r, form) in [
        (2, "loses if abs(a - b) % 2 = 0 and min(a, b) = sqrt(8 * (abs(a - b) * abs(a - b))) / 4"),
        (
            3,
            "loses if abs(a - b) % 3 = 0 and min(a, b) = (sqrt(13 * (abs(a - b) * abs(a - b))) - abs(a - b)) / 6",
        ),
    ] {
        let wanted = Wanted { to: Some(70), outcome_only: true, effort: FEW, ..Wanted::default() };
        let found = solve(&parse::rule(&rule(r)).unwrap(), wanted, &Interruptible).unwrap();
        assert_eq!(found.formula.unwrap().to_string(), form);
    }
}

/// Rules of two numbers of which one has few values say it in a line for each of these.
#[test]
fn a_line_for_each_value() {
    let rule = "(n, t in 0..2) -> (n - t - 1, t) if n > t";
    let wanted = Wanted { to: Some(400), outcome_only: true, effort: FEW, ..Wanted::default() };
    let found = solve(&parse::rule(rule).unwrap(), wanted, &Interruptible).unwrap();
    let lines =
        ["t = 0: loses if n % 2 = 0", "t = 1: loses if n % 4 < 2", "t = 2: loses if n % 6 < 3"];
    assert_eq!(found.cases, lines);
    assert!(found.formula.is_some());
}

/// Positions that cannot be spoil no form: Chomp of two rows, and two of four heaps in any order.
#[test]
fn positions_of_a_domain() {
    let chomp = "(a, b) -> (x, min(x, b)) for x in 0..a-1; (a, x) for x in 0..b-1; lose if a = 0";
    let form = |rule: &str, to| {
        let wanted = Wanted { to: Some(to), outcome_only: true, effort: FEW, ..Wanted::default() };
        let found = solve(&parse::rule(rule).unwrap(), wanted, &Interruptible).unwrap();
        found.formula.map(|formula| formula.to_string())
    };
    // Who takes the last square loses.
    assert_eq!(form(&format!("{chomp}; only if b <= a"), 60).unwrap(), "loses if a - b = 1");
    // Codeforces 1147C: something is taken from two of four heaps; three that are the least are lost.
    let heaps = ["a", "b", "c", "d"];
    let mut moves = Vec::new();
    for (i, j) in (0..4).flat_map(|i| (i + 1..4).map(move |j| (i, j))) {
        let left = |place: usize| match place {
            _ if place == i => "x",
            _ if place == j => "y",
            _ => heaps[place],
        };
        let left = [0, 1, 2, 3].map(left).join(", ");
        moves.push(format!("({left}) for x in 0..{}-1, y in 0..{}-1", heaps[i], heaps[j]));
    }
    let two_of_four = format!("(a, b, c, d) -> {}; only if a <= b <= c <= d", moves.join("; "));
    let found = form(&two_of_four, 12).unwrap();
    let found = Formula::parse(&found, &heaps).unwrap();
    for at in parse::rule(&two_of_four).unwrap().positions(20) {
        if at.is_sorted() {
            let next_player_wins = at[0] != at[2];
            assert_eq!(found.value(&at).unwrap(), Claimed::Outcome { next_player_wins }, "{at:?}");
        }
    }
    for (rule, wrong) in [
        ("n -> n - 1 if n > 0; only if n / (n - 3) > 0", "division by zero"),
        ("n -> n - 1 if n > 0; only n", "expected `if`"),
    ] {
        let error = match parse::rule(rule) {
            Err(error) => error.to_string(),
            Ok(game) => solve(&game, Wanted { to: Some(20), ..Wanted::default() }, &Interruptible)
                .err()
                .unwrap()
                .to_string(),
        };
        assert!(error.contains(wrong), "{rule}: {error}");
    }
}

/// Games of two numbers with names are recognised by their values, with other names; not where one value is another one.
#[test]
fn named_games_of_two_numbers() {
    let corners = "(x, y) -> (i, y) & (x, j) & (i, j) for i in 0..x-1, j in 0..y-1";
    let wythoff = "(x, y) -> (i, y) for i in 0..x-1; (x, j) for j in 0..y-1; (x - i, y - i) for i in 1..min(x, y)";
    for (rule, name) in [(corners, "turning-corners"), (wythoff, "wythoff")] {
        let same = |rule: &str| {
            let wanted = Wanted { to: Some(40), effort: 100, ..Wanted::default() };
            let found = solve(&parse::rule(rule).unwrap(), wanted, &Interruptible).unwrap();
            found.same_as.map(|known| format!("{} at {}", known.game, known.at))
        };
        assert_eq!(same(rule), Some(format!("{name} at x, y")));
        let other = rule.replacen("0..x-1;", "0..x-1 if x - i < 36;", 1);
        let other = if other == rule { format!("{rule} if x - i < 36") } else { other };
        assert_eq!(same(&other), None, "{name}");
        assert_eq!(same(name), None);
    }
}
