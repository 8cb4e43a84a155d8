//! Codeforces 603C by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: one cow is taken, or an even heap becomes `k` of half its size.
#[must_use]
pub fn options(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
    let left = |heap: u64| {
        let halves = (heap & 1 == 0).then(|| vec![heap / 2; k]);
        [vec![heap - 1]].into_iter().chain(halves)
    };
    move_in_one_heap(heaps, left).collect()
}

fn main() {
    cases::answer(|input| {
        let (k, len, limit) = (input.up_to(5).min(1_000_000_000), 100_000, 1_000_000_000);
        // The more heaps a heap becomes, the smaller they must be for play.
        input.drawn(|g| {
            let k = g.number(1..=k);
            let (few, most) = *[(3, 20_u64), (3, 8), (2, 8)].get(k - 1).unwrap_or(&(1, 8));
            let (len, most) = (g.up_to(few).min(len), g.up_to(most).min(limit));
            let heaps = g.bag(1..=len, 1..=most);
            g.line([heaps.len(), k]);
            g.line(heaps);
        });
        let (n, k) = (input.count(1..=len), input.number(1..=k));
        input.end_line();
        let heaps = input.numbers(n, 1..=limit);
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps, k));
        input.print(|| if game.next_player_wins(&sorted(&heaps)) { "Kevin" } else { "Nicky" });
    });
}
