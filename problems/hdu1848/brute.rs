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
        while input.has_more() {
            let heaps: Vec<u64> = input.numbers(3, 0..=1000);
            if heaps == [0; 3] {
                break;
            }
            input.require(!heaps.contains(&0), "a heap has at least 1");
            println!("{}", if game.next_player_wins(&sorted(&heaps)) { "Fibo" } else { "Nacci" });
        }
    });
}
