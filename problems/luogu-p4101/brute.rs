//! Luogu P4101 by its rules.

use cases::{sorted, Game};

/// What is left where two heaps are put together that have no more than `m`.
#[must_use]
pub fn options(m: u64, heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for i in 0..heaps.len() {
        for j in 0..i {
            if heaps[i] + heaps[j] <= m {
                let mut option = heaps.to_vec();
                option[j] += heaps[i];
                option.remove(i);
                options.push(sorted(&option));
            }
        }
    }
    options
}

/// Whether the first player wins.
#[must_use]
pub fn first_player_wins(n: usize, m: u64) -> bool {
    Game::normal(|heaps: &Vec<u64>| options(m, heaps)).next_player_wins(&vec![1; n])
}

fn main() {
    cases::answer(|input| {
        input.cases(100, |input| {
            let most = input.up_to(14).min(1_000_000_000);
            let (n, m) = (input.number(1..=most), input.number(1..=most as u64));
            input.end_line();
            input.require(n <= 30, "more than 30 heaps are too many to play");
            input.print(|| if first_player_wins(n, m) { "0" } else { "1" });
        });
    });
}
