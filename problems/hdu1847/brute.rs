//! HDU 1847 by its rules.

use cases::Game;

/// What one move leaves: a power of two is taken.
#[must_use]
pub fn options(&n: &u64) -> Vec<u64> {
    (0..64)
        .map(|exponent| 1 << exponent)
        .take_while(|&take| take <= n)
        .map(|take| n - take)
        .collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(options);
        input.cases_to_end(|input| {
            let most = input.up_to(1000).min(1000);
            let n = input.number(1..=most);
            input.end_line();
            input.print(|| if game.next_player_wins(&n) { "Kiki" } else { "Cici" });
        });
    });
}
