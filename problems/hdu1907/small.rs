use crate::{answers, line, lists};
use brutes::hdu1907::options;
use cases::{Game, sorted};

/// All positions of up to 4 boxes of 1 to 5.
#[test]
fn small_cases() {
    let positions = || (1..=4).flat_map(|len| lists(len, 5)).filter(|p| !p.contains(&0));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let mut game = Game::misere(|boxes: &Vec<u64>| options(boxes));
    let input = format!("{}\n{lines}", positions().count());
    let expected =
        positions().map(|p| if game.next_player_wins(&sorted(&p)) { "John" } else { "Brother" });
    assert!(answers("hdu1907", &input).into_iter().eq(expected));
}
