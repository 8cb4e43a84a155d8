//! JUDGE 0000 by its rules: shares nothing with the solution, and refuses what the statement does not allow.

use cases::{move_in_one_heap, Game};

/// What one move can leave of a heap: any number is taken.
fn options(heap: u64) -> Vec<u64> {
    (0..heap).collect()
}

/// The Grundy value of a heap: the least number that no option has.
fn grundy(heap: u64) -> u64 {
    let options: Vec<u64> = options(heap).into_iter().map(grundy).collect();
    (0..=heap).find(|value| !options.contains(value)).expect("one of them is no option's")
}

/// The winner, and the Grundy value of each heap.
#[must_use]
pub fn answer(heaps: &[u64]) -> String {
    let mut game = Game::normal(|heaps: &Vec<u64>| {
        move_in_one_heap(heaps, |heap| options(heap).into_iter().map(|rest| [rest]))
    });
    let winner = if game.next_player_wins(&heaps.to_vec()) { "First" } else { "Second" };
    let values: Vec<String> = heaps.iter().map(|&heap| grundy(heap).to_string()).collect();
    format!("{winner} {}", values.join(" "))
}

// The format, by which inputs are read, and made for `stress`: `up_to` is what this can play, `min` the statement's limit.
fn main() {
    cases::answer(|input| {
        input.cases(100, |input| {
            let (most, len) = (input.up_to(6).min(1_000_000_000), input.up_to(3).min(10));
            let heaps = input.list(0..=len, 0..=most);
            input.print(|| answer(&heaps));
        });
    });
}
