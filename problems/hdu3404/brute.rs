//! HDU 3404 by its rules.

use cases::Game;
use std::collections::BTreeSet;

/// Where lamps are on.
pub type Lamps = BTreeSet<(u64, u64)>;

/// The lamps after one more move. A column or row of 0 is none: nothing is there to switch.
#[must_use]
pub fn options(lamps: &Lamps) -> Vec<Lamps> {
    let mut options = Vec::new();
    for &(x, y) in lamps {
        for (left, below) in (0..x).flat_map(|left| (0..y).map(move |below| (left, below))) {
            let mut option = lamps.clone();
            let corners = [(x, y), (left, y), (x, below), (left, below)];
            for corner in corners.into_iter().filter(|&(x, y)| x > 0 && y > 0) {
                if !option.remove(&corner) {
                    option.insert(corner);
                }
            }
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|lamps: &Lamps| options(lamps));
        for _ in 0..input.number(1..=100) {
            let n = input.number(0..=1000);
            let lamps: Lamps =
                (0..n).map(|_| (input.number(1..=10_000), input.number(1..=10_000))).collect();
            input.require(lamps.len() == n, "a lamp is there twice");
            let wins = game.next_player_wins(&lamps);
            println!("{}", if wins { "Have a try, lxhgww." } else { "Don't waste your time." });
        }
    });
}
