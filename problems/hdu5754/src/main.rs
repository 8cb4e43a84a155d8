//! HDU 5754: Life Winner Bo
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5754>
//!
//! Kind: Boards **
//! Game: a chess piece goes from (1, 1) to (N, M), without a step back in row or column; who brings it there wins. A
//! piece that cannot move before is a draw.
//! Theorem: with x and y left, a king is lost where both are even, a rook where they are equal, a queen where they are
//! a pair of Wythoff's. A knight is lost at (3 i, 3 i), as it can only go to (3 i - 1, 3 i - 2), from where the other
//! goes to (3 i - 3, 3 i - 3). From any other place no step leads to a lost one; and if one leads to a won place, then
//! another to a place that is neither won nor lost: a draw.
//! Checked by play: all boards up to 25 x 25, each piece; 2304 cases, bounds 24.

use sg::io::{self, Input, Output};
use sg::wythoff;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u32>()? {
        let (piece, n, m) = input.read::<(u32, u64, u64)>()?;
        let (x, y) = (n.min(m) - 1, n.max(m) - 1);
        let is_lost = match piece {
            1 => x % 2 == 0 && y % 2 == 0,
            2 => x == y,
            3 => x == y && x % 3 == 0,
            _ => wythoff::is_p_position(x, y),
        };
        let is_drawn = piece == 3 && !is_lost && (y != x + 1 || x % 3 != 1);
        out.line(if is_drawn {
            "D"
        } else if is_lost {
            "G"
        } else {
            "B"
        });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
