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
        input.cases_to_end(|input| {
            let limit = 4_294_967_295_u64;
            let most = input.up_to(limit).clamp(2, limit);
            // Often close to where the winner changes.
            input.special(2, |g| {
                let near = 9_u64.pow(g.number(0..=10)) * 2_u64.pow(g.number(0..=10));
                let near = near + g.number(0..=1);
                g.line(Some(near).filter(|near| (2..=most).contains(near)));
            });
            let n = input.number(2..=most);
            input.end_line();
            input.print(|| if first_player_wins(n) { "Stan wins." } else { "Ollie wins." });
        });
    });
}
