//! AtCoder `abc172_f` by its rules: each number of stones, and Nim by its moves.

use cases::{move_in_one_heap, sorted, Game};

/// The least number of stones to move so that the first player loses.
#[must_use]
pub fn answer(heaps: &[u64]) -> Option<u64> {
    let mut game = Game::normal(|heaps: &Vec<u64>| {
        move_in_one_heap(heaps, |heap| (0..heap).map(|rest| [rest]))
    });
    (0..heaps[0]).find(|moved| {
        let mut after = heaps.to_vec();
        after[0] -= moved;
        after[1] += moved;
        !game.next_player_wins(&sorted(&after))
    })
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(12_u64).min(1_000_000_000_000), 1 + input.up_to(3).min(299));
        let heaps = input.list(2..=len, 1..=most);
        input.print(|| answer(&heaps).map_or(-1, |moved| i64::try_from(moved).expect("few")));
    });
}
