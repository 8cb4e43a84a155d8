//! Luogu P5363 by its rules: each set of places, played.

use cases::Game;

/// The places that one move leads to; bits are coins.
#[must_use]
pub fn options(coins: u64) -> Vec<u64> {
    let mut options = Vec::new();
    for place in (0..64).filter(|place| coins >> place & 1 == 1) {
        let free = (0..place).rev().take_while(|to| coins >> to & 1 == 0);
        options.extend(free.map(|to| coins ^ 1 << place ^ 1 << to));
    }
    options
}

/// On how many sets of places the first player wins.
#[must_use]
pub fn answer(n: u32, m: u32) -> usize {
    let mut game = Game::normal(|&coins: &u64| options(coins));
    let sets = (0..1_u64 << n).filter(|set| set.count_ones() == m);
    sets.filter(|set| game.next_player_wins(set)).count()
}

fn main() {
    cases::answer(|input| {
        let most = input.up_to(12).min(150_000);
        let n = input.number(1..=most);
        let m = input.number(1..=n.min(50));
        input.end_line();
        input.require(n <= 16, "more than 16 places are too many to play");
        input.print(|| answer(n, m));
    });
}
