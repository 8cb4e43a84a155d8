use crate::{answers, line, lists};
use brutes::hdu1848::options;
use cases::{Game, sorted};

/// All three heaps of 1 to 16.
#[test]
fn small_cases() {
    let positions = || lists(3, 16).filter(|heaps| !heaps.contains(&0));
    let lines: String = positions().map(|heaps| line(&heaps)).collect();
    let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
    let expected =
        positions().map(|p| if game.next_player_wins(&sorted(&p)) { "Fibo" } else { "Nacci" });
    assert!(answers("hdu1848", &(lines + "0 0 0\n")).into_iter().eq(expected));
}
