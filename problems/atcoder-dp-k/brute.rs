//! AtCoder DP contest K by its rules.

use cases::Game;

/// Whether the next player wins a heap of `k`, of which a move takes one of `takes`.
#[must_use]
pub fn next_player_wins(k: u64, takes: &[u64]) -> bool {
    let options = |&heap: &u64| takes.iter().filter_map(move |&take| heap.checked_sub(take));
    Game::normal(options).next_player_wins(&k)
}

fn main() {
    cases::answer(|input| {
        let (n, k) = (input.number(1..=100), input.number(1..=100_000));
        let takes: Vec<u64> = input.numbers(n, 1..=k);
        input.require(takes.windows(2).all(|pair| pair[0] < pair[1]), "the takes do not increase");
        println!("{}", if next_player_wins(k, &takes) { "First" } else { "Second" });
    });
}
