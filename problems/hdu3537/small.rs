use crate::{compare, line};
use brutes::hdu3537::options;
use cases::Game;

/// All sets of heads on 9 places.
#[test]
fn small_cases() {
    let mut game = Game::normal(|&heads: &u64| options(heads));
    let case = |set: u64| {
        let heads: Vec<u64> = (0..9).filter(|head| set >> head & 1 == 1).collect();
        let answer = if game.next_player_wins(&set) { "No" } else { "Yes" };
        (format!("{}\n{}", heads.len(), line(&heads)), answer)
    };
    compare("hdu3537", (0..1 << 9).map(case));
}
