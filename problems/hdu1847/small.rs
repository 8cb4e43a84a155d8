use crate::answers;
use brutes::hdu1847::options;
use cases::Game;

/// All n that there may be, 1 to 1000.
#[test]
fn all_cases() {
    let input: String = (1..=1000).map(|n| format!("{n}\n")).collect();
    let mut game = Game::normal(options);
    let expected = (1..=1000).map(|n| if game.next_player_wins(&n) { "Kiki" } else { "Cici" });
    assert!(answers("hdu1847", &input).into_iter().eq(expected));
}
