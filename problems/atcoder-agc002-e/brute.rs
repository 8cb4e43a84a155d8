//! AtCoder `agc002_e` by its rules.

use cases::{sorted, Game};

/// The heaps, in order, that one move leads to.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let one_less: Vec<u64> = heaps.iter().map(|heap| heap - 1).collect();
    let smaller = heaps.split_last().map(|(_, smaller)| smaller.to_vec());
    smaller.map_or(Vec::new(), |smaller| vec![smaller, sorted(&one_less)])
}

fn main() {
    cases::answer(|input| {
        let n = input.number(1..=100_000);
        let heaps = sorted(&input.numbers(n, 1..=1_000_000_000));
        let mut game = Game::misere(|heaps: &Vec<u64>| options(heaps));
        println!("{}", if game.next_player_wins(&heaps) { "First" } else { "Second" });
    });
}
