//! HDU 1729 by its rules.

use cases::Game;

/// A box: its size, and the stones in it.
pub type Box = (u64, u64);

/// The positions that one move leads to. The boxes are in order.
#[must_use]
pub fn options(boxes: &[Box]) -> Vec<Vec<Box>> {
    let mut options = Vec::new();
    for (i, &(size, stones)) in boxes.iter().enumerate() {
        for more in 1..=(stones * stones).min(size - stones) {
            let mut option = boxes.to_vec();
            option[i].1 += more;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(|boxes: &Vec<Box>| options(boxes));
        for case in 1_u64.. {
            let n: u64 = if input.has_more() { input.number(0..=50) } else { 0 };
            if n == 0 {
                break;
            }
            let mut boxes: Vec<Box> = (0..n)
                .map(|_| {
                    let size = input.number(0..=1_000_000);
                    (size, input.number(0..=size))
                })
                .collect();
            boxes.sort_unstable();
            println!("Case {case}:\n{}", if game.next_player_wins(&boxes) { "Yes" } else { "No" });
        }
    });
}
