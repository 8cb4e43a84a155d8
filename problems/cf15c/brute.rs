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
        let (count, most) =
            (input.up_to(3).min(100_000), input.up_to(3).min(10_000_000_000_000_000));
        let n = input.count(1..=count);
        input.end_line();
        let mut quarries = Vec::new();
        for _ in 0..n {
            quarries.push((input.number(1..=most), input.number(1..=most)));
            input.end_line();
        }
        input.print(|| winner(&quarries));
    });
}
