//! CSES 2207 by its rules.

use cases::Game;

/// The positions that one move leads to: one heap is split into two that are not empty and not equal. Heaps of 1 and 2
/// cannot be split any more, and are left out; the others are in order.
#[must_use]
pub fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for part in (1..heap).filter(|part| 2 * part < heap) {
            let mut option = heaps.to_vec();
            option.swap_remove(i);
            option.extend([part, heap - part]);
            option.retain(|&heap| heap > 2);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        input.cases(100_000, |input| {
            let most = input.up_to(30).min(1_000_000);
            let heap = input.number(1..=most);
            input.end_line();
            input.print(|| if game.next_player_wins(&vec![heap]) { "first" } else { "second" });
        });
    });
}
