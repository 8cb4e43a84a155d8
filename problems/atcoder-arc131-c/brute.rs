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
        let limit = 1_000_000_000;
        let (len, most) = (input.up_to(12_usize).min(400_000), input.up_to(40_u64).min(limit));
        input.drawn(|g| {
            let most = if g.size() > 75 && g.one_in(4) { limit } else { most };
            let mut numbers = g.distinct(1..=len, 1..=most);
            if numbers.iter().fold(0, |sum, number| sum ^ number) == 0 {
                numbers.pop();
            }
            g.line([numbers.len()]);
            g.line(numbers);
        });
        let n = input.count(1..=len);
        input.end_line();
        let mut numbers = input.distinct(n, 1..=most);
        numbers.sort_unstable();
        let sum = numbers.iter().fold(0, |sum, number| sum ^ number);
        input.require(sum != 0, "the xor is 0 from the beginning");
        input.print(|| {
            input.require(n <= 16, "more than 16 numbers are too many to play");
            let wins =
                Game::normal(|numbers: &Vec<u64>| options(numbers)).next_player_wins(&numbers);
            if wins {
                "Win"
            } else {
                "Lose"
            }
        });
    });
}
