//! HDU 1525: Euclid's Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1525>
//! <http://poj.org/problem?id=2348>
//!
//! Kind: Numbers **
//! Game (Euclid): take from the larger of two numbers a positive multiple of the smaller, which leaves 0
//! or more; who makes one of them 0 wins.
//! Theorem (Cole, Davie): Stan, the first player, wins exactly when the numbers are equal or the larger is
//! more than (1 + sqrt 5) / 2 times the smaller.
//! Checked by play: all pairs of numbers from 1 to 120; 14400 cases, bounds 120.

use sg::euclid;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((a, b)) = input.next()? {
        if (a, b) == (0, 0) {
            break;
        }
        out.line(if euclid::next_player_wins(a, b) { "Stan wins" } else { "Ollie wins" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
