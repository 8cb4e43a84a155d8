//! `AtCoder` `abc297_g` by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: `l` to `r` are taken from one heap.
#[must_use]
pub fn options(l: u64, r: u64, heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    let rests = move |heap: u64| heap.saturating_sub(r)..(heap + 1).saturating_sub(l);
    Box::new(move_in_one_heap(heaps, move |heap| rests(heap).map(|rest| [rest])))
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(20_u64).min(1_000_000_000), input.up_to(4).min(200_000));
        let most_taken = input.up_to(8).min(1_000_000_000);
        let (n, l) = (input.count(1..=len), input.number(1..=most_taken));
        let r = input.number(l..=most_taken);
        input.end_line();
        let heaps = input.bag(n, 1..=most);
        input.print(|| {
            let mut game = Game::normal(|heaps: &Vec<u64>| options(l, r, heaps));
            if game.next_player_wins(&sorted(&heaps)) {
                "First"
            } else {
                "Second"
            }
        });
    });
}
