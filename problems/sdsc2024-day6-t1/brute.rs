//! SDSC2024 day 6 T1 by its rules.

use cases::Game;
use std::collections::BTreeSet;

/// The pieces on a board, by row and column.
pub type Board = BTreeSet<(u64, u64)>;

/// The boards that one move leads to: choose a piece at (i, j) and k <= min(i, j), and flip every cell of the
/// k x k square whose lower right cell is (i, j). Small squares are first, so that a piece may be as far away as
/// it likes from one edge.
#[must_use]
pub fn options(board: &Board) -> Box<dyn Iterator<Item = Board>> {
    let board = board.clone();
    Box::new(board.clone().into_iter().flat_map(move |(i, j)| {
        let board = board.clone();
        (1..=i.min(j)).map(move |k| {
            let square =
                (i - k + 1..=i).flat_map(|row| (j - k + 1..=j).map(move |column| (row, column)));
            let square: Board = square.collect();
            &board ^ &square
        })
    }))
}

fn main() {
    cases::answer(|input| {
        let mut game = Game::normal(options);
        for _ in 0..input.number(0..=u64::MAX) {
            let n = input.number(1..=1_000_000_000_000_000_000);
            let m: usize = input.number(0..=200_000);
            let pieces = (0..m).map(|_| (input.number(1..=n), input.number(1..=n)));
            let board: Board = pieces.collect();
            input.require(board.len() == m, "a cell is there twice");
            println!("{}", if game.next_player_wins(&board) { "Alice" } else { "Bob" });
        }
    });
}
