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
        let mut case = 0;
        input.cases_before("0", |input| {
            let most = input.up_to(3).min(50);
            let n = input.count(1..=most);
            input.end_line();
            let mut boxes: Vec<Box> = Vec::new();
            for _ in 0..n {
                let most = input.up_to(if n == 1 { 200 } else { 12 }).min(1_000_000);
                let size = input.number(0..=most);
                boxes.push((size, input.number(0..=size)));
                input.end_line();
            }
            boxes.sort_unstable();
            case += 1;
            input.print(|| {
                format!(
                    "Case {case}:\n{}",
                    if game.next_player_wins(&boxes) { "Yes" } else { "No" }
                )
            });
        });
    });
}
