use crate::{answers, line, lists};
use brutes::nim::options;
use cases::Game;
use cases::sorted;

/// All positions of up to 3 heaps <= 6.
#[test]
fn small_cases() {
    let positions = || (0..=3).flat_map(|len| lists(len, 6));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let input = format!("{}\n{lines}", positions().count());
    let expected =
        positions().map(|p| if game.next_player_wins(&sorted(&p)) { "Yes" } else { "No" });
    assert!(answers("nim", &input).into_iter().eq(expected));
}
