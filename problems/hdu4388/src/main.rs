//! HDU 4388: Stone Game II
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4388>
//!
//! Kind: Splits and rows ***
//! Game: make two heaps of one of n: k with 0 < k < n, and k xor n, which has to be less than n. Once in the game each
//! player may make (2 k) xor n the second heap, as long as it has stones. Who cannot move loses.
//! Theorem: a heap of b binary ones has the parity of b - 1. A move makes heaps of c and d ones where c + d = b modulo 2,
//! with 2 k too, which has as many ones as k; so it changes the parity of the sum of all b - 1. Without a move all heaps
//! are powers of two, and that sum is 0. So the first player wins exactly when it is odd, however they play.
//! Checked by play: all pairs of heaps up to 7; single heaps up to 15; 64 cases, bounds 7,2.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for case in 1..=input.read::<u32>()? {
        let heaps = input.read()?;
        let moves = input.fold(heaps, 0, |sum, heap: u32| sum + heap.count_ones() + 1)?;
        out.print("Case ");
        out.print(case);
        out.line(if moves % 2 == 1 { ": Yes" } else { ": No" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
