//! HDU 2516 by its rules.

use cases::Game;

/// The positions that one move leads to: of the stones that are left, 1 up to so many as may be taken; then the
/// next move may take twice as many.
fn options(&(left, most): &(u64, u64)) -> impl Iterator<Item = (u64, u64)> {
    (1..=most.min(left)).map(move |take| (left - take, 2 * take))
}

/// Whether the first player wins `n` stones, who may not take all.
#[must_use]
pub fn first_player_wins(n: u64) -> bool {
    Game::normal(options).next_player_wins(&(n, n - 1))
}

fn main() {
    cases::answer(|input| {
        while input.has_more() {
            let n = input.number(0..=2_147_483_647);
            if n == 0 {
                break;
            }
            input.require(n > 1, "there are at least 2 stones");
            println!("{}", if first_player_wins(n) { "First win" } else { "Second win" });
        }
    });
}
