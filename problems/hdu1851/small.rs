use crate::{answers, lists};
use brutes::hdu1851::{Heap, options};
use cases::Game;
use std::fmt::Write;

/// All positions of up to 2 heaps of 1 to 6 with limits of 1 to 4, and of 3 of 1 to 3 with limits of 1 to 3.
#[test]
fn small_cases() {
    let (mut lines, mut expected) = (String::new(), Vec::new());
    let mut game = Game::normal(|heaps: &Vec<Heap>| options(heaps));
    for (len, most, limit) in [(1, 6, 4), (2, 6, 4), (3, 3, 3)] {
        for codes in lists(len, most * limit - 1) {
            let mut heaps: Vec<Heap> =
                codes.iter().map(|code| (1 + code / limit, 1 + code % limit)).collect();
            writeln!(lines, "{len}").expect("a String takes all");
            for (stones, limit) in &heaps {
                writeln!(lines, "{stones} {limit}").expect("a String takes all");
            }
            heaps.sort_unstable();
            expected.push(if game.next_player_wins(&heaps) { "No" } else { "Yes" });
        }
    }
    assert_eq!(answers("hdu1851", &format!("{}\n{lines}", expected.len())), expected);
}
