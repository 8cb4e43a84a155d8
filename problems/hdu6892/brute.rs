//! HDU 6892 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The pieces, sorted and without those of length 1, that one cut leads to.
#[must_use]
pub fn options(pieces: &[u64]) -> Vec<Vec<u64>> {
    let cut = |length: u64| {
        let parts = (2..=length).filter(move |parts| length % parts < 1);
        parts.map(move |parts| {
            (0..parts).map(move |_| if length > parts { length / parts } else { 0 })
        })
    };
    move_in_one_heap(pieces, cut).collect()
}

/// Whether the first player wins.
#[must_use]
pub fn first_player_wins(pieces: &[u64]) -> bool {
    let pieces: Vec<u64> =
        pieces.iter().map(|&length| if length > 1 { length } else { 0 }).collect();
    Game::normal(|pieces: &Vec<u64>| options(pieces)).next_player_wins(&sorted(&pieces))
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(24).min(1_000_000_000), input.up_to(3).min(10));
        input.cases(20_000, |input| {
            let pieces = input.list(1..=len, 1..=most);
            input.require(pieces.iter().all(|&length| length <= 200), "too long to play");
            input.print(|| if first_player_wins(&pieces) { "W" } else { "L" });
        });
    });
}
