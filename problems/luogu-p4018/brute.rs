//! Luogu P4018 by its rules.

use cases::Game;

/// Whether it is a power of a prime: 1, or a number that its smallest factor divides down to 1.
fn is_prime_power(number: u64) -> bool {
    let mut rest = number;
    let smallest = (2..=number).find(|factor| number % factor < 1).unwrap_or(2);
    while rest % smallest < 1 {
        rest /= smallest;
    }
    rest == 1
}

/// The heaps that one move leads to.
#[must_use]
pub fn options(heap: u64) -> Vec<u64> {
    (1..=heap).filter(|&take| is_prime_power(take)).map(|take| heap - take).collect()
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|&heap: &u64| options(heap));
        let most = input.up_to(300).min(50_000_000);
        input.cases(100_000, |input| {
            let n = input.number(1..=most);
            input.end_line();
            input.require(n <= 1000, "more than 1000 stones are too many to play");
            input.print(|| if game.next_player_wins(&n) { "October wins!" } else { "Roy wins!" });
        });
    });
}
