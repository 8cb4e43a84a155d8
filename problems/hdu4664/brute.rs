//! HDU 4664 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one line leads to: how many corners each part of a plane has that no line crosses. A line between
/// any two corners of a part leaves those on either side of it.
#[must_use]
pub fn options(parts: &[u64]) -> Vec<Vec<u64>> {
    let drawn = |corners: u64| (2..=corners).map(move |second| [second - 2, corners - second]);
    move_in_one_heap(parts, drawn).collect()
}

/// Whether the first player wins.
#[must_use]
pub fn first_player_wins(planes: &[u64]) -> bool {
    Game::normal(|parts: &Vec<u64>| options(parts)).next_player_wins(&sorted(planes))
}

fn main() {
    cases::answer(|input| {
        let mut sum = 0;
        input.cases(1_000_000, |input| {
            let (most, len) =
                (input.up_to(11).min(1_000_000_000), input.up_to(3).min(input.share(1_000_000)));
            let corners = input.list(1..=len, 1..=most);
            sum += corners.len();
            input.require(sum <= 1_000_000, "there are more than 1000000 planes");
            input.require(corners.iter().all(|&corners| corners <= 40), "too many corners to play");
            input.print(|| if first_player_wins(&corners) { "Carol" } else { "Dave" });
        });
    });
}
