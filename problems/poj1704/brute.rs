//! POJ 1704 by its rules.

use cases::Game;

/// The positions that one move leads to: a piece moves to the left, to a place that is free and not beyond
/// another piece. The places are in order.
#[must_use]
pub fn options(places: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &place) in places.iter().enumerate() {
        let first_free = if i == 0 { 1 } else { places[i - 1] + 1 };
        for to in first_free..place {
            let mut option = places.to_vec();
            option[i] = to;
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|places: &Vec<u64>| options(places));
        input.cases(20, |input| {
            let (most, len) = (input.up_to(12).min(10_000), input.up_to(5).min(1000));
            let n = input.count(1..=len.min(most));
            input.end_line();
            let mut places = input.distinct(n, 1..=most as u64);
            places.sort_unstable();
            input.print(|| {
                if game.next_player_wins(&places) {
                    "Georgia will win"
                } else {
                    "Bob will win"
                }
            });
        });
    });
}
