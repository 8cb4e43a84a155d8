//! `AtCoder` `arc168_b` by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: 1 to `k` are taken from one heap.
#[must_use]
pub fn options(k: u64, heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    Box::new(move_in_one_heap(heaps, move |heap| (heap.saturating_sub(k)..heap).map(|rest| [rest])))
}

/// The largest `k` with which the first player wins; 0 where there is none, -1 where all that are large enough are.
///
/// # Panics
/// If a heap has 2^63 or more.
#[must_use]
pub fn largest_k(heaps: &[u64]) -> i64 {
    let wins =
        |k| Game::normal(|heaps: &Vec<u64>| options(k, heaps)).next_player_wins(&sorted(heaps));
    // No move can take more than the largest heap has.
    let largest = heaps.iter().copied().max().unwrap_or(0);
    if wins(largest) {
        return -1;
    }
    (1..largest).rev().find(|&k| wins(k)).map_or(0, |k| i64::try_from(k).expect("below 2^63"))
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(7_u64).min(1_000_000_000), input.up_to(4).min(250_000));
        // A nim-sum of 0.
        input.special(2, |g| {
            let mut heaps = g.bag(1..=len, 1..=most);
            let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
            heaps.extend(Some(nim_sum).filter(|sum| *sum > 0));
            g.shuffle(&mut heaps);
            g.line([heaps.len()]);
            g.line(heaps);
        });
        let n = input.count(1..=len);
        input.end_line();
        let heaps = input.bag(n, 1..=most);
        input.print(|| largest_k(&heaps));
    });
}
