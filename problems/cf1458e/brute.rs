//! Codeforces 1458E by its rules.

use cases::Game;

/// The heaps that one move leads to: none from a shortcut.
#[must_use]
pub fn options(shortcuts: &[(u64, u64)], (x, y): (u64, u64)) -> Vec<(u64, u64)> {
    if shortcuts.contains(&(x, y)) {
        return Vec::new();
    }
    (0..x).map(|x| (x, y)).chain((0..y).map(|y| (x, y))).collect()
}

fn main() {
    cases::answer(|input| {
        let (n, m) = (input.number(1..=100_000), input.number(1..=100_000));
        let mut pairs = |len: usize, what: &str| {
            let pair = |_| (input.number(0..=1_000_000_000), input.number(0..=1_000_000_000));
            let pairs: Vec<(u64, u64)> = (0..len).map(pair).collect();
            let mut sorted = pairs.clone();
            sorted.sort_unstable();
            input.require(sorted.windows(2).all(|pair| pair[0] < pair[1]), what);
            pairs
        };
        let shortcuts = pairs(n, "a shortcut twice");
        let starts = pairs(m, "a start twice");
        input.require(starts.iter().all(|start| start.0.max(start.1) <= 200), "too large to play");
        let mut game = Game::normal(|&heaps: &(u64, u64)| options(&shortcuts, heaps));
        for start in starts {
            println!("{}", if game.next_player_wins(&start) { "WIN" } else { "LOSE" });
        }
    });
}
