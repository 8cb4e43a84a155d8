//! Luogu P2197 by its rules.

use cases::Game;

/// The positions that one move leads to: any number is taken from one heap. Neither the order of heaps nor empty
/// ones mean anything, so that they are sorted and left out.
///
/// The largest heap is first, and of it what leaves least, so that one heap may be as large as it likes.
#[must_use]
pub fn options(heaps: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>>> {
    let heaps = sorted(heaps);
    Box::new((0..heaps.len()).rev().flat_map(move |i| {
        let heaps = heaps.clone();
        (0..heaps[i]).map(move |rest| {
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
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for _ in 0..input.number(1..=10) {
            let n = input.number(0..=10_000);
            let heaps: Vec<u64> = input.numbers(n, 0..=u64::MAX);
            println!("{}", if game.next_player_wins(&sorted(&heaps)) { "Yes" } else { "No" });
        }
    });
}
