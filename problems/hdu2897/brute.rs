//! HDU 2897 by its rules.

use cases::Game;
use std::ops::RangeInclusive;

/// How many coins one move may take of `n`: `p` to `q`, or all where there are fewer than `p`.
#[must_use]
pub fn takes(n: u64, p: u64, q: u64) -> RangeInclusive<u64> {
    if n < p {
        // Of none, none can be taken.
        n.max(1)..=n
    } else {
        p..=q.min(n)
    }
}

fn main() {
    cases::answer(|input| {
        input.cases_to_end(|input| {
            let (coins, most) = (input.up_to(300).min(65_536), input.up_to(30).min(65_536));
            let (n, p) = (input.number(1..=coins), input.number(1..=most));
            let q = input.number(p..=most);
            input.end_line();
            input.print(|| {
                let mut game = Game::misere(|&n: &u64| takes(n, p, q).map(move |take| n - take));
                if game.next_player_wins(&n) {
                    "WIN"
                } else {
                    "LOST"
                }
            });
        });
    });
}
