//! yukicoder 361 by its rules.

use cases::{move_in_one_heap, Game};

/// The bamboos, in order, that one split leads to.
pub fn options(d: u64, bamboos: &[u64]) -> impl Iterator<Item = Vec<u64>> + '_ {
    let pairs = |length: u64| (1..length).flat_map(move |a| (1..length).map(move |b| (a, b)));
    let split = move |length: u64| {
        let parts = pairs(length).filter(move |(a, b)| a + b < length);
        let parts = parts.map(move |(a, b)| [a, b, length - a - b]);
        parts.filter(move |[a, b, c]| a < b && b < c && c - a <= d)
    };
    move_in_one_heap(bamboos, split)
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(24).min(500);
        let l = input.number(1..=most);
        let d = input.number(1..=l);
        input.end_line();
        input.require(l <= 40, "a bamboo of more than 40 is too long to play");
        input.print(|| {
            let mut game =
                Game::normal(|bamboos: &Vec<u64>| options(d, bamboos).collect::<Vec<_>>());
            if game.next_player_wins(&vec![l]) {
                "kado"
            } else {
                "matsu"
            }
        });
    });
}
