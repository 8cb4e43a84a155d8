//! AtCoder `arc131_c` by its rules.

use cases::Game;

/// What is left after each move of a game that is not over: it is over where the numbers that are left have the xor 0.
#[must_use]
pub fn options(numbers: &[u64]) -> Vec<Vec<u64>> {
    if numbers.iter().fold(0, |sum, number| sum ^ number) == 0 {
        return Vec::new();
    }
    (0..numbers.len()).map(|i| [&numbers[..i], &numbers[i + 1..]].concat()).collect()
}

fn main() {
    cases::answer(|input| {
        let n = input.number(1..=400_000);
        let mut numbers: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
        numbers.sort_unstable();
        input.require(numbers.windows(2).all(|pair| pair[0] < pair[1]), "a number twice");
        let sum = numbers.iter().fold(0, |sum, number| sum ^ number);
        input.require(sum != 0, "the xor is 0 from the beginning");
        input.require(n <= 16, "more than 16 numbers are too many to play");
        let wins = Game::normal(|numbers: &Vec<u64>| options(numbers)).next_player_wins(&numbers);
        println!("{}", if wins { "Win" } else { "Lose" });
    });
}
