//! HDU 4315 by its rules.

use cases::Game;

/// The places after one more move, from the top on; none where the king, the `king`-th, is there.
#[must_use]
pub fn options(king: usize, places: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    if places[king - 1] == 0 {
        return options;
    }
    for (i, &place) in places.iter().enumerate() {
        let first_free = match i.checked_sub(1).map(|above| places[above]) {
            None | Some(0) => 0,
            Some(above) => above + 1,
        };
        for to in first_free..place {
            let mut option = places.to_vec();
            option[i] = to;
            options.push(option);
        }
    }
    options
}

/// Who wins.
#[must_use]
pub fn winner(king: usize, places: &[u64]) -> &'static str {
    let mut game = Game::normal(|places: &Vec<u64>| options(king, places));
    if game.next_player_wins(&places.to_vec()) {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    cases::answer(|input| {
        input.cases_to_end(|input| {
            let (most, len) = (input.up_to(11).min(99_999), input.up_to(6).min(1000));
            let n = input.count(1..=len.min(most));
            let king = input.number(1..=n);
            input.end_line();
            let places = input.increasing(n, 1..=most as u64);
            input.print(|| winner(king, &places));
        });
    });
}
