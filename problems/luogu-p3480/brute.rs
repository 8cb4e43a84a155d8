//! Luogu P3480 by its rules.

use cases::Game;

/// The positions that one move leads to: some heap becomes lower, but not lower than the one on its left.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let left = if i == 0 { 0 } else { heaps[i - 1] };
        for lower in left..heap {
            let mut option = heaps.to_vec();
            option[i] = lower;
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        input.cases(10, |input| {
            let pebbles = 10_000;
            let (most, len) = (input.up_to(6_u64).min(pebbles), input.up_to(5).min(1000));
            input.drawn(|g| {
                let heaps = g.sorted(1..=len, 0..=most.min(pebbles / len as u64));
                g.line([heaps.len()]);
                g.line(heaps);
            });
            let heaps = input.list(1..=len, 0..=most);
            input.require(
                heaps.windows(2).all(|pair| pair[0] <= pair[1]),
                "a heap is lower than the last",
            );
            let all = heaps.iter().sum::<u64>();
            input.require(all <= pebbles, "there are more than 10000 pebbles");
            input.print(|| if game.next_player_wins(&heaps) { "TAK" } else { "NIE" });
        });
    });
}
