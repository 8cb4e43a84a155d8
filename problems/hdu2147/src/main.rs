//! HDU 2147: kiki's game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2147>
//!
//! Kind: Boards *
//! Game: a piece in the upper right corner of a board of n x m; move it one to the left, down, or both; who cannot move
//! loses.
//! Theorem: with an even number of steps left both ways the position is lost: any move makes one of them odd, and from
//! there one move makes both even. kiki, the first player, loses exactly when n and m are odd.
//! Checked by play: all boards of up to 20 x 20; 400 cases, bounds 20.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((n, m)) = input.next::<(u32, u32)>()? {
        if n == 0 && m == 0 {
            break;
        }
        out.line(if n % 2 == 1 && m % 2 == 1 { "What a pity!" } else { "Wonderful!" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
