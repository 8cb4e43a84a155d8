//! HDU 1846: Brave Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846>
//!
//! Kind: Takes *
//! Game: one heap of n stones; take 1 to m of them; who takes the last stone wins.
//! Theorem (Bash): the first player wins exactly when n mod (m + 1) is not 0.
//! Checked by play: all n and m from 1 to 40; 1600 cases, bounds 40.

use sg::bash;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u64>()? {
        let (n, m) = input.read()?;
        out.line(if bash::next_player_wins(n, m) { "first" } else { "second" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
