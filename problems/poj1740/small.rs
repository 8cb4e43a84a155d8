use crate::{answers, line, lists};
use brutes::poj1740::options;
use cases::{Game, sorted};

/// All positions of up to 4 heaps of 1 to 4.
#[test]
fn small_cases() {
    let positions = || (1..=4).flat_map(|len| lists(len, 4)).filter(|p| !p.contains(&0));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let expected = positions().map(|p| if game.next_player_wins(&sorted(&p)) { "1" } else { "0" });
    assert!(answers("poj1740", &(lines + "0\n")).into_iter().eq(expected));
}
