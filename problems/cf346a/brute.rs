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
        let most = 1 + input.up_to(13_u64).min(999_999_999);
        let len = 1 + input.up_to(6_usize).min(99);
        // Multiples of a number.
        input.special(3, |g| {
            let step = g.number(1..=(most / len as u64).max(1));
            let numbers = g.distinct(2..=len, 1..=most / step);
            g.line([numbers.len()]);
            g.line(numbers.into_iter().map(|number| number * step));
        });
        let n = input.count(2..=len.min(usize::try_from(most).unwrap_or(len)));
        input.end_line();
        let mut numbers = input.distinct(n, 1..=most);
        numbers.sort_unstable();
        input.print(|| {
            input.require(numbers[n - 1] <= 16, "numbers above 16 make too many sets to play");
            if first_player_wins(&numbers) {
                "Alice"
            } else {
                "Bob"
            }
        });
    });
}
