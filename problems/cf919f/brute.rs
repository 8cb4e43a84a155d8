//! Codeforces 919F by its rules.

use std::collections::HashMap;

/// The cards of the player who moves next, and of the other one, each in order.
pub type Position = [Vec<u64>; 2];

/// The positions that one move leads to.
#[must_use]
pub fn options([own, other]: &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for (i, &a) in own.iter().enumerate().filter(|&(_, &a)| a != 0) {
        for &b in other.iter().filter(|&&b| b != 0) {
            let mut left = own.clone();
            left[i] = (a + b) % 5;
            left.sort_unstable();
            options.push([other.clone(), left]);
        }
    }
    options
}

/// 1 if the next player wins, -1 if the other one does, 0 if it goes on for ever: all positions that can be reached are
/// looked at until nothing changes.
#[must_use]
pub fn outcome(start: &Position) -> i32 {
    let mut all = vec![start.clone()];
    let mut outcomes = HashMap::from([(start.clone(), 0)]);
    let mut done = 0;
    while done < all.len() {
        for option in options(&all[done]) {
            if outcomes.insert(option.clone(), 0).is_none() {
                all.push(option);
            }
        }
        done += 1;
    }
    loop {
        let mut has_changed = false;
        for position in &all {
            let best = if position[1].iter().all(|&card| card == 0) {
                -1
            } else {
                options(position).iter().map(|option| -outcomes[option]).max().unwrap_or(1)
            };
            has_changed |= outcomes.insert(position.clone(), best) != Some(best);
        }
        if !has_changed {
            return outcomes[start];
        }
    }
}

/// The answer for the player who begins, 0 for Alice, and the cards of Alice and Bob.
#[must_use]
pub fn answer(first: usize, mut cards: Position) -> &'static str {
    cards[0].sort_unstable();
    cards[1].sort_unstable();
    cards.rotate_left(first);
    match outcome(&cards) {
        0 => "Deal",
        wins => ["Alice", "Bob"][if wins == 1 { first } else { 1 - first }],
    }
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(2_usize).min(8);
        input.cases(100_000, |input| {
            let first = input.number(0..=1_usize);
            input.end_line();
            // Most cards are 0; not all of who begins.
            input.drawn(|g| {
                for player in 0..2 {
                    let mut cards = g.bag(usize::from(player == first)..=most, 1..=4_u64);
                    cards.resize(8, 0);
                    g.shuffle(&mut cards);
                    g.line(cards);
                }
            });
            let cards: Position = [input.numbers(8, 0..=4), input.numbers(8, 0..=4)];
            input.require(cards[first].iter().any(|&card| card != 0), "who begins has won");
            input.print(|| {
                let there = cards.concat().iter().filter(|&&card| card != 0).count();
                input.require(there <= 7, "more than 7 cards are too many to play");
                answer(first, cards)
            });
        });
    });
}
