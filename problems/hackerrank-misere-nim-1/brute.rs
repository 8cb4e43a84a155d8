//! HackerRank misere-nim-1 by its rules.

use cases::{move_in_one_heap, sorted, Game};

/// The piles that one move leads to.
#[must_use]
pub fn options(piles: &[u64]) -> Vec<Vec<u64>> {
    move_in_one_heap(piles, |pile| (0..pile).map(|left| [left])).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::misere(|piles: &Vec<u64>| options(piles));
        for _ in 0..input.number(1..=100) {
            let n = input.number(1..=100);
            let piles: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
            input.require(piles.iter().sum::<u64>() <= 40, "more than 40 stones to play");
            println!("{}", if game.next_player_wins(&sorted(&piles)) { "First" } else { "Second" });
        }
    });
}
