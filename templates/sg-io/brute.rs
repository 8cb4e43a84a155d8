//! JUDGE 0000 by its rules: shares nothing with the solution, and refuses what the statement does not allow.

use cases::Game;

/// The positions that one move leads to: any number is taken from one heap.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for rest in 0..heap {
            let mut option = heaps.to_vec();
            option[i] = rest;
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for _ in 0..input.number(1..=100) {
            let n = input.number(0..=10);
            let heaps: Vec<u64> = input.numbers(n, 0..=1_000_000_000);
            println!("{}", if game.next_player_wins(&heaps) { "First" } else { "Second" });
        }
    });
}
