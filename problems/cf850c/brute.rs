//! Codeforces 850C by its rules.

use cases::Game;

fn divides(divisor: u64, number: u64) -> bool {
    number / divisor * divisor == number
}

/// The prime powers up to `most`, 1 not being one.
fn prime_powers(most: u64) -> Vec<u64> {
    let is_prime = |p: &u64| !(2..*p).any(|divisor| divides(divisor, *p));
    let powers = |p: u64| (1..).map(move |k| p.pow(k)).take_while(move |&power| power <= most);
    (2..=most).filter(is_prime).flat_map(powers).collect()
}

/// The positions that one move leads to: a prime power divides some number, and all by it that it divides. The
/// numbers are in order.
#[must_use]
pub fn options(numbers: &[u64]) -> Vec<Vec<u64>> {
    let powers = prime_powers(numbers.iter().copied().max().unwrap_or(1));
    let chosen = powers.into_iter().filter(|q| numbers.iter().any(|&number| divides(*q, number)));
    let divided = |q: u64| {
        let mut option: Vec<u64> = numbers
            .iter()
            .map(|&number| if divides(q, number) { number / q } else { number })
            .collect();
        option.sort_unstable();
        option
    };
    chosen.map(divided).collect()
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(72_u64).min(1_000_000_000), input.up_to(5).min(100));
        // Powers of 2, or 3 times some.
        input.special(1, |g| {
            let mut numbers = g.bag(1..=len, 1..=most);
            for number in &mut numbers {
                if g.one_in(2) {
                    *number =
                        *g.pick(&[1, 2, 4, 8, 16, 32, 64, 3, 9, 27, 6, 12, 24, 48, 18, 36, 72]);
                }
            }
            g.line([numbers.len()]);
            g.line(numbers);
        });
        let n = input.count(1..=len);
        input.end_line();
        let mut numbers = input.bag(n, 1..=most);
        numbers.sort_unstable();
        let mut game = Game::normal(|numbers: &Vec<u64>| options(numbers));
        input.print(|| if game.next_player_wins(&numbers) { "Mojtaba" } else { "Arpa" });
    });
}
