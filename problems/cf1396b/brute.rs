//! Codeforces 1396B by its rules.

use cases::Game;

/// The heaps, the one of the move before at the end; a heap of 0 there before the first move.
pub type Position = Vec<u64>;

/// The positions that one move leads to: one stone is taken from a heap that is not the last.
#[must_use]
pub fn options(heaps: &Position) -> Vec<Position> {
    let others = 0..heaps.len() - 1;
    let take = |i: usize| {
        let mut heaps = heaps.clone();
        let chosen = heaps.remove(i);
        heaps.sort_unstable();
        heaps.push(chosen - 1);
        heaps
    };
    others.filter(|&i| heaps[i] > 0).map(take).collect()
}

/// Who wins.
#[must_use]
pub fn winner(heaps: &[u64]) -> &'static str {
    let first = [heaps, &[0]].concat();
    if Game::normal(options).next_player_wins(&first) {
        "T"
    } else {
        "HL"
    }
}

fn main() {
    cases::answer(|input| {
        for _ in 0..input.number(1..=100) {
            let n = input.number(1..=100);
            println!("{}", winner(&input.numbers(n, 1..=100)));
        }
    });
}
