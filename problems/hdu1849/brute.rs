//! HDU 1849 by its rules.

use cases::Game;

/// The positions that one move leads to: a piece goes to any place on its left, where others may be. A piece at 0 does
/// not move any more.
#[must_use]
pub fn options(places: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &place) in places.iter().enumerate() {
        for to in 0..place {
            let mut option = places.to_vec();
            option[i] = to;
            options.push(cases::sorted(&option));
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|places: &Vec<u64>| options(places));
        while input.has_more() {
            let m = input.number(0..=1000);
            if m == 0 {
                break;
            }
            let places: Vec<u64> = input.numbers(m, 0..=1000);
            let wins = game.next_player_wins(&cases::sorted(&places));
            println!("{}", if wins { "Rabbit Win!" } else { "Grass Win!" });
        }
    });
}
