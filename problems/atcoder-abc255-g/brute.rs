//! `AtCoder` `abc255_g` by its rules.

use cases::{move_in_one_heap, sorted, Game};
use std::collections::BTreeSet;

/// The positions that one move leads to: any number is taken from one heap, but for the moves (heap, take) that are
/// `forbidden`.
#[must_use]
pub fn options(forbidden: &[(u64, u64)], heaps: &[u64]) -> Vec<Vec<u64>> {
    let rests = |heap: u64| (0..heap).filter(move |rest| !forbidden.contains(&(heap, heap - rest)));
    move_in_one_heap(heaps, |heap| rests(heap).map(|rest| [rest])).collect()
}

fn main() {
    cases::answer(|input| {
        let (heap, limit) = (1_000_000_000_000_000_000, 200_000);
        let (most, len) = (input.up_to(10_u64).min(heap), input.up_to(3).min(limit));
        let from = input.up_to(10_u64).min(most);
        input.drawn(|g| {
            let heaps = g.bag(1..=len, 1..=most);
            let moves: Vec<[u64; 2]> = if from > 10 {
                let numbers = g.distinct(1..=limit, 1..=from);
                let is_of_one = g.one_in(2);
                let of = |number| {
                    if is_of_one {
                        [from, number]
                    } else {
                        [number, g.number(1..=number)]
                    }
                };
                numbers.into_iter().map(of).collect()
            } else {
                // Up to half of all.
                let all: Vec<[u64; 2]> =
                    (1..=from).flat_map(|heap| (1..=heap).map(move |take| [heap, take])).collect();
                g.some(1..=if from > 3 { all.len() / 2 } else { all.len() }, &all)
            };
            g.line([heaps.len(), moves.len()]);
            g.line(heaps);
            g.lines(moves);
        });
        let (n, m) = (input.count(1..=len), input.count(1..=limit));
        input.end_line();
        let heaps = input.numbers(n, 1..=most);
        let mut forbidden: BTreeSet<(u64, u64)> = BTreeSet::new();
        for _ in 0..m {
            let heap = input.number(1..=from);
            let is_new = forbidden.insert((heap, input.number(1..=heap)));
            input.end_line();
            input.require(is_new, "a move is forbidden twice");
        }
        input.print(|| {
            let forbidden: Vec<(u64, u64)> = forbidden.into_iter().collect();
            let mut game = Game::normal(|heaps: &Vec<u64>| options(&forbidden, heaps));
            if game.next_player_wins(&sorted(&heaps)) {
                "Takahashi"
            } else {
                "Aoki"
            }
        });
    });
}
