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
        let (most, len) = (input.up_to(7_u64).min(1_000_000_000), input.up_to(5).min(100));
        input.cases(100, |input| {
            // Piles of one stone.
            input.special(4, |g| {
                let piles = g.vector(1..=len, 1..=1);
                g.line([piles.len()]);
                g.line(piles);
            });
            let piles = input.list(1..=len, 1..=most);
            input.print(|| {
                input.require(piles.iter().sum::<u64>() <= 40, "more than 40 stones to play");
                if game.next_player_wins(&sorted(&piles)) {
                    "First"
                } else {
                    "Second"
                }
            });
        });
    });
}
