//! CSES 1098 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: 1 to 3 are taken from one heap.
#[must_use]
pub fn options(heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, |heap| (heap.saturating_sub(3)..heap).map(|rest| [rest])))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        let mut sum = 0;
        for _ in 0..input.number(1..=200_000) {
            let n = input.number(1..=200_000);
            sum += n;
            let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
            let wins = game.next_player_wins(&sorted(&heaps));
            println!("{}", if wins { "first" } else { "second" });
        }
        input.require(sum <= 200_000, "there are more than 200000 heaps");
    });
}
