use crate::{compare_counted, line, lists};
use brutes::hackerrank_nimble_game_1::options;
use cases::Game;

/// All rows of up to 4 squares with up to 2 coins each.
#[test]
fn small_cases() {
    let mut game = Game::normal(|row: &Vec<u64>| options(row));
    let case = |row: Vec<u64>| {
        let answer = if game.next_player_wins(&row) { "First" } else { "Second" };
        (format!("{}\n{}", row.len(), line(&row)), answer)
    };
    compare_counted("hackerrank-nimble-game-1", (1..=4).flat_map(|len| lists(len, 2)).map(case));
}
