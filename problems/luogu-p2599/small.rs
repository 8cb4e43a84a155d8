use crate::{compare_counted, line, lists};
use brutes::luogu_p2599::options;
use cases::Game;

/// All up to 4 heaps of 1 to 4.
#[test]
fn small_cases() {
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let rows = (1..=4).flat_map(|len| lists(len, 4)).filter(|heaps| !heaps.contains(&0));
    let case = |heaps: Vec<u64>| {
        let answer = if game.next_player_wins(&heaps) { "1" } else { "0" };
        (format!("{}\n{}", heaps.len(), line(&heaps)), answer)
    };
    compare_counted("luogu-p2599", rows.map(case));
}
