use crate::{answers, line, lists};
use brutes::hdu1527::options;
use cases::Game;

/// All heaps <= 60, in both orders.
#[test]
fn small_cases() {
    let input: String = lists(2, 60).map(|heaps| line(&heaps)).collect();
    let mut game = Game::normal(options);
    let wins = lists(2, 60).map(|heaps| game.next_player_wins(&(heaps[0], heaps[1])));
    let expected = wins.map(|wins| if wins { "1" } else { "0" });
    assert!(answers("hdu1527", &input).into_iter().eq(expected));
}
