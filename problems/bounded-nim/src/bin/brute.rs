//! bounded-nim by its rules.

use cases::Game;

/// The positions that one move leads to: 1 to `k` are taken from one heap. Neither the order of heaps nor empty
/// ones mean anything, so that they are sorted and left out.
///
/// The largest heap is first, and of it what leaves least, so that one heap may be as large as it likes if a
/// move may empty it.
#[must_use]
pub fn options(k: u64, heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    let heaps = sorted(heaps);
    Box::new((0..heaps.len()).rev().flat_map(move |i| {
        let heaps = heaps.clone();
        (heaps[i].saturating_sub(k)..heaps[i]).map(move |rest| {
            let mut option = heaps.clone();
            option[i] = rest;
            sorted(&option)
        })
    }))
}

/// A position as [`options`] has it.
#[must_use]
pub fn sorted(heaps: &[u64]) -> Vec<u64> {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    heaps
}

fn main() {
    cases::answer(|input| {
        // What is known of a game serves all cases of the same k.
        let mut game = Game::normal(|(k, heaps): &(u64, Vec<u64>)| {
            let k = *k;
            options(k, heaps).map(move |option| (k, option))
        });
        for _ in 0..input.number(0..=u64::MAX) {
            let (n, k) = (input.number(0..=usize::MAX), input.number(1..=u64::MAX));
            let heaps: Vec<u64> = input.numbers(n, 0..=u64::MAX);
            let wins = game.next_player_wins(&(k, sorted(&heaps)));
            println!("{}", if wins { "A" } else { "B" });
        }
    });
}
