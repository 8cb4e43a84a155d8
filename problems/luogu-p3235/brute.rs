//! Luogu P3235 by its rules. Heaps that are empty are none, so that no heap is split into more than it has stones:
//! they would be without end where F is 1.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: a heap of `f` or more falls into `m` parts, the largest of which has one more
/// than the smallest at most.
#[must_use]
pub fn options(f: u64, heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    let splits = move |heap: u64| (2..=heap).filter(move |_| heap >= f);
    let parts = |heap: u64, m: u64| (0..m).map(move |i| (heap + i) / m);
    Box::new(move_in_one_heap(heaps, move |heap| splits(heap).map(move |m| parts(heap, m))))
}

fn main() {
    cases::answer(|input| {
        let (t, most) = (input.up_to(20).min(99), input.up_to(16).min(99_999));
        let (largest_f, len) = (input.up_to(10).min(99_999), input.up_to(3).min(99));
        let (t, f) = (input.count(1..=t), input.number(1..=largest_f));
        input.end_line();
        let mut positions = Vec::new();
        for _ in 0..t {
            let n = input.count(1..=len);
            positions.push(input.bag(n, 1..=most));
        }
        input.print(|| {
            let mut game = Game::normal(|heaps: &Vec<u64>| options(f, heaps));
            let wins = positions.iter().map(|heaps| game.next_player_wins(&sorted(heaps)));
            wins.map(|wins| if wins { "1" } else { "0" }).collect::<Vec<_>>().join(" ")
        });
    });
}
