//! Codeforces 138D: World of Darkraft
//! <https://codeforces.com/contest/138/problem/D>
//!
//! Kind: Boards ***
//! Game: choose a cell that is free; then it is taken, with all free cells from it to the next taken one on a diagonal:
//! that to the upper right and lower left for L, the other one for R, both for X. Who cannot choose loses.
//! Theorem: cells of different colour, as on a chessboard, are on different diagonals: two games. Turned by 45 degrees,
//! each is a board on which a choice takes a row, a column or both, which parts it into boards of their own. The
//! Grundy value of a part is the mex of the nim-sums of what is left of it. Roma, the first player, wins exactly when
//! the nim-sum of both colours is not 0.
//! Checked by play: all boards of up to 6 cells; 3720 cases, bounds 6.

use itertools::iproduct;
use proconio::{input, marker::Chars};
use sg::mex;

/// The value of cells of one colour, each with its diagonals, of 20 in either direction.
fn value(cells: &[(usize, usize, char)]) -> u64 {
    let at = |top: usize, bottom: usize, left: usize, right: usize| {
        ((top * 21 + bottom) * 21 + left) * 21 + right
    };
    let mut g = vec![0; 21 * 21 * 21 * 21];
    for (height, width) in iproduct!(1..=20, 1..=20) {
        for (top, left) in iproduct!(0..=20 - height, 0..=20 - width) {
            let (bottom, right) = (top + height, left + width);
            let (rows, columns) = (top..bottom, left..right);
            let inside = cells.iter().filter(|(a, b, _)| rows.contains(a) && columns.contains(b));
            let option = |&(a, b, letter)| {
                let above_and_below =
                    |left, right| g[at(top, a, left, right)] ^ g[at(a + 1, bottom, left, right)];
                match letter {
                    'L' => above_and_below(left, right),
                    'R' => g[at(top, bottom, left, b)] ^ g[at(top, bottom, b + 1, right)],
                    _ => above_and_below(left, b) ^ above_and_below(b + 1, right),
                }
            };
            g[at(top, bottom, left, right)] = mex(&inside.map(option).collect::<Vec<u64>>());
        }
    }
    g[at(0, 20, 0, 20)]
}

fn main() {
    input! { n: usize, m: usize, board: [Chars; n] }
    let cells = iproduct!(0..n, 0..m)
        .map(|(i, j)| ((i + j) % 2, ((i + j) / 2, (20 + i - j) / 2, board[i][j])));
    let (even, odd): (Vec<_>, Vec<_>) = cells.partition(|(colour, _)| *colour == 0);
    let [even, odd] = [even, odd]
        .map(|cells| value(&cells.into_iter().map(|(_, cell)| cell).collect::<Vec<_>>()));
    println!("{}", if even == odd { "LOSE" } else { "WIN" });
}
