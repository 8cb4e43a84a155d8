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
        while input.has_more() {
            let n = input.number(1..=1000);
            println!("{}", if game.next_player_wins(&n) { "Kiki" } else { "Cici" });
        }
    });
}
