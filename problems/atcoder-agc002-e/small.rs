use crate::{compare_each, line, lists};
use brutes::atcoder_agc002_e::options;
use cases::Game;

/// All up to 5 heaps of up to 5.
#[test]
fn small_cases() {
    let mut game = Game::misere(|heaps: &Vec<u64>| options(heaps));
    let all = (1..=5).flat_map(|len| lists(len, 5));
    let heaps = all.filter(|heaps| !heaps.contains(&0) && heaps.is_sorted());
    let case = |heaps: Vec<u64>| {
        let answer = if game.next_player_wins(&heaps) { "First" } else { "Second" };
        (format!("{}\n{}", heaps.len(), line(&heaps)), answer)
    };
    compare_each("atcoder-agc002-e", heaps.map(case));
}
