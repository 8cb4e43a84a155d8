use crate::{answers, line, lists};
use brutes::hackerrank_zero_move_nim::{Heap, options, start};
use cases::Game;

/// All lists of up to 3 heaps of up to 5.
#[test]
fn small_cases() {
    let mut game = Game::normal(|heaps: &Vec<Heap>| options(heaps));
    let all: Vec<Vec<u64>> =
        (1..=3).flat_map(|len| lists(len, 5)).filter(|heaps| !heaps.contains(&0)).collect();
    let lines: String =
        all.iter().map(|heaps| format!("{}\n{}", heaps.len(), line(heaps))).collect();
    let expected =
        all.iter().map(|heaps| if game.next_player_wins(&start(heaps)) { "W" } else { "L" });
    let input = format!("{}\n{lines}", all.len());
    assert!(answers("hackerrank-zero-move-nim", &input).into_iter().eq(expected));
}
