use crate::{answers, line, lists};
use brutes::poj2234::options;
use cases::{Game, sorted};

/// All positions of up to 3 heaps of 1 to 7.
#[test]
fn small_cases() {
    let positions = || (1..=3).flat_map(|len| lists(len, 7)).filter(|heaps| !heaps.contains(&0));
    let input: String =
        positions().map(|heaps| format!("{} {}", heaps.len(), line(&heaps))).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let expected =
        positions().map(|p| if game.next_player_wins(&sorted(&p)) { "Yes" } else { "No" });
    assert!(answers("poj2234", &input).into_iter().eq(expected));
}
