//! `AtCoder` `abc368_f` by its rules.

use cases::Game;

/// The positions that one move leads to: a number becomes one of its divisors, not itself. They are in order.
#[must_use]
pub fn options(numbers: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &number) in numbers.iter().enumerate() {
        for divisor in (1..number).filter(|divisor| number / divisor * divisor == number) {
            let mut option = numbers.to_vec();
            option[i] = divisor;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(40_u64).clamp(2, 100_000), input.up_to(4).min(100_000));
        let n = input.count(1..=len);
        input.end_line();
        let mut numbers = input.bag(n, 2..=most);
        numbers.sort_unstable();
        input.print(|| {
            let mut game = Game::normal(|numbers: &Vec<u64>| options(numbers));
            if game.next_player_wins(&numbers) {
                "Anna"
            } else {
                "Bruno"
            }
        });
    });
}
