//! HDU 2516 by its rules.

use cases::Game;

/// The positions that one move leads to: of the stones that are left, 1 up to so many as may be taken; then the
/// next move may take twice as many, if so many are left. The first may take all but one.
#[must_use]
pub fn options(&(left, most): &(u64, u64)) -> Vec<(u64, u64)> {
    (1..=most).map(|take| (left - take, (2 * take).min(left - take))).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(options);
        while input.has_more() {
            let n = input.number(0..=2_147_483_647);
            if n == 0 {
                break;
            }
            input.require(n > 1, "there are at least 2 stones");
            let wins = game.next_player_wins(&(n, n - 1));
            println!("{}", if wins { "First win" } else { "Second win" });
        }
    });
}
