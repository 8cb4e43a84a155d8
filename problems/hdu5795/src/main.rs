//! HDU 5795: A Simple Nim
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5795>
//!
//! Kind: Splits and rows **
//! Game: take any number of candies from one heap, or split one heap into three that are not empty; who
//! takes the last candy wins.
//! Theorem: a heap of 8k + 7 has the Grundy value 8k + 8, one of 8k + 8 has 8k + 7, any other its size.
//! The first player wins exactly when the nim-sum of the values is not 0.
//! Checked by play: all positions of up to 2 heaps of 1 to 9, with splits; 90 cases, bounds 9,2. Heaps up to 300 by
//! the mex.

use sg::io::{self, Input, Output};
use sg::split_in_three::grundy;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u32>()? {
        let n = input.read()?;
        let nim_sum = input.fold(n, 0, |sum, heap: u32| sum ^ grundy(heap.into()))?;
        out.line(if nim_sum != 0 { "First player wins." } else { "Second player wins." });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
