use crate::answers;
use brutes::poj2484::options;
use cases::Game;

/// All rings of 1 to 12 coins.
#[test]
fn small_cases() {
    let input: String = (1..=12).map(|n| format!("{n}\n")).collect();
    let mut game = Game::normal(|ring: &Vec<bool>| options(ring));
    let wins = (1..=12).map(|n| game.next_player_wins(&vec![true; n]));
    let expected = wins.map(|wins| if wins { "Alice" } else { "Bob" });
    assert!(answers("poj2484", &(input + "0\n")).into_iter().eq(expected));
}
