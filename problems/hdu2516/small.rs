use crate::answers;
use brutes::hdu2516::options;
use cases::Game;

/// All n from 2 to 150.
#[test]
fn small_cases() {
    let lines: String = (2..=150).map(|n| format!("{n}\n")).collect();
    let mut game = Game::normal(options);
    let wins = (2..=150).map(|n| game.next_player_wins(&(n, n - 1)));
    let expected = wins.map(|wins| if wins { "First win" } else { "Second win" });
    assert!(answers("hdu2516", &(lines + "0\n")).into_iter().eq(expected));
}
