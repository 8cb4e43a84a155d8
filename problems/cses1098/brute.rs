//! CSES 1098 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: 1 to 3 are taken from one heap.
#[must_use]
pub fn options(heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, |heap| (heap.saturating_sub(3)..heap).map(|rest| [rest])))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        let mut sum = 0;
        input.cases(200_000, |input| {
            let (most, len) =
                (input.up_to(12).min(1_000_000_000), input.up_to(4).min(input.share(200_000)));
            let heaps = input.list(1..=len, 1..=most);
            sum += heaps.len();
            input.require(sum <= 200_000, "there are more than 200000 heaps");
            input.print(|| if game.next_player_wins(&sorted(&heaps)) { "first" } else { "second" });
        });
    });
}
