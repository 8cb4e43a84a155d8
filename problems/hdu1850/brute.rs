//! HDU 1850 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// How many moves leave a position in which the next player loses.
#[must_use]
pub fn winning_moves(heaps: &[u64]) -> usize {
    let mut game = Game::normal(|heaps: &Vec<u64>| {
        move_in_one_heap(heaps, |heap| (0..heap).map(|rest| [rest])).collect::<Vec<_>>()
    });
    let mut count = 0;
    for (i, &heap) in heaps.iter().enumerate() {
        for rest in 0..heap {
            let mut option = heaps.to_vec();
            option[i] = rest;
            count += usize::from(!game.next_player_wins(&sorted(&option)));
        }
    }
    count
}

fn main() {
    cases::answer(|input| {
        input.cases_before("0", |input| {
            let (most, len) = (input.up_to(7).min(1_000_000), input.up_to(4).min(100));
            let heaps = input.list(1..=len, 1..=most);
            input.print(|| winning_moves(&heaps));
        });
    });
}
