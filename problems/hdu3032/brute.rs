//! HDU 3032 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: any number is taken from one heap, or it is split into two that are not
/// empty. What leaves least comes first, so that one heap may be as large as it likes.
#[must_use]
pub fn options(heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, |heap| {
        let taken = (0..heap).map(|rest| [rest, 0]);
        let split = (1..=heap / 2).map(move |part| [part, heap - part]);
        taken.chain(split)
    }))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        input.cases(100, |input| {
            let limit = 2_147_483_647;
            let (most, len) = (input.up_to(7).min(limit), input.up_to(3).min(1_000_000));
            // A heap of any size.
            input.special(4, |g| {
                let mut heaps = g.vector(0..=2, 1..=most);
                let any = g.up_to(limit);
                heaps.push(g.number(1..=any));
                g.shuffle(&mut heaps);
                g.line([heaps.len()]);
                g.line(heaps);
            });
            let heaps = input.list(1..=len, 1..=most);
            input.print(|| if game.next_player_wins(&sorted(&heaps)) { "Alice" } else { "Bob" });
        });
    });
}
