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
        input.cases(474, |input| {
            let (most, len) = (input.up_to(6_u64).min(4747), input.up_to(5).min(47));
            // One sweet in nearly all.
            input.special(3, |g| {
                let mut boxes = g.vector(1..=len, 1..=1);
                boxes[0] = g.number(1..=most);
                g.shuffle(&mut boxes);
                g.line([boxes.len()]);
                g.line(boxes);
            });
            let boxes = input.list(1..=len, 1..=most);
            input.print(|| if game.next_player_wins(&sorted(&boxes)) { "John" } else { "Brother" });
        });
    });
}
