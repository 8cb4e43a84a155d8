//! HDU 1848 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: 1, 2, 3, 5, 8, ... are taken from one heap, each number the sum of the two
/// before it.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let left = |heap: u64| {
        let mut rests = Vec::new();
        let (mut take, mut next) = (1, 2);
        while take <= heap {
            rests.push([heap - take]);
            (take, next) = (next, take + next);
        }
        rests.into_iter()
    };
    move_in_one_heap(heaps, left).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        input.cases_before("0 0 0", |input| {
            let most = input.up_to(15).min(1000);
            let heaps = input.numbers(3, 1..=most);
            input.print(|| if game.next_player_wins(&sorted(&heaps)) { "Fibo" } else { "Nacci" });
        });
    });
}
