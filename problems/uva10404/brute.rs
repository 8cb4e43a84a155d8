//! UVa 10404 by its rules.

use cases::Game;

/// What the takes leave of `stones`.
pub fn options(takes: &[u64], stones: u64) -> impl Iterator<Item = u64> + '_ {
    takes.iter().filter_map(move |take| stones.checked_sub(*take))
}

fn main() {
    cases::answer(|input| {
        while input.has_more() {
            let n: u64 = input.number(1..=1_000_000);
            let m = input.number(1..=10);
            let takes: Vec<u64> = input.numbers(m, 1..=1_000_000);
            input.require(takes.contains(&1), "1 is not among the takes");
            input.require(n <= 10_000, "more than 10000 stones are too many to play");
            let mut game = Game::normal(|&stones: &u64| options(&takes, stones));
            println!("{} wins", if game.next_player_wins(&n) { "Stan" } else { "Ollie" });
        }
    });
}
