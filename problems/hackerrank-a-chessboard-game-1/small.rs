use crate::compare_counted;
use brutes::hackerrank_a_chessboard_game_1::options;
use cases::Game;

/// All places.
#[test]
fn small_cases() {
    let mut game = Game::normal(|&place: &(i64, i64)| options(place));
    let case = |(x, y)| {
        let answer = if game.next_player_wins(&(x, y)) { "First" } else { "Second" };
        (format!("{x} {y}\n"), answer)
    };
    let all = (1..=15).flat_map(|x| (1..=15).map(move |y| (x, y)));
    compare_counted("hackerrank-a-chessboard-game-1", all.map(case));
}
