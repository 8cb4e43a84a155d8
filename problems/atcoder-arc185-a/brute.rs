//! AtCoder `arc185_a` by its rules.

use std::collections::HashMap;

/// The hands of the next player and of the other one, as bits, and the sum modulo m.
pub type Position = (u64, u64, u64);

/// Whether the next player wins, who is Alice or not. The first of the two has as many cards as the other, or one less.
fn next_player_wins(
    m: u64,
    is_alice: bool,
    position: Position,
    known: &mut HashMap<Position, bool>,
) -> bool {
    let (own, other, sum) = position;
    if own == 0 && other == 0 {
        return is_alice;
    }
    if let Some(&wins) = known.get(&position) {
        return wins;
    }
    let wins = (1..64).filter(|card| own >> card & 1 == 1).any(|card| {
        let left = (other, own ^ 1 << card, (sum + card) % m);
        left.2 != 0 && !next_player_wins(m, !is_alice, left, known)
    });
    known.insert(position, wins);
    wins
}

/// The answer.
#[must_use]
pub fn answer(n: u64, m: u64) -> &'static str {
    let hand = (2 << n) - 2;
    let mut known = HashMap::new();
    if next_player_wins(m, true, (hand, hand, 0), &mut known) {
        "Alice"
    } else {
        "Bob"
    }
}

fn main() {
    cases::answer(|input| {
        let (cards, most) = (input.up_to(6).min(999_999_999), input.up_to(43).min(999_999_999));
        input.cases(100_000, |input| {
            let n = input.number(1..=cards);
            let m = input.number(n + 1..=(n + most).min(1_000_000_000));
            input.end_line();
            input.require(n <= 7, "more than 7 cards are too many to play");
            input.print(|| answer(n, m));
        });
    });
}
