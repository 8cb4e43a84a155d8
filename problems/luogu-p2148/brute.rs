//! Luogu P2148 by its rules.

use cases::Game;

/// What one move leaves of a pair: one heap is taken away, and the other is split in two. The smaller heap comes first.
pub fn splits(&(x, y): &(u64, u64)) -> impl Iterator<Item = (u64, u64)> {
    [x, y].into_iter().flat_map(|heap| (1..=heap / 2).map(move |part| (part, heap - part)))
}

/// The positions that one move leads to. The pairs are in order.
#[must_use]
pub fn options(pairs: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
    let mut options = Vec::new();
    for (i, pair) in pairs.iter().enumerate() {
        for left in splits(pair) {
            let mut option = pairs.to_vec();
            option[i] = left;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|pairs: &Vec<(u64, u64)>| options(pairs));
        input.cases(20, |input| {
            let (most, pairs) =
                (input.up_to(10_u64).min(2_000_000_000), input.up_to(3).min(10_000));
            input.drawn(|g| {
                let pairs = g.count(1..=pairs);
                g.line([2 * pairs]);
            });
            let heaps = input.list(2..=2 * pairs, 1..=most);
            input.require(heaps.len() & 1 == 0, "the number of heaps is even");
            let mut pairs: Vec<(u64, u64)> =
                heaps.chunks(2).map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))).collect();
            pairs.sort_unstable();
            input.print(|| if game.next_player_wins(&pairs) { "YES" } else { "NO" });
        });
    });
}
