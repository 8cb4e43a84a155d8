//! Codeforces 1458E by its rules.

use cases::Game;
use std::collections::BTreeSet;

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
        let far = 1_000_000_000;
        let (len, most) = (input.up_to(15_usize).min(100_000), input.up_to(25_usize).min(far + 1));
        let (many, reach) = (input.up_to(40_usize).min(100_000), (most + 2).min(far + 1));
        input.drawn(|g| {
            let shortcuts = g.cells(1..=len, most, most);
            let starts = g.cells(1..=many, reach, reach);
            g.line([shortcuts.len(), starts.len()]);
            g.lines(shortcuts.into_iter().chain(starts).map(|(x, y)| [x - 1, y - 1]));
        });
        let (n, m) = (input.count(1..=len), input.count(1..=many));
        input.end_line();
        let mut pairs = |len: usize, what: &str| {
            let pair = |_| input.numbers(2, 0..=far as u64);
            let pairs: Vec<(u64, u64)> =
                (0..len).map(pair).map(|pair| (pair[0], pair[1])).collect();
            let different: BTreeSet<&(u64, u64)> = pairs.iter().collect();
            input.require(different.len() == len, what);
            pairs
        };
        let shortcuts = pairs(n, "a shortcut twice");
        let starts = pairs(m, "a start twice");
        let mut game = Game::normal(|&heaps: &(u64, u64)| options(&shortcuts, heaps));
        for start in starts {
            input.print(|| {
                input.require(start.0.max(start.1) <= 200, "too large to play");
                if game.next_player_wins(&start) {
                    "WIN"
                } else {
                    "LOSE"
                }
            });
        }
    });
}
