//! Luogu P2197 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: any number is taken from one heap. What leaves least comes
/// first, so that one heap may be as large as it likes.
#[must_use]
pub fn options(heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, |heap| (0..heap).map(|rest| [rest])))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for _ in 0..input.number(1..=10) {
            let n = input.number(0..=10_000);
            let heaps: Vec<u64> = input.numbers(n, 0..=u64::MAX);
            println!("{}", if game.next_player_wins(&sorted(&heaps)) { "Yes" } else { "No" });
        }
    });
}
