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
        for _ in 0..input.number(0..=u64::MAX) {
            let (n, k) = (input.number(0..=usize::MAX), input.number(1..=u64::MAX));
            let heaps: Vec<u64> = input.numbers(n, 0..=u64::MAX);
            let wins = game.next_player_wins(&(k, sorted(&heaps)));
            println!("{}", if wins { "A" } else { "B" });
        }
    });
}
