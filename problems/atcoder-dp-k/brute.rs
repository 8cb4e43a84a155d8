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
        let (most, count) = (input.up_to(1000).min(100_000), input.up_to(20).min(100));
        let n = input.count(1..=count.min(most));
        let k = input.number(n..=most) as u64;
        input.end_line();
        let wide = input.up_to(1000);
        let takes = input.increasing(n, 1..=k.min(wide));
        input.print(|| if next_player_wins(k, &takes) { "First" } else { "Second" });
    });
}
