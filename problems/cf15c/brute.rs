//! Codeforces 15C by its rules.

use cases::{move_in_one_heap, sorted, Game};

/// Who wins.
#[must_use]
pub fn winner(quarries: &[(u64, u64)]) -> &'static str {
    let heaps: Vec<u64> = quarries.iter().flat_map(|&(x, m)| x..x + m).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| {
        move_in_one_heap(heaps, |heap| (0..heap).map(|rest| [rest]))
    });
    if game.next_player_wins(&sorted(&heaps)) {
        "tolik"
    } else {
        "bolik"
    }
}

fn main() {
    cases::answer(|input| {
        let n = input.number(1..=100_000);
        let most = 10_000_000_000_000_000;
        let mut pair = || (input.number(1..=most), input.number(1..=most));
        let quarries: Vec<(u64, u64)> = (0..n).map(|_| pair()).collect();
        println!("{}", winner(&quarries));
    });
}
