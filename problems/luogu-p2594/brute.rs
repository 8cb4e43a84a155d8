//! Luogu P2594 by its rules.

use cases::Game;

/// All sets of cells that hang together and lie in the rows `0..=i` and columns `0..=j`, with the cell (i, j) in them;
/// bits are cells of a board of `m` columns.
fn pieces(m: usize, i: usize, j: usize) -> Vec<u64> {
    let bit = |i: usize, j: usize| 1_u64 << (i * m + j);
    let mut found = vec![bit(i, j)];
    let mut at = 0;
    while let Some(&piece) = found.get(at) {
        at += 1;
        for (a, b) in (0..=i).flat_map(|a| (0..=j).map(move |b| (a, b))) {
            let is_there = |a: usize, b: usize| piece & bit(a, b) != 0;
            let is_beside = a > 0 && is_there(a - 1, b)
                || a < i && is_there(a + 1, b)
                || b > 0 && is_there(a, b - 1)
                || b < j && is_there(a, b + 1);
            let larger = piece | bit(a, b);
            if is_beside && !found.contains(&larger) {
                found.push(larger);
            }
        }
    }
    found
}

/// Who wins each of some boards of `n` x `m`, where bits are tails.
#[must_use]
pub fn answers(n: usize, m: usize, boards: &[u64]) -> Vec<&'static str> {
    let cells = (0..n).flat_map(|i| (0..m).map(move |j| (i, j)));
    let pieces: Vec<Vec<u64>> = cells.map(|(i, j)| pieces(m, i, j)).collect();
    let mut game = Game::normal(|&tails: &u64| {
        let turned = pieces.iter().enumerate().filter(move |(cell, _)| tails >> cell & 1 == 1);
        turned.flat_map(move |(_, pieces)| pieces.iter().map(move |piece| tails ^ piece))
    });
    let winner = |board: &u64| if game.next_player_wins(board) { "-_-" } else { "=_=" };
    boards.iter().map(winner).collect()
}

fn main() {
    cases::answer(|input| {
        let side = input.up_to(8).min(100);
        input.cases(50, |input| {
            let n = input.count(1..=side);
            let m = input.count(1..=if side > 8 { side } else { (9 / n).min(side) });
            input.end_line();
            let rows = input.board(n, m, "HT").concat();
            input.print(|| {
                input.require(n * m <= 12, "more than 12 coins are too many to play");
                let tails = rows.bytes().enumerate().filter(|coin| coin.1 == b'T');
                let board = tails.fold(0, |board, (cell, _)| board | 1 << cell);
                answers(n, m, &[board])[0]
            });
        });
    });
}
