//! Codeforces 1147C by its rules.

use cases::Game;

/// The heaps that one move leads to, in order: from half of them, at least one stone is taken.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![(0, Vec::new())];
    for &heap in heaps {
        let mut longer = Vec::new();
        for (moved, left) in options {
            longer.extend((0..=heap).map(|rest| {
                let left: Vec<u64> = [&left[..], &[rest]].concat();
                (moved + usize::from(rest < heap), left)
            }));
        }
        options = longer;
    }
    options.retain(|(moved, _)| 2 * moved == heaps.len());
    let mut options: Vec<Vec<u64>> = options.into_iter().map(|(_, left)| left).collect();
    for heaps in &mut options {
        heaps.sort_unstable();
    }
    options
}

fn main() {
    cases::answer(|input| {
        let n: usize = input.number(2..=50);
        input.require(n & 1 == 0, "the number of heaps is even");
        let mut heaps: Vec<u64> = input.numbers(n, 1..=50);
        input.require(heaps.iter().map(|heap| heap + 1).product::<u64>() < 5000, "too large");
        heaps.sort_unstable();
        let wins = Game::normal(|heaps: &Vec<u64>| options(heaps)).next_player_wins(&heaps);
        println!("{}", if wins { "Alice" } else { "Bob" });
    });
}
