use crate::{compare_counted, line, lists};
use brutes::cf1382b::options;
use cases::Game;

/// All up to 5 heaps of 1 to 3.
#[test]
fn small_cases() {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let all = (1..=5).flat_map(|len| lists(len, 3)).filter(|heaps| !heaps.contains(&0));
    let case = |heaps: Vec<u64>| {
        let answer = if game.next_player_wins(&heaps) { "First" } else { "Second" };
        (format!("{}\n{}", heaps.len(), line(&heaps)), answer)
    };
    compare_counted("cf1382b", all.map(case));
}
