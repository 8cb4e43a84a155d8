//! Luogu P5970 by its rules: each set of heaps thrown away, and Nim by its moves.

use cases::{move_in_one_heap, sorted, Game};

/// In how many ways the second player can throw heaps away and win.
#[must_use]
pub fn answer(d: u32, heaps: &[u64]) -> usize {
    let mut game = Game::normal(|heaps: &Vec<u64>| {
        move_in_one_heap(heaps, |heap| (0..heap).map(|rest| [rest]))
    });
    let sets = 0..(1_u64 << heaps.len()) - 1;
    let wins = |set: &u64| {
        let left = heaps.iter().enumerate().filter(|(i, _)| set >> i & 1 == 0);
        let left: Vec<u64> = left.map(|(_, &heap)| heap).collect();
        set.count_ones() % d < 1 && !game.next_player_wins(&sorted(&left))
    };
    sets.filter(wins).count()
}

fn main() {
    cases::answer(|input| {
        let n = input.number(1..=500_000);
        let d = input.number(1..=10);
        let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000);
        input.require(n <= 12, "more than 12 heaps are too many to try");
        println!("{}", answer(d, &heaps));
    });
}
