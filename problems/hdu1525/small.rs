use crate::{answers, line, lists};
use brutes::hdu1525::options;
use cases::Game;

/// All pairs of numbers from 1 to 120.
#[test]
fn small_cases() {
    let pairs = || lists(2, 120).filter(|pair| !pair.contains(&0));
    let lines: String = pairs().map(|pair| line(&pair)).collect();
    let mut game = Game::normal(options);
    let wins = pairs().map(|pair| game.next_player_wins(&(pair[0], pair[1])));
    let expected = wins.map(|wins| if wins { "Stan wins" } else { "Ollie wins" });
    assert!(answers("hdu1525", &(lines + "0 0\n")).into_iter().eq(expected));
}
