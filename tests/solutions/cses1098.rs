use crate::{answers, line, lists};
use cases::{Game, sorted};
use tests::brutes::cses1098::options;

/// All positions of up to 4 heaps of 1 to 6.
#[test]
fn small_cases() {
    let positions = || (1..=4).flat_map(|len| lists(len, 6)).filter(|p| !p.contains(&0));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let input = format!("{}\n{lines}", positions().count());
    let expected =
        positions().map(|p| if game.next_player_wins(&sorted(&p)) { "first" } else { "second" });
    assert!(answers("cses1098", &input).into_iter().eq(expected));
}
