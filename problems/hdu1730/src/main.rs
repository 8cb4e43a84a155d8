//! HDU 1730: Northcott Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1730>
//!
//! Kind: Nim and its kin **
//! Game (Northcott): in each row a piece of either player; move one's own to a free place of its row, not
//! over the other; who cannot move loses.
//! Theorem: the free places between two pieces are a heap of Nim: a step back is answered by as many steps
//! after it, and that ends at the edge. Tom, the first player, wins exactly when their nim-sum is not 0.
//! Checked by play: all boards of 1 row of 2 to 6 columns, of 2 of up to 4, and of 3 of up to 3, steps back and
//! all; 478 cases, bounds 2,3 and 3,3 and 4,2 and 5,1 and 6,1.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((n, _)) = input.next::<(usize, usize)>()? {
        let gap = |[a, b]: [i32; 2]| (a - b).abs() - 1;
        let nim_sum = input.fold(n, 0, |sum, row| sum ^ gap(row))?;
        out.line(if nim_sum != 0 { "I WIN!" } else { "BAD LUCK!" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
