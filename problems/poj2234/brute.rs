//! POJ 2234 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: any number of matches is taken from one pile.
#[must_use]
pub fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    move_in_one_heap(piles, |pile| (0..pile).map(|rest| [rest])).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|piles: &Vec<u64>| options(piles));
        while input.has_more() {
            let m = input.number(1..=20);
            let piles: Vec<u64> = input.numbers(m, 1..=10_000_000);
            println!("{}", if game.next_player_wins(&sorted(&piles)) { "Yes" } else { "No" });
        }
    });
}
