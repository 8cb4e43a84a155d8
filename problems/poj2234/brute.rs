//! POJ 2234 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: any number of matches is taken from one heap.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    move_in_one_heap(heaps, |heap| (0..heap).map(|rest| [rest])).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        input.cases_to_end(|input| {
            let (most, len) = (input.up_to(8).min(10_000_000), input.up_to(4).min(20));
            let m = input.count(1..=len);
            let heaps = input.numbers(m, 1..=most);
            input.print(|| if game.next_player_wins(&sorted(&heaps)) { "Yes" } else { "No" });
        });
    });
}
