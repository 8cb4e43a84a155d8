use crate::{compare_each, line, lists};
use brutes::cf282d::options;
use cases::Game;

/// All heaps up to 12, one or two, and three up to 7.
#[test]
fn small_cases() {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let case = |heaps: Vec<u64>| {
        let answer = if game.next_player_wins(&heaps) { "BitLGM" } else { "BitAryo" };
        (format!("{}\n{}", heaps.len(), line(&heaps)), answer)
    };
    let all = lists(1, 12).chain(lists(2, 12)).chain(lists(3, 7));
    compare_each("cf282d", all.map(case));
}
