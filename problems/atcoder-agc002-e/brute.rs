//! AtCoder `agc002_e` by its rules.

use cases::{sorted, Game};

/// The heaps, in order, that one move leads to.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let one_less: Vec<u64> = heaps.iter().map(|heap| heap - 1).collect();
    let smaller = heaps.split_last().map(|(_, smaller)| smaller.to_vec());
    smaller.map_or(Vec::new(), |smaller| vec![smaller, sorted(&one_less)])
}

fn main() {
    cases::answer(|input| {
        let (len, most) = (input.up_to(12).min(100_000), input.up_to(20).min(1_000_000_000));
        let n = input.count(1..=len);
        input.end_line();
        let heaps = input.bag(n, 1..=most);
        input.print(|| {
            let mut game = Game::misere(|heaps: &Vec<u64>| options(heaps));
            if game.next_player_wins(&sorted(&heaps)) {
                "First"
            } else {
                "Second"
            }
        });
    });
}
