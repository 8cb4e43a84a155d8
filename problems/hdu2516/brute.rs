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
        input.cases_before("0", |input| {
            let most = input.up_to(150).clamp(2, 2_147_483_647);
            let start = input.number(2..=most);
            input.end_line();
            let start = (start, start - 1);
            input.print(|| if game.next_player_wins(&start) { "First win" } else { "Second win" });
        });
    });
}
