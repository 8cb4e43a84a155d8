//! LightOJ again-stone-game by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: of one heap at least one stone is taken, and at most half of them.
#[must_use]
pub fn options(heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, |heap| (heap - heap / 2..heap).map(|rest| [rest])))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for case in 1..=input.number(1..=1000) {
            let n = input.number(1..=1000);
            let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
            let wins = game.next_player_wins(&sorted(&heaps));
            println!("Case {case}: {}", if wins { "Alice" } else { "Bob" });
        }
    });
}
