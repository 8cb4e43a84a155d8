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
        input.cases_to_end(|input| {
            let (take, row) = (input.up_to(6_u64).min(1000), input.up_to(14_u64).min(1000));
            let (count, rows) = (input.up_to(4).min(100), input.up_to(8).min(1000));
            // A take may be there twice.
            input.drawn(|g| {
                let takes = if g.size() > 1 && g.one_in(2) {
                    g.vector(1..=count, 1..=take)
                } else {
                    g.distinct(1..=count, 1..=take)
                };
                g.line([takes.len()]);
                g.line(takes);
            });
            let takes = input.list(1..=count, 1..=take);
            for row in input.list(1..=rows, 1..=row) {
                input.print(|| {
                    input.require(row <= 20, "more than 20 are too many to play");
                    winner(&takes, row)
                });
            }
        });
    });
}
