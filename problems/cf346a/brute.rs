//! Codeforces 346A by its rules.

use cases::Game;

/// The sets, as bits, that one move leads to.
#[must_use]
pub fn options(set: u64) -> Vec<u64> {
    let numbers: Vec<u64> = (1..64).filter(|number| set >> number & 1 == 1).collect();
    let differences = numbers.iter().flat_map(|a| numbers.iter().map(move |b| a.abs_diff(*b)));
    let new = differences.filter(|&difference| difference > 0 && set >> difference & 1 == 0);
    new.map(|difference| set | 1 << difference).collect()
}

/// Whether the first player wins.
#[must_use]
pub fn first_player_wins(numbers: &[u64]) -> bool {
    let set = numbers.iter().fold(0, |set, number| set | 1 << number);
    Game::normal(|&set: &u64| options(set)).next_player_wins(&set)
}

fn main() {
    cases::answer(|input| {
        let n = input.number(2..=100);
        let mut numbers: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
        numbers.sort_unstable();
        input.require(numbers.windows(2).all(|pair| pair[0] < pair[1]), "a number twice");
        input.require(numbers[n - 1] <= 16, "numbers above 16 make too many sets to play");
        println!("{}", if first_player_wins(&numbers) { "Alice" } else { "Bob" });
    });
}
