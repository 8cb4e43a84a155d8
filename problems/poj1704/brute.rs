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
        for _ in 0..input.number(1..=20) {
            let n = input.number(1..=1000);
            let mut places: Vec<u64> = input.numbers(n, 1..=10_000);
            places.sort_unstable();
            input
                .require(places.windows(2).all(|pair| pair[0] < pair[1]), "a place is there twice");
            let wins = game.next_player_wins(&places);
            println!("{}", if wins { "Georgia will win" } else { "Bob will win" });
        }
    });
}
