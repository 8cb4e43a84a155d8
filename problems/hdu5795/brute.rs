//! HDU 5795 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: any number is taken from one heap, or it is split into three that are not
/// empty. What leaves least comes first.
#[must_use]
pub fn options(heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, |heap| {
        let taken = (0..heap).map(|rest| [rest, 0, 0]);
        let split = (1..=heap / 3)
            .flat_map(move |a| (a..=(heap - a) / 2).map(move |b| [a, b, heap - a - b]));
        taken.chain(split)
    }))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        input.cases(100, |input| {
            let (most, len) = (input.up_to(10).min(1_000_000_000), input.up_to(3).min(1_000_000));
            let heaps = input.list(1..=len, 1..=if len == 3 { most.min(5) } else { most });
            input.print(|| {
                let who = if game.next_player_wins(&sorted(&heaps)) { "First" } else { "Second" };
                format!("{who} player wins.")
            });
        });
    });
}
