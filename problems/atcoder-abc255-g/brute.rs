//! `AtCoder` `abc255_g` by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: any number is taken from one heap, but for the moves (heap, take) that are
/// `forbidden`.
#[must_use]
pub fn options(forbidden: &[(u64, u64)], heaps: &[u64]) -> Vec<Vec<u64>> {
    let rests = |heap: u64| (0..heap).filter(move |rest| !forbidden.contains(&(heap, heap - rest)));
    move_in_one_heap(heaps, |heap| rests(heap).map(|rest| [rest])).collect()
}

fn main() {
    cases::answer(|input| {
        let (n, m) = (input.number(1..=200_000), input.number(1..=200_000));
        let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000_000_000_000_000);
        let mut forbidden: Vec<(u64, u64)> = Vec::new();
        for _ in 0..m {
            let heap = input.number(1..=1_000_000_000_000_000_000);
            let forbid = (heap, input.number(1..=heap));
            input.require(!forbidden.contains(&forbid), "a move is forbidden twice");
            forbidden.push(forbid);
        }
        let mut game = Game::normal(|heaps: &Vec<u64>| options(&forbidden, heaps));
        println!("{}", if game.next_player_wins(&sorted(&heaps)) { "Takahashi" } else { "Aoki" });
    });
}
