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

// The format, by which inputs are read, and made for `stress`: `up_to` is what this can play, `min` the statement's limit.
fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        input.cases(100, |input| {
            let (most, len) = (input.up_to(6).min(1_000_000_000), input.up_to(3).min(10));
            let heaps = input.list(0..=len, 0..=most);
            input.print(|| if game.next_player_wins(&heaps) { "First" } else { "Second" });
        });
    });
}
