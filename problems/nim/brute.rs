//! Luogu P2197 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: any number is taken from one heap. What leaves least comes
/// first, so that one heap may be as large as it likes.
#[must_use]
pub fn options(heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, |heap| (0..heap).map(|rest| [rest])))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        input.cases(10, |input| {
            let (most, len) = (input.up_to(9), input.up_to(4).min(10_000));
            // A heap of any size.
            input.special(4, |g| {
                let mut heaps = g.vector(0..=2, 0..=most);
                let any = g.up_to(u64::MAX);
                heaps.push(g.number(0..=any));
                g.shuffle(&mut heaps);
                g.line([heaps.len()]);
                g.line(heaps);
            });
            let heaps = input.list(0..=len, 0..=most);
            input.print(|| if game.next_player_wins(&sorted(&heaps)) { "Yes" } else { "No" });
        });
    });
}
