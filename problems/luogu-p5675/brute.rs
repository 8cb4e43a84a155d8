//! Luogu P5675 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: any number is taken from one heap.
#[must_use]
pub fn options(heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, |heap| (0..heap).map(|rest| [rest])))
}

/// In how many ways heaps, and one of them for the first move, can be chosen such that the first player loses.
#[must_use]
pub fn ways(heaps: &[u64]) -> u64 {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let mut ways = 0;
    for set in 1_u64..1 << heaps.len() {
        let chosen = |i: usize| set >> i & 1 == 1;
        for first in (0..heaps.len()).filter(|&first| chosen(first)) {
            let others: Vec<u64> =
                (0..heaps.len()).filter(|&i| i != first && chosen(i)).map(|i| heaps[i]).collect();
            let wins = (0..heaps[first]).any(|rest| {
                let left = [&others[..], &[rest]].concat();
                !game.next_player_wins(&sorted(&left))
            });
            ways += u64::from(!wins);
        }
    }
    ways
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(9).min(200), input.up_to(5).min(200));
        let heaps: Vec<u64> = input.list(1..=len, 1..=most);
        input.require(heaps.len() <= 10, "more than 10 heaps are too many to play");
        input.print(|| ways(&heaps));
    });
}
