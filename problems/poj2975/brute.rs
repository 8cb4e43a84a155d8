//! POJ 2975 by its rules.

use cases::{sorted, Game};

/// The positions that one move leads to, heap by heap.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for rest in 0..heap {
            let mut option = heaps.to_vec();
            option[i] = rest;
            options.push(sorted(&option));
        }
    }
    options
}

/// How many moves lead to a position that the next player loses.
#[must_use]
pub fn winning_moves(heaps: &[u64]) -> usize {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    options(heaps).iter().filter(|option| !game.next_player_wins(option)).count()
}

fn main() {
    cases::answer(|input| {
        input.cases_before("0", |input| {
            let (most, len) = (input.up_to(8).min(1_000_000_000), input.up_to(4).min(1000));
            let heaps = input.list(1..=len, 1..=most);
            input.print(|| winning_moves(&heaps));
        });
    });
}
