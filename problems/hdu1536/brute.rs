//! HDU 1536 by its rules.

use cases::Game;
use cases::{move_in_one_heap, sorted};

/// The positions that one move leads to: one of `takes` is taken from one heap.
#[must_use]
pub fn options(takes: &[u64], heaps: &[u64]) -> Vec<Vec<u64>> {
    let left = |heap: u64| takes.iter().filter_map(move |&take| heap.checked_sub(take));
    move_in_one_heap(heaps, |heap| left(heap).map(|rest| [rest])).collect()
}

fn main() {
    cases::answer(|input| {
        input.cases_before("0", |input| {
            let (take, count) = (input.up_to(12_u64).min(10_000), input.up_to(4).min(100));
            let most = input.up_to(12_u64).min(10_000);
            let (positions, len) = (input.up_to(10).min(100), input.up_to(3).min(100));
            // A take may be there twice.
            input.drawn(|g| {
                let takes = if g.size() > 1 && g.one_in(2) {
                    g.vector(1..=count, 1..=take)
                } else {
                    g.distinct(1..=count, 1..=take)
                };
                g.line([takes.len()]);
                g.line(takes);
            });
            let takes = input.list(1..=count, 1..=take);
            let positions = input.count(1..=positions);
            input.end_line();
            let position = |_| {
                let l = input.count(1..=len);
                sorted(&input.numbers(l, 0..=most))
            };
            let positions: Vec<Vec<u64>> = (0..positions).map(position).collect();
            let mut game = Game::normal(|heaps: &Vec<u64>| options(&takes, heaps));
            let mut letter = |heaps| if game.next_player_wins(heaps) { 'W' } else { 'L' };
            input.print(|| positions.iter().map(&mut letter).collect::<String>());
        });
    });
}
