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
        let (len, most) = (input.up_to(8).min(500_000), input.up_to(4).min(1_000_000));
        let ds = input.up_to(4).min(10);
        let (n, d) = (input.count(1..=len), input.number(1..=ds));
        input.end_line();
        let heaps = input.bag(n, 1..=most);
        input.require(n <= 12, "more than 12 heaps are too many to try");
        input.print(|| answer(d, &heaps));
    });
}
