//! Codeforces 87C by its rules.

use cases::{move_in_one_heap, sorted, Game};

/// The divisions of a heap, by their number of parts.
#[must_use]
pub fn divisions(heap: u64) -> Vec<Vec<u64>> {
    let mut divisions = Vec::new();
    for count in 2..=heap {
        let starts = (1..heap).map(|least| (least..least + count).collect::<Vec<u64>>());
        divisions.extend(starts.filter(|parts| parts.iter().sum::<u64>() == heap));
    }
    divisions
}

/// The least number of parts of a first move that wins.
#[must_use]
pub fn answer(heap: u64) -> String {
    let mut game = Game::normal(|heaps: &Vec<u64>| {
        move_in_one_heap(heaps, |heap| divisions(heap).into_iter())
    });
    let winning = divisions(heap).into_iter().find(|parts| !game.next_player_wins(&sorted(parts)));
    winning.map_or("-1".to_owned(), |parts| parts.len().to_string())
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(45).min(100_000);
        let n = input.number(1..=most);
        input.end_line();
        input.require(n <= 100, "more than 100 stones are too many to play");
        input.print(|| answer(n));
    });
}
