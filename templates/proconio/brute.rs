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

fn main() {
    cases::answer(|input| {
        for _ in 0..input.number(1..=100) {
            let n = input.number(0..=10);
            println!("{}", answer(&input.numbers(n, 0..=1_000_000_000)));
        }
    });
}
