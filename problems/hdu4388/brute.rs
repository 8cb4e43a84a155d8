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
        let (most, len) = (input.up_to(7_u64).min(100_000), input.up_to(2).min(50));
        let mut case = 0;
        input.cases(150, |input| {
            case += 1;
            // One heap, of twice as many.
            input.drawn(|g| {
                if len <= 2 && g.one_in(3) {
                    let heap = g.number(1..=2 * most + 1);
                    g.line([1, heap]);
                }
            });
            let heaps = input.list(1..=len, 1..=most);
            input.print(|| {
                input.require(heaps.iter().sum::<u64>() <= 20, "more than 20 stones to play");
                format!("Case {case}: {}", if first_player_wins(heaps) { "Yes" } else { "No" })
            });
        });
    });
}
