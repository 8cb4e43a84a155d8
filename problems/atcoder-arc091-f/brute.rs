//! `AtCoder` `arc091_d` by its rules.

use cases::Game;

/// A heap: its stones, and its number K.
pub type Heap = (u64, u64);

/// The positions that one move leads to: 1 to floor(stones / K) are taken from one heap. Heaps are in order.
#[must_use]
pub fn options(heaps: &[Heap]) -> Vec<Vec<Heap>> {
    let mut options = Vec::new();
    for (i, &(stones, k)) in heaps.iter().enumerate() {
        for take in 1..=stones / k {
            let mut option = heaps.to_vec();
            option[i].0 -= take;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let n = input.number(1..=200);
        let heap = |_| (input.number(1..=1_000_000_000), input.number(1..=1_000_000_000));
        let mut heaps: Vec<Heap> = (0..n).map(heap).collect();
        heaps.sort_unstable();
        let mut game = Game::normal(|heaps: &Vec<Heap>| options(heaps));
        println!("{}", if game.next_player_wins(&heaps) { "Takahashi" } else { "Aoki" });
    });
}
