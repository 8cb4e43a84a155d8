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
        input.cases(u64::MAX, |input| {
            let (limit, many) = (1_000_000_000_000_000_000, 200_000);
            let (size, count) = (input.up_to(3), input.up_to(4).min(input.share(many)));
            input.drawn(|g| {
                let mut n = (size as u64).min(limit);
                let mut pieces: Vec<[u64; 2]> = if count > 5 {
                    (0..count).map(|_| [g.number(1..=n), g.number(1..=n)]).collect()
                } else {
                    let cells = g.cells(0..=count, size, size);
                    cells.iter().map(|&(i, j)| [i as u64, j as u64]).collect()
                };
                // A piece far away in the first row or column.
                if count <= 4 && g.size() > 75 && g.one_in(4) {
                    pieces.truncate(2);
                    n = g.number(5..=limit);
                    let far = g.number(5..=n);
                    pieces.push(*g.pick(&[[1, far], [far, 1]]));
                }
                g.line([n, pieces.len() as u64]);
                g.lines(pieces);
            });
            let n = input.number(1..=limit);
            let m = input.count(0..=many);
            input.end_line();
            let piece = |_| input.numbers(2, 1..=n);
            let board: Board = (0..m).map(piece).map(|piece| (piece[0], piece[1])).collect();
            input.require(board.len() == m, "a cell is there twice");
            input.print(|| if game.next_player_wins(&board) { "Alice" } else { "Bob" });
        });
    });
}
