//! HDU 4388 by its rules.

use cases::Game;

/// Heaps in order, and whether the next player, and the other one, may still double.
pub type Position = (Vec<u64>, [bool; 2]);

/// The positions that one move leads to.
#[must_use]
pub fn options((heaps, [may_double, other_may_double]): &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for kept in (1..heap).filter(|kept| kept ^ heap < heap) {
            for doubles in [false, true] {
                let second = if doubles { (2 * kept) ^ heap } else { kept ^ heap };
                if doubles && !may_double || second == 0 {
                    continue;
                }
                let mut left = heaps.clone();
                left[i] = kept;
                left.push(second);
                left.sort_unstable();
                options.push((left, [*other_may_double, *may_double && !doubles]));
            }
        }
    }
    options
}

/// Whether the first player wins.
#[must_use]
pub fn first_player_wins(mut heaps: Vec<u64>) -> bool {
    heaps.sort_unstable();
    Game::normal(|position: &Position| options(position)).next_player_wins(&(heaps, [true; 2]))
}

fn main() {
    cases::answer(|input| {
        for case in 1..=input.number(1..=150) {
            let n = input.number(1..=50);
            let heaps: Vec<u64> = input.numbers(n, 1..=100_000);
            input.require(heaps.iter().sum::<u64>() <= 20, "more than 20 stones to play");
            println!("Case {case}: {}", if first_player_wins(heaps) { "Yes" } else { "No" });
        }
    });
}
