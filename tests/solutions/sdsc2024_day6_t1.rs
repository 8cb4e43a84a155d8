use crate::answers;
use std::fmt::Write;
use tests::play::{Game, Play};
use tests::rules::{Board, flips, pieces};

/// Every board of 4x4 with at most 5 pieces.
#[test]
fn small_boards() {
    let boards = || (0..=Board::MAX).filter(|board| board.count_ones() <= 5);
    let mut input = format!("{}\n", boards().count());
    for board in boards() {
        writeln!(input, "4 {}", board.count_ones()).expect("a String takes all");
        for (i, j) in pieces(board) {
            writeln!(input, "{i} {j}").expect("a String takes all");
        }
    }
    let mut game = Game::new(Play::Normal, |&board: &Board| flips(board).collect());
    let expected = boards().map(|b| if game.next_player_wins(&b) { "Alice" } else { "Bob" });
    assert!(answers("sdsc2024-day6-t1", &input).into_iter().eq(expected));
}
