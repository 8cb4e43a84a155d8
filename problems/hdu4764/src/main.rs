//! HDU 4764: Stone
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4764>
//!
//! Kind: Misère play *
//! Game: Tang writes a number from 1 to k; then the players in turn write one that is larger than
//! the last by 1 to k; who writes a number of N or more loses.
//! Theorem (misère Bash): of N stones, the one who takes the last loses. Jiang, the second player,
//! wins exactly when N - 1 mod (k + 1) is 0.
//! Checked by play: all N and k from 1 to 60; 3600 cases, bounds 60.

use sg::bash;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((n, k)) = input.next()? {
        if (n, k) == (0, 0) {
            break;
        }
        out.line(if bash::next_player_wins_misere(n, k) { "Tang" } else { "Jiang" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
