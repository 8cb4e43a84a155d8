use crate::answers;
use brutes::poj3537::options;
use cases::Game;

/// All n from 3 to 24.
#[test]
fn small_cases() {
    for n in 3..=24 {
        let mut game = Game::normal(|&crosses: &u64| options(n, crosses));
        let expected = if game.next_player_wins(&0) { "1" } else { "2" };
        assert_eq!(answers("poj3537", &format!("{n}\n")), [expected], "{n}");
    }
}
