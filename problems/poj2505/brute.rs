//! POJ 2505 by its rules.

use cases::Game;

/// Whether the first player wins, who multiplies 1 by 2 to 9, as then do both in turn, until it is `n` or more: whoever
/// makes it that has won.
#[must_use]
pub fn first_player_wins(n: u64) -> bool {
    let options = |&p: &u64| (2..=9).map(move |times| p * times).filter(move |_| p < n);
    Game::normal(options).next_player_wins(&1)
}

fn main() {
    cases::answer(|input| {
        while input.has_more() {
            let n = input.number(2..=4_294_967_295);
            println!("{}", if first_player_wins(n) { "Stan wins." } else { "Ollie wins." });
        }
    });
}
