//! POJ 2484 by its rules.

use cases::Game;

/// The positions that one move leads to, on a ring of places with a coin or without: one coin is taken, or two at
/// neighbouring places.
#[must_use]
pub fn options(ring: &[bool]) -> Vec<Vec<bool>> {
    let n = ring.len();
    let mut options = Vec::new();
    for place in (0..n).filter(|&place| ring[place]) {
        let mut option = ring.to_vec();
        option[place] = false;
        options.push(option.clone());
        if option[(place + 1) % n] {
            option[(place + 1) % n] = false;
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        input.cases_before("0", |input| {
            let most = input.up_to(12).min(1_000_000);
            let n = input.number(1..=most);
            input.end_line();
            input.print(|| {
                let mut game = Game::normal(|ring: &Vec<bool>| options(ring));
                if game.next_player_wins(&vec![true; n]) {
                    "Alice"
                } else {
                    "Bob"
                }
            });
        });
    });
}
