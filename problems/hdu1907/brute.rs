//! HDU 1907 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: any number is taken from one box.
#[must_use]
pub fn options(boxes: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(boxes, |sweets| (0..sweets).map(|rest| [rest])))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::misere(|boxes: &Vec<u64>| options(boxes));
        for _ in 0..input.number(1..=474) {
            let n = input.number(1..=47);
            let boxes: Vec<u64> = input.numbers(n, 1..=4747);
            println!("{}", if game.next_player_wins(&sorted(&boxes)) { "John" } else { "Brother" });
        }
    });
}
