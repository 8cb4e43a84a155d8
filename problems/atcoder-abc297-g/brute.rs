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
        let (n, l) = (input.number(1..=200_000), input.number(1..=1_000_000_000));
        let r = input.number(l..=1_000_000_000);
        let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
        let mut game = Game::normal(|heaps: &Vec<u64>| options(l, r, heaps));
        println!("{}", if game.next_player_wins(&sorted(&heaps)) { "First" } else { "Second" });
    });
}
