//! HDU 2188: 悼念512汶川大地震遇难同胞——选拔志愿者
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2188>
//!
//! Kind: Takes *
//! Game: the players in turn give 1 to m to a box that is empty at first; who makes it n or more wins.
//! Theorem (Bash): Grass, the first player, wins exactly when n mod (m + 1) is not 0.
//! Checked by play: all n <= 60, m <= 10; 600 cases, bounds 60,10.

use sg::bash;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u64>()? {
        let (n, m) = input.read()?;
        out.line(if bash::next_player_wins(n, m) { "Grass" } else { "Rabbit" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
