//! Luogu P4055 by its rules.

use cases::Game;

/// The cells on which the piece has been, and where it is, after one more move on a board of `m` columns where `free` are
/// the free cells; bits are cells.
#[must_use]
pub fn options(m: usize, free: u64, &(been, at): &(u64, usize)) -> Vec<(u64, usize)> {
    let is_beside = |cell: usize| (at / m).abs_diff(cell / m) + (at % m).abs_diff(cell % m) == 1;
    let cells = (0..64).filter(|&cell| (free & !been) >> cell & 1 == 1 && is_beside(cell));
    cells.map(|cell| (been | 1 << cell, cell)).collect()
}

/// Whether there are cells with which the second player wins, and which.
#[must_use]
pub fn answer(n: usize, m: usize, free: u64) -> String {
    let mut game = Game::normal(|position: &(u64, usize)| options(m, free, position));
    let starts = (0..n * m).filter(|cell| free >> cell & 1 == 1);
    let won: Vec<usize> =
        starts.filter(|&cell| !game.next_player_wins(&(1 << cell, cell))).collect();
    let lines: Vec<String> =
        won.iter().map(|cell| format!("\n{} {}", cell / m + 1, cell % m + 1)).collect();
    format!("{}{}", if won.is_empty() { "LOSE" } else { "WIN" }, lines.join(""))
}

fn main() {
    cases::answer(|input| {
        let (rows, columns) = (input.up_to(8).min(100), input.up_to(8).min(100));
        let n = input.count(1..=rows);
        let m = input.count(1..=if columns > 8 { columns } else { (16 / n).min(columns) });
        input.end_line();
        let cells = input.board(n, m, ".#").concat();
        input.print(|| {
            input.require(n * m <= 25, "more than 25 cells are too many to play");
            let free = cells.bytes().enumerate().filter(|cell| cell.1 == b'.');
            answer(n, m, free.fold(0, |free, (cell, _)| free | 1 << cell))
        });
    });
}
