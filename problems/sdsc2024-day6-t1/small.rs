use crate::answers;
use brutes::sdsc2024_day6_t1::{Board, options};
use cases::Game;
use std::fmt::Write;

/// The board of 4x4 with the pieces of a number's bits.
fn board(bits: u16) -> Board {
    let cells = (0..16).filter(|cell| bits >> cell & 1 == 1);
    cells.map(|cell| (cell / 4 + 1, cell % 4 + 1)).collect()
}

/// All boards of 4x4 with at most 5 pieces.
#[test]
#[ignore = "slow: plays on from 6885 boards"]
fn larger_boards() {
    let boards = || (0..=u16::MAX).filter(|bits| bits.count_ones() <= 5).map(board);
    let mut input = format!("{}\n", boards().count());
    for board in boards() {
        writeln!(input, "4 {}", board.len()).expect("a String takes all");
        for (i, j) in board {
            writeln!(input, "{i} {j}").expect("a String takes all");
        }
    }
    let mut game = Game::normal(options);
    let expected = boards().map(|b| if game.next_player_wins(&b) { "Alice" } else { "Bob" });
    assert!(answers("sdsc2024-day6-t1", &input).into_iter().eq(expected));
}

#[test]
fn every_case() {
    crate::every_case("sdsc2024-day6-t1");
}
