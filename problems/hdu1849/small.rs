use crate::{answers, line, lists};
use brutes::hdu1849::options;
use cases::{Game, sorted};

/// All positions of up to 3 pieces on 8 places.
#[test]
fn small_cases() {
    let positions = || (1..=3).flat_map(|len| lists(len, 7));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let mut game = Game::normal(|places: &Vec<u64>| options(places));
    let wins = positions().map(|places| game.next_player_wins(&sorted(&places)));
    let expected = wins.map(|wins| if wins { "Rabbit Win!" } else { "Grass Win!" });
    assert!(answers("hdu1849", &(lines + "0\n")).into_iter().eq(expected));
}
