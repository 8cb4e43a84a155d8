//! Codeforces 282D by its rules.

use cases::Game;

/// The heaps that one move leads to.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for i in 0..heaps.len() {
        for rest in 0..heaps[i] {
            let mut option = heaps.to_vec();
            option[i] = rest;
            options.push(option);
        }
    }
    let least = heaps.iter().min().copied().unwrap_or(0);
    options.extend((1..=least).map(|take| heaps.iter().map(|heap| heap - take).collect()));
    options
}

fn main() {
    cases::answer(|input| {
        let n = input.number(1..=3);
        let heaps: Vec<u64> = input.numbers(n, 0..=299);
        input.require(heaps.iter().map(|heap| heap + 1).product::<u64>() <= 20_000, "too many");
        let wins = Game::normal(|heaps: &Vec<u64>| options(heaps)).next_player_wins(&heaps);
        println!("{}", if wins { "BitLGM" } else { "BitAryo" });
    });
}
