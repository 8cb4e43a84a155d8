//! Codeforces 494E by its rules.

use cases::Game;
use std::collections::BTreeSet;

/// The white cells, by row and column.
pub type Board = BTreeSet<(u64, u64)>;

/// The white cells of rectangles, of which each is its first row and column, and its last.
pub fn board(rectangles: impl IntoIterator<Item = [u64; 4]>) -> Board {
    let cells = rectangles.into_iter().flat_map(|[top, left, bottom, right]| {
        (top..=bottom).flat_map(move |row| (left..=right).map(move |column| (row, column)))
    });
    cells.collect()
}

/// The boards that one move leads to: a square of side `k` at most with a white cell at its lower right, of which all
/// cells are turned over.
#[must_use]
pub fn options(k: u64, board: &Board) -> Vec<Board> {
    let squares = board.iter().flat_map(|&(i, j)| {
        let sides = 1..=k.min(i).min(j);
        sides.map(move |side| self::board([[i - side + 1, j - side + 1, i, j]]))
    });
    squares.map(|square| board ^ &square).collect()
}

fn main() {
    cases::answer(|input| {
        let n = input.up_to(3_u64).min(1_000_000_000);
        let most = input.up_to(4_usize).min(50_000);
        // The board is as large as it may be.
        input.drawn(|g| g.line([n]));
        let n = input.number(1..=n);
        let m = input.count(1..=most);
        let k = input.number(1..=n);
        input.end_line();
        let rectangles: Vec<[u64; 4]> = (0..m)
            .map(|_| {
                let (top, left) = (input.number(1..=n), input.number(1..=n));
                let rectangle = [top, left, input.number(top..=n), input.number(left..=n)];
                input.end_line();
                rectangle
            })
            .collect();
        let mut game = Game::normal(|board: &Board| options(k, board));
        input.print(|| if game.next_player_wins(&board(rectangles)) { "Hamed" } else { "Malek" });
    });
}
