use crate::{answers, line, lists};
use tests::play::{Play, heap_game};
use tests::rules::take_any;

/// All positions of up to 3 heaps <= 6.
#[test]
fn small_cases() {
    let positions = || (0..=3).flat_map(|len| lists(len, 6));
    let lines: String = positions().map(|p| format!("{}\n{}", p.len(), line(&p))).collect();
    let mut next_player_wins = heap_game(Play::Normal, take_any());
    let input = format!("{}\n{lines}", positions().count());
    let expected = positions().map(|p| if next_player_wins(p) { "Yes" } else { "No" });
    assert!(answers("nim", &input).into_iter().eq(expected));
}
