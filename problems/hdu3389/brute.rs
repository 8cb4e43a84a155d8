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
        let mut case = 0;
        input.cases(100, |input| {
            case += 1;
            let (len, most) = (input.up_to(9_usize).min(10_000), input.up_to(4_u64).min(100));
            let filled = input.up_to(3);
            let n = input.count(1..=len);
            input.end_line();
            // Few of them have cards.
            input.drawn(|g| {
                let mut boxes = vec![0; n];
                for place in g.distinct(0..=filled.min(len), 0..=n - 1) {
                    boxes[place] = g.number(1..=most);
                }
                g.line(boxes);
            });
            let boxes = input.numbers(n, 0..=most);
            input.print(|| {
                format!(
                    "Case {case}: {}",
                    if game.next_player_wins(&boxes) { "Alice" } else { "Bob" }
                )
            });
        });
    });
}
