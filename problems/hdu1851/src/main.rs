//! HDU 1851: A Simple Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1851>
//!
//! Kind: Nim and its kin *
//! Game (bounded Nim): n heaps, of which the i-th has m stones; take 1 to l of them, m and l being those of
//! that heap; who takes the last stone wins. Whether the second player wins is asked for.
//! Theorem: a heap has the Grundy value m mod (l + 1). The second player wins exactly when the nim-sum of
//! the values is 0.
//! Checked by play: all positions of up to 2 heaps of 1 to 6 with limits of 1 to 4, and of 3 of 1 to 3 with limits
//! of 1 to 3; 1329 cases, bounds 6,4,2 and 3,3,3.

use sg::bounded_nim::grundy;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u32>()? {
        let mut nim_sum = 0;
        for _ in 0..input.read::<u32>()? {
            let (m, l) = input.read()?;
            nim_sum ^= grundy(m, l);
        }
        out.line(if nim_sum == 0 { "Yes" } else { "No" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
