//! bounded-nim by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: 1 to `k` are taken from one heap. What leaves least comes
/// first, so that one heap may be as large as it likes if a move may empty it.
#[must_use]
pub fn options(k: u64, heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, move |heap| (heap.saturating_sub(k)..heap).map(|rest| [rest])))
}

fn main() {
    cases::answer(|input| {
        // What is known of a game serves all cases of the same k.
        let mut game = Game::normal(|(k, heaps): &(u64, Vec<u64>)| {
            let k = *k;
            options(k, heaps).map(move |option| (k, option))
        });
        input.cases(u64::MAX, |input| {
            let (most, len) = (input.up_to(9), input.up_to(4).min(100_000));
            // A heap of any size that a move may empty.
            input.special(4, |g| {
                let mut heaps = g.vector(0..=2, 0..=most);
                let any = g.up_to(u64::MAX);
                let k = g.number(1..=any);
                heaps.push(g.number(0..=k));
                g.shuffle(&mut heaps);
                g.line([heaps.len() as u64, k]);
                g.line(heaps);
            });
            let (n, k) = (input.count(0..=len), input.number(1..=most.saturating_add(1)));
            input.end_line();
            let heaps = input.numbers(n, 0..=most);
            input.print(|| if game.next_player_wins(&(k, sorted(&heaps))) { "A" } else { "B" });
        });
    });
}
