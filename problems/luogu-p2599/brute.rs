//! Luogu P2599 by its rules.

use cases::Game;

/// The rows that one move leads to, without empty heaps.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for end in [0, heaps.len().saturating_sub(1)] {
        for rest in 0..heaps.get(end).copied().unwrap_or(0) {
            let mut option = heaps.to_vec();
            option[end] = rest;
            option.retain(|&heap| heap > 0);
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for _ in 0..input.number(1..=10) {
            let n = input.number(1..=1000);
            let heaps = input.numbers(n, 1..=1_000_000_000);
            println!("{}", u8::from(game.next_player_wins(&heaps)));
        }
    });
}
