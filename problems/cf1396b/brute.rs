//! Codeforces 1396B by its rules.

use cases::Game;

/// The heaps, the one of the move before at the end; a heap of 0 there before the first move.
pub type Position = Vec<u64>;

/// The positions that one move leads to: one stone is taken from a heap that is not the last.
#[must_use]
pub fn options(heaps: &Position) -> Vec<Position> {
    let others = 0..heaps.len() - 1;
    let take = |i: usize| {
        let mut heaps = heaps.clone();
        let chosen = heaps.remove(i);
        heaps.sort_unstable();
        heaps.push(chosen - 1);
        heaps
    };
    others.filter(|&i| heaps[i] > 0).map(take).collect()
}

/// Who wins.
#[must_use]
pub fn winner(heaps: &[u64]) -> &'static str {
    let first = [heaps, &[0]].concat();
    if Game::normal(options).next_player_wins(&first) {
        "T"
    } else {
        "HL"
    }
}

fn main() {
    cases::answer(|input| {
        input.cases(100, |input| {
            let (most, len) = (input.up_to(8_u64).min(100), input.up_to(5).min(100));
            // One heap of about as many as all others together.
            input.special(3, |g| {
                let mut heaps = g.vector(0..=len - 1, 1..=most);
                let others: u64 = heaps.iter().sum();
                heaps.push((others + g.number(0..=2)).saturating_sub(1).clamp(1, 12));
                g.shuffle(&mut heaps);
                g.line([heaps.len()]);
                g.line(heaps);
            });
            let heaps = input.list(1..=len, 1..=most);
            input.print(|| winner(&heaps));
        });
    });
}
