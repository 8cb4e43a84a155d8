use crate::{answers, lists};
use brutes::poj3710::options;
use cases::Game;
use std::fmt::Write;

/// Every graph on 4 vertices that is connected, with up to two edges between any two and up to 7 in all, and each
/// again beside one branch: more than the statement allows.
#[test]
fn small_cases() {
    let pairs: Vec<(usize, usize)> = (1..=4).flat_map(|b| (1..b).map(move |a| (a, b))).collect();
    let (mut input, mut expected) = (String::new(), Vec::new());
    let connected = lists(6, 2).filter(|counts| {
        let mut is_there = [false, true, false, false, false];
        for _ in 0..3 {
            for (&(a, b), _) in pairs.iter().zip(counts).filter(|(_, count)| **count > 0) {
                (is_there[a], is_there[b]) =
                    (is_there[a] || is_there[b], is_there[a] || is_there[b]);
            }
        }
        is_there[1..] == [true; 4] && counts.iter().sum::<u64>() <= 7
    });
    for counts in connected {
        let edges: Vec<(usize, usize)> = pairs
            .iter()
            .zip(counts)
            .flat_map(|(&pair, count)| (0..count).map(move |_| pair))
            .collect();
        let lines: String = edges.iter().map(|(a, b)| format!("{a} {b}\n")).collect();
        let graph = format!("4 {}\n{lines}", edges.len());
        write!(input, "1\n{graph}2\n{graph}2 1\n2 1\n").expect("a String takes all");
        let mut all: Vec<_> = edges.iter().map(|&(a, b)| ((0, a), (0, b))).collect();
        let mut game = Game::normal(|edges: &Vec<_>| options(edges));
        for branch in [None, Some(((1, 2), (1, 1)))] {
            all.extend(branch);
            expected.push(if game.next_player_wins(&all) { "Sally" } else { "Harry" });
        }
    }
    assert!(expected.len() > 500);
    assert_eq!(answers("poj3710", &input), expected);
}
