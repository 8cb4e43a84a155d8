//! Codeforces 1191D by its rules.

use cases::Game;

/// The heaps, in order, that a move leads to after which no two are equal.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for i in (0..heaps.len()).filter(|&i| heaps[i] > 0) {
        let mut option = heaps.to_vec();
        option[i] -= 1;
        option.sort_unstable();
        if option.windows(2).all(|pair| pair[0] < pair[1]) {
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let n = input.number(1..=100_000);
        let mut heaps: Vec<u64> = input.numbers(n, 0..=1_000_000_000);
        input.require(heaps.iter().sum::<u64>() <= 1000 && n <= 6, "too large");
        heaps.sort_unstable();
        let wins = Game::normal(|heaps: &Vec<u64>| options(heaps)).next_player_wins(&heaps);
        println!("{}", if wins { "sjfnb" } else { "cslnb" });
    });
}
