//! HDU 1851 by its rules.

use cases::Game;

/// A heap: its stones, and how many a move may take.
pub type Heap = (u64, u64);

/// The positions that one move leads to: 1 or more are taken from one heap, up to its limit. Heaps are in order.
#[must_use]
pub fn options(heaps: &[Heap]) -> Vec<Vec<Heap>> {
    let mut options = Vec::new();
    for (i, &(stones, limit)) in heaps.iter().enumerate() {
        for rest in stones.saturating_sub(limit)..stones {
            let mut option = heaps.to_vec();
            option[i].0 = rest;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<Heap>| options(heaps));
        input.cases(1000, |input| {
            let (most, limit) =
                (input.up_to(8).min(1_000_000_000), input.up_to(9).min(1_000_000_000));
            let len = input.up_to(4).min(100);
            let n = input.count(1..=len);
            input.end_line();
            let mut heaps: Vec<Heap> = Vec::new();
            for _ in 0..n {
                heaps.push((input.number(1..=most), input.number(1..=limit)));
                input.end_line();
            }
            heaps.sort_unstable();
            input.print(|| if game.next_player_wins(&heaps) { "No" } else { "Yes" });
        });
    });
}
