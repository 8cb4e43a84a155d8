//! HDU 1848: Fibonacci again and again
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1848>
//!
//! Kind: Takes *
//! Game: three heaps; take from one of them a Fibonacci number of stones; who takes the last stone
//! wins.
//! Theorem: the Grundy value of a heap is the mex of those that a take leaves. Fibo, the first player,
//! wins exactly when the nim-sum of the values is not 0.
//! Checked by play: all three heaps of 1 to 16; 4096 cases, bounds 16.

use sg::grundy::subtraction;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

/// The Fibonacci numbers up to the largest heap, 1000.
const TAKES: [usize; 15] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let values = subtraction(&TAKES, 1000);
    while let Some(heaps) = input.next::<[usize; 3]>()? {
        if heaps == [0; 3] {
            break;
        }
        let nim_sum = sg::nim_sum(heaps.iter().map(|&heap| values[heap]));
        out.line(if nim_sum != 0 { "Fibo" } else { "Nacci" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
