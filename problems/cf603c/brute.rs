//! Codeforces 603C by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: one cow is taken, or an even pile becomes `k` of half its size.
#[must_use]
pub fn options(piles: &[u64], k: usize) -> Vec<Vec<u64>> {
    let left = |pile: u64| {
        let halves = (pile & 1 == 0).then(|| vec![pile / 2; k]);
        [vec![pile - 1]].into_iter().chain(halves)
    };
    move_in_one_heap(piles, left).collect()
}

fn main() {
    cases::answer(|input| {
        let (n, k) = (input.number(1..=100_000), input.number(1..=1_000_000_000));
        let mut game = Game::normal(|piles: &Vec<u64>| options(piles, k));
        let piles: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
        println!("{}", if game.next_player_wins(&sorted(&piles)) { "Kevin" } else { "Nicky" });
    });
}
