//! The same generator makes every input within bounds, and the largest inputs of its limits.

use cases::{made, Generator};
use std::collections::BTreeSet;

/// Every input, and how many cases there are in all.
fn every(bounds: &[&str], make: impl Fn(&mut Generator)) -> (Vec<String>, u64) {
    let (text, cases) = made(&[&["every"], bounds].concat(), make).unwrap().unwrap();
    (text.split_terminator('\0').map(str::to_owned).collect(), cases)
}

/// How many inputs of one case there are, of which none is there twice.
fn count(bounds: &str, make: impl Fn(&mut Generator)) -> usize {
    let (inputs, cases) = every(&[bounds], make);
    let different: BTreeSet<&String> = inputs.iter().collect();
    assert_eq!([different.len(), usize::try_from(cases).unwrap()], [inputs.len(); 2]);
    inputs.len()
}

#[test]
fn every_list_is_made_once() {
    let list = |g: &mut Generator| {
        let (most, len) = (g.up_to(1000_u64), g.up_to(9));
        let list = g.vector(0..=len, 0..=most);
        g.line(list);
    };
    let (inputs, _) = every(&["1,2"], list);
    assert_eq!(inputs.concat(), "\n0\n1\n0 0\n0 1\n1 0\n1 1\n");
    // Bounds beside each other, the last one for all calls that follow; nothing twice.
    assert_eq!(every(&["1,2", "2,1"], list).1, 8);
    assert_eq!(count("2", list), 1 + 3 + 9);
    let bag = |g: &mut Generator| {
        let list = g.bag(0..=3, 1..=4);
        g.line(list);
    };
    assert_eq!(count("1", bag), 1 + 4 + 10 + 20);
    let sorted = |g: &mut Generator| {
        let list = g.sorted(2..=3, -1..=1);
        g.line(list);
    };
    assert_eq!(count("1", sorted), 6 + 10);
}

#[test]
fn order_counts_for_pairs() {
    let distinct = |g: &mut Generator| {
        let list = g.distinct(1..=4, 1..=4);
        g.line(list);
    };
    assert_eq!(count("1", distinct), 4 + 12 + 4 + 1);
    let increasing = |g: &mut Generator| {
        let list = g.increasing(0..=4, 1..=4);
        g.line(list);
    };
    assert_eq!(count("1", increasing), 16);
    let some = |g: &mut Generator| {
        let list = g.some(2..=2, &["a", "b", "c"]);
        g.line(list);
    };
    assert_eq!(count("1", some), 6);
}

#[test]
fn every_word_board_tree_and_graph() {
    let word = |g: &mut Generator| {
        let word = g.word(1..=3, "ab");
        g.line([word]);
    };
    assert_eq!(count("1", word), 2 + 4 + 8);
    let board = |g: &mut Generator| {
        let board = g.board(2, 2, ".#");
        g.line(board);
    };
    assert_eq!(count("1", board), 16);
    let tree = |g: &mut Generator| {
        let edges = g.tree(5);
        g.lines(edges.into_iter().map(|(a, b)| [a, b]));
    };
    assert_eq!(count("1", tree), 24);
    let dag = |g: &mut Generator| {
        let edges = g.number(0..=3);
        let edges = g.dag(3, edges);
        g.lines(edges.into_iter().map(|(a, b)| [a, b]));
    };
    assert_eq!(count("1", dag), 8);
    // Those that have a tree in which each vertex hangs on an earlier one: without 1-2 there is none.
    let connected = |g: &mut Generator| {
        let edges = g.number(2..=3);
        let edges = g.connected(3, edges);
        g.lines(edges.into_iter().map(|(a, b)| [a, b]));
    };
    assert_eq!(count("1", connected), 3);
}

/// Cases are there once, as many in an input as it may have, each input with what is before and behind them.
#[test]
fn cases_are_in_inputs() {
    let make = |g: &mut Generator| {
        let most = g.up_to(9_u64);
        let first = g.number(1..=2);
        g.line([10 * first]);
        g.cases(2, |g| {
            let number = if g.one_in(2) { 1 } else { g.number(1..=most) };
            g.line([number]);
        });
        g.line([0]);
    };
    let (inputs, cases) = every(&["3"], make);
    assert_eq!(inputs, ["10\n2\n1\n2\n0\n", "10\n1\n3\n0\n", "20\n2\n1\n2\n0\n", "20\n1\n3\n0\n"]);
    assert_eq!(cases, 6);
}

#[test]
fn too_many_inputs_are_told_before() {
    let make = |g: &mut Generator| {
        let list = g.vector(9..=9, 1..=100);
        g.line(list);
    };
    let message = made(&["every", "1"], make).unwrap_err();
    let expected =
        "there are about 1e18 ways to choose within [1], more than 3e7: take smaller bounds";
    assert_eq!(message, expected);
}

#[test]
fn largest_inputs() {
    let make = |g: &mut Generator| {
        g.cases(3, |g| {
            let (most, len) = (g.up_to(9_u64).min(1000), g.up_to(2).min(g.share(6)));
            let list = g.vector(0..=len, 10..=most);
            g.line(list);
        });
    };
    let text = |arguments: &[&str]| made(arguments, make).unwrap().unwrap().0;
    assert_eq!(text(&["1", "upper"]), "3\n1000 1000\n1000 1000\n1000 1000\n");
    assert_eq!(text(&["1", "upper", "1"]), format!("1\n{}\n", ["1000"; 6].join(" ")));
    assert_eq!(text(&["1", "lower", "6"]), "6\n10\n10\n10\n10\n10\n10\n");
    assert_eq!(text(&["1", "alternating", "1"]), "1\n1000 10 1000 10 1000 10\n");
    let numbers = |kind| -> Vec<u64> {
        text(&["5", kind, "1"]).split_whitespace().skip(1).map(|it| it.parse().unwrap()).collect()
    };
    let equal = numbers("equal");
    assert!(equal.len() == 6 && equal.iter().all(|number| *number == equal[0]), "{equal:?}");
    assert!(numbers("short").iter().all(|number| (10..=18).contains(number)));
    assert!(numbers("random").iter().any(|number| *number > 100));
    assert_eq!(made(&["1", "huge"], make), Ok(None));
    assert_eq!(made(&["1", "50", "3"], make), Ok(None));
}
