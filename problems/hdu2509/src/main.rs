//! HDU 2509: Be the Winner
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2509>
//!
//! Kind: Misère play *
//! Game (misère): rows of apples; take one or more that lie together in one row, which may leave two rows;
//! who takes the last apple loses.
//! Theorem: as in misère Nim, Bouton's: the first player wins exactly when the nim-sum is not 0 and some row
//! has more than 1, or the nim-sum is 0 and none has. Rows of 1 are taken one by one, and an odd number of
//! them loses. Where the nim-sum is 0 and a row has more than 1, so has a second row: a move leaves one of
//! the two as it is, and instead of its own row none, one or two, whose nim-sum is less than that row, so that
//! the nim-sum is not 0. Where it is not 0 and a row has more than 1, the winning moves of misère Nim are moves
//! here too, from an end of a row.
//! Checked by play: all positions of up to 3 rows of 1 to 6, and of 4 of 1 to 3; 339 cases, bounds 6,3 and 3,4.

use sg::io::{self, Input, Output};
use sg::nim;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(n) = input.next()? {
        let rows = input.read_vec(n)?;
        out.line(if nim::next_player_wins_misere(&rows) { "Yes" } else { "No" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
