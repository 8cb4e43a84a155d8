//! Codeforces 1382B by its rules.

use cases::Game;

/// The rows that one move leads to.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let first = heaps.first().copied().unwrap_or(0);
    let left = |rest: u64| {
        let mut option = heaps.to_vec();
        option[0] = rest;
        option.retain(|&heap| heap > 0);
        option
    };
    (0..first).map(left).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for _ in 0..input.number(1..=1000) {
            let n = input.number(1..=100_000);
            let heaps = input.numbers(n, 1..=1_000_000_000);
            println!("{}", if game.next_player_wins(&heaps) { "First" } else { "Second" });
        }
    });
}
