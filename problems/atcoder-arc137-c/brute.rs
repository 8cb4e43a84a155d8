//! AtCoder `arc137_c` by its rules.

use cases::Game;

/// The sets that one move leads to; bits are numbers.
#[must_use]
pub fn options(set: u64) -> Vec<u64> {
    let largest = (0..64).rev().find(|number| set >> number & 1 == 1).unwrap_or(0);
    let rest = set ^ 1 << largest;
    (0..largest).filter(|new| rest >> new & 1 == 0).map(|new| rest | 1 << new).collect()
}

fn main() {
    cases::answer(|input| {
        let (most, len) = (input.up_to(12).min(1_000_000_000), 1 + input.up_to(7).min(299_999));
        let n = input.count(2..=len.min(most + 1));
        input.end_line();
        let numbers = input.increasing(n, 0..=most);
        input.require(numbers.iter().all(|&number| number < 20), "too large to play");
        input.print(|| {
            let set = numbers.iter().fold(0, |set, number| set | 1_u64 << number);
            let mut game = Game::normal(|&set: &u64| options(set));
            if game.next_player_wins(&set) {
                "Alice"
            } else {
                "Bob"
            }
        });
    });
}
