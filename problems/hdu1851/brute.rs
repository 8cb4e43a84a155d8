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
        for _ in 0..input.number(1..=1000) {
            let n = input.number(1..=100);
            let heap = |_| (input.number(1..=1_000_000_000), input.number(1..=1_000_000_000));
            let mut heaps: Vec<Heap> = (0..n).map(heap).collect();
            heaps.sort_unstable();
            println!("{}", if game.next_player_wins(&heaps) { "No" } else { "Yes" });
        }
    });
}
