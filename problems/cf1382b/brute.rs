//! Codeforces 1382B by its rules.

use cases::Game;

/// The rows that one move leads to.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let first = heaps.first().copied().unwrap_or(0);
    let left = |rest: u64| {
        let mut option = heaps.to_vec();
        option[0] = rest;
        option.retain(|&heap| heap > 0);
        option
    };
    (0..first).map(left).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        input.cases(1000, |input| {
            let (len, most) =
                (input.up_to(6).min(input.share(100_000)), input.up_to(4).min(1_000_000_000));
            let heaps = input.list(1..=len, 1..=most);
            input.print(|| if game.next_player_wins(&heaps) { "First" } else { "Second" });
        });
    });
}
