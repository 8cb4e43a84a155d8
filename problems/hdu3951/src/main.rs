//! HDU 3951: Coin Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3951>
//!
//! Kind: Splits and rows *
//! Game: a ring of N coins; take 1 to K that are neighbours, where a coin that is gone leaves a gap; who takes the last
//! coin wins.
//! Theorem: for K = 1 the parity of N decides. Else the first player wins at once, if N <= K; if not, his first move
//! leaves a row, of which the second takes the one or two in the middle, and then does on one side what the first does
//! on the other.
//! Checked by play: all N from 3 to 14, all K; 120 cases, bounds 12.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for case in 1..=input.read::<u64>()? {
        let (n, k): (u64, u64) = input.read()?;
        out.print("Case ");
        out.print(case);
        out.line(if n <= k || k == 1 && n % 2 == 1 { ": first" } else { ": second" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
