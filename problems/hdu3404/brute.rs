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
        let (limit, many) = (10_000, 1000);
        let sides = input.up_to(4).min(limit);
        input.cases(100, |input| {
            input.drawn(|g| {
                let (rows, columns) = match sides {
                    _ if sides == limit => (limit, limit),
                    _ if g.one_in(2) => (sides.min(3), sides.min(3)),
                    _ => (2, sides),
                };
                let lamps = g.cells(0..=(rows * columns).min(many), rows, columns);
                g.line([lamps.len()]);
                g.lines(lamps.into_iter().map(|(x, y)| [x, y]));
            });
            let n = input.count(0..=many);
            input.end_line();
            let lamp = |_| input.numbers(2, 1..=limit as u64);
            let lamps: Lamps = (0..n).map(lamp).map(|lamp| (lamp[0], lamp[1])).collect();
            input.require(lamps.len() == n, "a lamp is there twice");
            input.print(|| {
                let wins = game.next_player_wins(&lamps);
                if wins {
                    "Have a try, lxhgww."
                } else {
                    "Don't waste your time."
                }
            });
        });
    });
}
