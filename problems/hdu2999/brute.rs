//! HDU 2999 by its rules.

use cases::Game;

/// The rows after one more take; bits are stones that are there.
#[must_use]
pub fn options(takes: &[u64], stones: u64) -> Vec<u64> {
    let mut options = Vec::new();
    for take in takes.iter().filter(|take| **take < 64) {
        let places = (0..64 - take).map(|first| ((1 << take) - 1) << first);
        options.extend(places.filter(|place| stones & place == *place).map(|place| stones ^ place));
    }
    options
}

/// Who wins a row: 1 or 2.
#[must_use]
pub fn winner(takes: &[u64], row: u64) -> u8 {
    let mut game = Game::normal(|&stones: &u64| options(takes, stones));
    if game.next_player_wins(&((1 << row) - 1)) {
        1
    } else {
        2
    }
}

fn main() {
    cases::answer(|input| {
        while input.has_more() {
            let n = input.number(1..=100);
            let takes: Vec<u64> = input.numbers(n, 1..=1000);
            let m = input.number(1..=1000);
            let rows: Vec<u64> = input.numbers(m, 1..=1000);
            input.require(rows.iter().all(|row| *row <= 20), "more than 20 are too many to play");
            for row in rows {
                println!("{}", winner(&takes, row));
            }
        }
    });
}
