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
        let (pairs, most) = (input.up_to(3_usize).min(25), input.up_to(20_u64).min(50));
        input.drawn(|g| {
            let n = 2 * g.count(1..=pairs);
            // The more heaps, the smaller they must be for play.
            let most = most.min(match n {
                4 => 6,
                6 => 3,
                _ => most,
            });
            g.line([n]);
            let heaps = g.bag(n..=n, 1..=most);
            g.line(heaps);
        });
        let mut heaps = input.list(2..=2 * pairs, 1..=most);
        input.require(heaps.len() & 1 == 0, "the number of heaps is even");
        heaps.sort_unstable();
        input.print(|| {
            let ways = heaps.iter().map(|heap| heap + 1).product::<u64>();
            input.require(ways < 5000, "too large");
            let wins = Game::normal(|heaps: &Vec<u64>| options(heaps)).next_player_wins(&heaps);
            if wins {
                "Alice"
            } else {
                "Bob"
            }
        });
    });
}
