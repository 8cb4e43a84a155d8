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
        let (few, many) = (input.up_to(22).min(299), input.up_to(130).min(299));
        let n = input.count(1..=3);
        input.end_line();
        let heaps: Vec<u64> = input.numbers(n, 0..=if n == 3 { few } else { many });
        input.require(heaps.iter().map(|heap| heap + 1).product::<u64>() <= 20_000, "too many");
        input.print(|| {
            let wins = Game::normal(|heaps: &Vec<u64>| options(heaps)).next_player_wins(&heaps);
            if wins {
                "BitLGM"
            } else {
                "BitAryo"
            }
        });
    });
}
