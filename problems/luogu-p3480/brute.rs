//! Luogu P3480 by its rules.

use cases::Game;

/// The positions that one move leads to: some heap becomes lower, but not lower than the one on its left.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let left = if i == 0 { 0 } else { heaps[i - 1] };
        for lower in left..heap {
            let mut option = heaps.to_vec();
            option[i] = lower;
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
            let heaps: Vec<u64> = input.numbers(n, 0..=10_000);
            input.require(
                heaps.windows(2).all(|pair| pair[0] <= pair[1]),
                "a heap is lower than the last",
            );
            input.require(heaps.iter().sum::<u64>() <= 10_000, "there are more than 10000 pebbles");
            println!("{}", if game.next_player_wins(&heaps) { "TAK" } else { "NIE" });
        }
    });
}
