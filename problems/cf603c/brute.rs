//! Codeforces 603C by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: one cow is taken, or an even heap becomes `k` of half its size.
#[must_use]
pub fn options(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
    let left = |heap: u64| {
        let halves = (heap & 1 == 0).then(|| vec![heap / 2; k]);
        [vec![heap - 1]].into_iter().chain(halves)
    };
    move_in_one_heap(heaps, left).collect()
}

fn main() {
    cases::answer(|input| {
        let (n, k) = (input.number(1..=100_000), input.number(1..=1_000_000_000));
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps, k));
        let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
        println!("{}", if game.next_player_wins(&sorted(&heaps)) { "Kevin" } else { "Nicky" });
    });
}
