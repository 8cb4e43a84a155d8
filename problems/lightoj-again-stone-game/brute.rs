//! LightOJ again-stone-game by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: of one heap at least one stone is taken, and at most half of them.
#[must_use]
pub fn options(heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, |heap| (heap - heap / 2..heap).map(|rest| [rest])))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        let mut case = 0;
        input.cases(1000, |input| {
            case += 1;
            let (most, len) = (input.up_to(20_u64).min(1_000_000_000), input.up_to(4).min(1000));
            // One large heap.
            input.special(5, |g| {
                let most = g.up_to(1000);
                let heap = g.number(1..=most);
                g.line([1, heap]);
            });
            let heaps = input.list(1..=len, 1..=most);
            input.print(|| {
                let wins = game.next_player_wins(&sorted(&heaps));
                format!("Case {case}: {}", if wins { "Alice" } else { "Bob" })
            });
        });
    });
}
