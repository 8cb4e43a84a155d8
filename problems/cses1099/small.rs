use crate::{answers, line, lists};
use brutes::cses1099::options;
use cases::Game;

/// All stairs of up to 4 with up to 3 balls each.
#[test]
fn small_cases() {
    let positions = || (1..=4).flat_map(|len| lists(len, 3));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let mut game = Game::normal(|stairs: &Vec<u64>| options(stairs));
    let input = format!("{}\n{lines}", positions().count());
    let expected =
        positions().map(|stairs| if game.next_player_wins(&stairs) { "first" } else { "second" });
    assert!(answers("cses1099", &input).into_iter().eq(expected));
}
