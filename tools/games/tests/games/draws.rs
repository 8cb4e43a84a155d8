//! Rules in which play can go on for ever, against the definition.

use games::draws::{MOST, Outcome, Sum, endless, listed, moves, outcomes};
use games::error::Result;
use games::game::{Game, Rule, State};
use games::parse;
use games::position::Component;
use games::rule::Graph;
use games::value::Value;
use games::watch::{Interruptible, Watch};
use std::collections::BTreeMap;
use std::slice::from_ref;
use std::sync::Arc;

fn rule(text: &str) -> Game {
    parse::rule(text).unwrap()
}

fn sums(game: &Game, sums: &[&[u64]]) -> Result<Vec<Outcome>> {
    let part = |n: &u64| Component { game: 0, state: State::Numbers(vec![*n]) };
    let sums: Vec<Sum> = sums.iter().map(|sum| sum.iter().map(part).collect()).collect();
    outcomes(from_ref(game), &sums, false, (MOST, &Interruptible))
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
                assert_eq!(value, Value::Number(number), "{} at {position:?}", rule.name);
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
    let found = self::sums(&loopy, &sums).unwrap();
    let all = by_definition(sums.iter().map(|sum| sum.to_vec()).collect(), false, options);
    assert_eq!(
        found.iter().map(|one| one.next_player_wins).collect::<Vec<_>>(),
        sums.map(|sum| all[sum])
    );
    // Who makes 5 has won, whatever else there is.
    let over = Outcome { next_player_wins: Some(false), moves: 0 };
    assert_eq!(self::sums(&loopy, &[&[5, 1]]).unwrap(), [over]);
}

/// In how many moves: the winner hurries, the loser delays, on every graph of four vertices.
#[test]
fn lengths() {
    let mut longest = 0;
    for edges in 0..1_u32 << 16 {
        let has = |from: usize, to: usize| edges >> (4 * from + to) & 1 == 1;
        let options: Vec<Vec<Vec<usize>>> = (0..4)
            .map(|from| (0..4).filter(|to| has(from, *to)).map(|to| vec![to]).collect())
            .collect();
        // What is decided in at most so many moves, one more at a time.
        let mut known: [Option<Outcome>; 4] = [None; 4];
        for moves in 0..=4 {
            let before = known;
            for (vertex, lefts) in options.iter().enumerate() {
                let mut after =
                    lefts.iter().map(|left| before[left[0]].map(|one| one.next_player_wins));
                let wins = if after.any(|one| one == Some(Some(false))) {
                    Some(true)
                } else {
                    lefts.iter().all(|left| before[left[0]].is_some()).then_some(false)
                };
                if known[vertex].is_none() && wins.is_some() {
                    known[vertex] = Some(Outcome { next_player_wins: wins, moves });
                    longest = longest.max(moves);
                }
            }
        }
        let names = (0..4).map(|vertex: u32| vertex.to_string()).collect();
        let rule = Rule::Graph(Arc::new(Graph::new(names, options)));
        let game = Game { name: "graph".to_owned(), rule };
        let drawn = Outcome { next_player_wins: None, moves: 0 };
        let expected = known.map(|one| one.unwrap_or(drawn));
        assert_eq!(sums(&game, &[&[0], &[1], &[2], &[3]]).unwrap(), expected, "{edges:x}");
    }
    assert_eq!(longest, 3);
}

/// A long path, against the order of its vertices: the work grows as its length, not as the square of it, or this never ends.
#[test]
fn the_length_of_a_path() {
    let count = 200_000;
    let mut options: Vec<Vec<Vec<usize>>> = (0..count)
        .map(|vertex: usize| vertex.checked_sub(1).map(|to| vec![to]).into_iter().collect())
        .collect();
    options.push(vec![vec![count]]);
    let names = (0..=count).map(|vertex| vertex.to_string()).collect();
    let game =
        Game { name: "graph".to_owned(), rule: Rule::Graph(Arc::new(Graph::new(names, options))) };
    let last = count as u64 - 1;
    let found = sums(&game, &[&[last], &[last - 1]]).unwrap();
    let lengths = [(true, count - 1), (false, count - 2)];
    assert_eq!(found, lengths.map(|(wins, moves)| Outcome { next_player_wins: Some(wins), moves }));
}

/// A position may have so many moves that a few of them are all the work there is time for.
#[test]
fn each_position_can_be_the_last() {
    struct Few;
    impl Watch for Few {
        fn go_on(&self, done: usize) -> bool {
            done < 5
        }
    }
    let position = parse::position("nim 100").unwrap();
    assert_eq!(moves(&position, false, (MOST, &Few)).unwrap_err().to_string(), "stopped");
}

/// A graph without cycles has the values of the definition, and the outcomes of them; one with cycles names one.
#[test]
fn graphs() {
    let graph = |options: &[&[usize]]| {
        let names = (0..options.len()).map(|vertex| format!("v{vertex}")).collect();
        let moves = options.iter().map(|tos| tos.iter().map(|&to| vec![to]).collect());
        Graph::new(names, moves.collect())
    };
    let all = graph(&[&[1, 2], &[3], &[3, 1, 3], &[], &[0, 3], &[4, 0, 1]]);
    let values: Vec<u64> = (0..6).map(|vertex| all.value(vertex).unwrap()).collect();
    assert_eq!(values, [0, 1, 2, 0, 1, 2]);
    let loopy = graph(&[&[1], &[2, 3], &[3, 1], &[]]);
    let error = loopy.value(3).unwrap_err();
    assert!(
        error.is_endless() && error.to_string() == "there is a cycle, v1 -> v2 -> v1",
        "{error}"
    );
    // A move may leave a sum, as in the games of programs: a heap of 3 that is split or taken from.
    let splits =
        vec![vec![], vec![vec![0], vec![]], vec![vec![1, 1], vec![1]], vec![vec![1, 2], vec![2]]];
    let names = ["0", "1", "2", "3"].map(str::to_owned).to_vec();
    let sums = Graph::new(names, splits);
    assert_eq!([0, 1, 2, 3].map(|heap| sums.value(heap).unwrap()), [0, 1, 2, 0]);
}

/// Every move of a position, with how it ends.
#[test]
fn every_move() {
    let position = parse::position("nim 1 2").unwrap();
    let (all, found) = moves(&position, false, (MOST, &Interruptible)).unwrap();
    assert_eq!(all, Outcome { next_player_wins: Some(true), moves: 3 });
    let mut ends: Vec<(usize, String, Option<bool>, usize)> = Vec::new();
    for (one, outcome) in found {
        let left = position.games[0].left_text(&one.left);
        ends.push((one.component, left, outcome.next_player_wins, outcome.moves));
    }
    let expected = [(0, "0", Some(true), 1), (1, "0", Some(true), 1), (1, "1", Some(false), 2)];
    assert_eq!(ends, expected.map(|(at, left, wins, moves)| (at, left.to_owned(), wins, moves)));
    let position = parse::position("nim 100000").unwrap();
    let error = moves(&position, false, (1000, &Interruptible)).unwrap_err().to_string();
    assert!(error.contains("too many moves"), "{error}");
}

#[test]
#[ignore = "slow: as many positions as there may be"]
fn ever_more_positions() {
    let error = sums(&rule("n -> n + 1; n if n = 0"), &[&[0]]);
    let error = error.unwrap_err().to_string();
    assert!(error.contains("that can be reached"), "{error}");
}

#[test]
fn which_rules_can_go_on_for_ever() {
    assert!(endless(&rule("(a, b) -> (b, a)")).is_some());
    assert!(endless(&rule("n -> n + 1 if n = 30; n - 1 if n > 0")).is_some());
    assert!(endless(&rule("n -> n - d for d in 1..n if prime(d)")).is_none());
    // It is not shown in some positions: an error of another kind comes first.
    assert!(endless(&rule("n -> n - 1; n")).is_none());
}

/// Moves after which a sum has ever more parts: that is given up in seconds.
#[test]
fn sums_that_grow() {
    let game = rule("n -> a & n - a for a in 0..n - 1");
    let error = listed(&game, 5, false, &Interruptible).unwrap_err().to_string();
    assert!(error.contains("who wins is not known after "), "{error}");
}
