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
        while input.has_more() {
            let n = input.number(0..=1_000_000);
            if n == 0 {
                break;
            }
            let mut game = Game::normal(|ring: &Vec<bool>| options(ring));
            println!("{}", if game.next_player_wins(&vec![true; n]) { "Alice" } else { "Bob" });
        }
    });
}
