//! HDU 1536: S-Nim
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1536>
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1944>
//! <http://poj.org/problem?id=2960>
//!
//! Kind: Takes *
//! Game (S-Nim): take from one heap a number of beads that is in the given set; who cannot move loses.
//! Theorem: the Grundy value of a heap is the mex of those that a take leaves. The first player wins
//! exactly when the nim-sum of the values is not 0.
//! Checked by play: every set of takes within 1..=5, with all positions of one and two heaps <= 12; 7462 cases,
//! bounds 5,5,12,1,2.

use sg::grundy::subtraction;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

/// The largest heap.
const MAX: usize = 10_000;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(k) = input.next()? {
        if k == 0 {
            break;
        }
        let takes = input.read_vec(k)?;
        let values = subtraction(&takes, MAX);
        for _ in 0..input.read::<u32>()? {
            let heaps = input.read()?;
            let nim_sum = input.fold(heaps, 0, |sum, heap: usize| sum ^ values[heap])?;
            out.print(if nim_sum != 0 { 'W' } else { 'L' });
        }
        out.line("");
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
