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
        while input.has_more() {
            let n = input.number(1..=1000);
            let king = input.number(1..=n);
            let places: Vec<u64> = input.numbers(n, 1..=99_999);
            input.require(places.windows(2).all(|pair| pair[0] < pair[1]), "not in order");
            println!("{}", winner(king, &places));
        }
    });
}
