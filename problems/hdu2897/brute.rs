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
        while input.has_more() {
            let (n, p) = (input.number(1..=65_536), input.number(1..=65_536));
            let q = input.number(p..=65_536);
            let mut game = Game::misere(|&n: &u64| takes(n, p, q).map(move |take| n - take));
            println!("{}", if game.next_player_wins(&n) { "WIN" } else { "LOST" });
        }
    });
}
