use crate::answers;
use brutes::sdsc2024_day6_t1::{Board, options};
use cases::Game;
use std::fmt::Write;

/// The board of 4x4 with the pieces of a number's bits.
fn board(bits: u16) -> Board {
    let cells = (0..16).filter(|cell| bits >> cell & 1 == 1);
    cells.map(|cell| (cell / 4 + 1, cell % 4 + 1)).collect()
}

/// Every wanted board of 4x4, by its bits.
fn check(is_wanted: impl Fn(&u16) -> bool) {
    let boards = || (0..=u16::MAX).filter(&is_wanted).map(board);
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

/// The boards with at most 3 pieces, in the first two rows.
#[test]
fn small_boards() {
    check(|bits| bits.count_ones() <= 3 && *bits < 1 << 8);
}

/// The boards with at most 5 pieces.
#[test]
#[ignore = "slow: plays on from 6885 boards"]
fn larger_boards() {
    check(|bits| bits.count_ones() <= 5);
}
