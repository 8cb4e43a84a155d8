//! HDU 3951 by its rules.

use cases::Game;

/// The rings of `n` coins after one more take; bits are coins that are there.
#[must_use]
pub fn options(n: u32, k: u32, coins: u64) -> Vec<u64> {
    let mut options = Vec::new();
    for first in 0..n {
        let mut rest = coins;
        for taken in 0..k.min(n) {
            let coin = 1 << ((first + taken) % n);
            if rest & coin == 0 {
                break;
            }
            rest &= !coin;
            options.push(rest);
        }
    }
    options.sort_unstable();
    options.dedup();
    options
}

/// Whether the first player wins.
#[must_use]
pub fn first_player_wins(n: u32, k: u32) -> bool {
    Game::normal(|&coins: &u64| options(n, k, coins)).next_player_wins(&((1 << n) - 1))
}

fn main() {
    cases::answer(|input| {
        let mut case = 0;
        input.cases(100, |input| {
            let most = input.up_to(10).min(999_999_998);
            let (n, k) = (input.number(3..=2 + most), input.number(1..=10));
            input.end_line();
            input.require(n < 20, "more than 19 coins are too many to play");
            case += 1;
            input.print(|| {
                format!("Case {case}: {}", if first_player_wins(n, k) { "first" } else { "second" })
            });
        });
    });
}
