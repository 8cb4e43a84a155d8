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
        input.cases_before("0", |input| {
            let (most, len) = (input.up_to(7).min(1000), input.up_to(4).min(1000));
            let places = input.list(1..=len, 0..=most);
            input.print(|| {
                let wins = game.next_player_wins(&cases::sorted(&places));
                if wins {
                    "Rabbit Win!"
                } else {
                    "Grass Win!"
                }
            });
        });
    });
}
