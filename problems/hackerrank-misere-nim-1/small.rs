use crate::{compare_counted, line, lists};
use brutes::hackerrank_misere_nim_1::options;
use cases::{Game, sorted};

/// All lists of up to 3 piles of up to 5.
#[test]
fn small_cases() {
    let mut game = Game::misere(|piles: &Vec<u64>| options(piles));
    let all = (1..=3).flat_map(|len| lists(len, 5)).filter(|piles| !piles.contains(&0));
    let case = |piles: Vec<u64>| {
        let answer = if game.next_player_wins(&sorted(&piles)) { "First" } else { "Second" };
        (format!("{}\n{}", piles.len(), line(&piles)), answer)
    };
    compare_counted("hackerrank-misere-nim-1", all.map(case));
}
