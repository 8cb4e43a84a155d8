//! Every small case of JUDGE 0000, solution against brute force: `cargo test -p brutes`.

use crate::{compare_counted, line, lists};
use brutes::template::options;
use cases::Game;

/// All positions of up to 3 heaps of up to 6.
#[test]
fn small_cases() {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let case = |heaps: Vec<u64>| {
        let answer = if game.next_player_wins(&heaps) { "First" } else { "Second" };
        (format!("{}\n{}", heaps.len(), line(&heaps)), answer)
    };
    compare_counted("template", (0..=3).flat_map(|len| lists(len, 6)).map(case));
}
