//! HDU 1536 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: one of `takes` is taken from one heap.
#[must_use]
pub fn options(takes: &[u64], heaps: &[u64]) -> Vec<Vec<u64>> {
    let left = |heap: u64| takes.iter().filter_map(move |&take| heap.checked_sub(take));
    move_in_one_heap(heaps, |heap| left(heap).map(|rest| [rest])).collect()
}

fn main() {
    cases::answer(|input| {
        while input.has_more() {
            let k = input.number(0..=100);
            if k == 0 {
                break;
            }
            let takes: Vec<u64> = input.numbers(k, 1..=10_000);
            let mut game = Game::normal(|heaps: &Vec<u64>| options(&takes, heaps));
            let mut line = String::new();
            for _ in 0..input.number(1..=100) {
                let l = input.number(1..=100);
                let heaps: Vec<u64> = input.numbers(l, 0..=10_000);
                line.push(if game.next_player_wins(&sorted(&heaps)) { 'W' } else { 'L' });
            }
            println!("{line}");
        }
    });
}
