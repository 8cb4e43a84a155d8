use crate::{compare_each, line, lists};
use brutes::atcoder_agc002_e::options;
use cases::Game;

/// All up to 5 piles of up to 5.
#[test]
fn small_cases() {
    let mut game = Game::misere(|piles: &Vec<u64>| options(piles));
    let all = (1..=5).flat_map(|len| lists(len, 5));
    let piles = all.filter(|piles| !piles.contains(&0) && piles.is_sorted());
    let case = |piles: Vec<u64>| {
        let answer = if game.next_player_wins(&piles) { "First" } else { "Second" };
        (format!("{}\n{}", piles.len(), line(&piles)), answer)
    };
    compare_each("atcoder-agc002-e", piles.map(case));
}
