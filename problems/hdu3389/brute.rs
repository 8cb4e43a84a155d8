//! HDU 3389 by its rules.

use cases::Game;

/// The positions that one move leads to: cards go from a box to one of smaller number, where the sum of both is odd
/// and divisible by 3. The boxes are numbered from 1 on.
#[must_use]
pub fn options(boxes: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for from in 1..=boxes.len() {
        for to in (1..from).filter(|to| (from + to) % 2 == 1 && (from + to) % 3 == 0) {
            for cards in 1..=boxes[from - 1] {
                let mut option = boxes.to_vec();
                option[from - 1] -= cards;
                option[to - 1] += cards;
                options.push(option);
            }
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|boxes: &Vec<u64>| options(boxes));
        for case in 1..=input.number(1..=100) {
            let n = input.number(1..=10_000);
            let boxes: Vec<u64> = input.numbers(n, 0..=100);
            println!(
                "Case {case}: {}",
                if game.next_player_wins(&boxes) { "Alice" } else { "Bob" }
            );
        }
    });
}
