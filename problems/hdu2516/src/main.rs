//! HDU 2516: 取石子游戏
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2516>
//!
//! Kind: Takes **
//! Game (Fibonacci Nim): one heap; the first move takes any number but not all, each later one at most
//! twice as many as the move before it; who takes the last stone wins.
//! Theorem (Whinihan): the second player wins exactly when n is a Fibonacci number.
//! Checked by play: all n from 2 to 150; 149 cases, bounds 150.

use sg::fibonacci_nim::is_p_position;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(n) = input.next()? {
        if n == 0 {
            break;
        }
        out.line(if is_p_position(n) { "Second win" } else { "First win" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
