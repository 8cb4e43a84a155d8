//! HDU 3032: Nim or not Nim?
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3032>
//!
//! Kind: Splits and rows **
//! Game (Lasker's Nim): take any number of stones from one heap, or split one heap into two; who
//! takes the last stone wins.
//! Theorem: a heap of 4k + 3 has the Grundy value 4k + 4, one of 4k > 0 has 4k - 1, any other its
//! size. Alice, the first player, wins exactly when the nim-sum of the values is not 0.
//! Checked by play: all positions of up to 3 heaps of 1 to 6, with splits; 258 cases, bounds 6,3.

use sg::io::{self, Input, Output};
use sg::lasker;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u64>()? {
        // The heaps are folded as they are read: all of them would not fit into 32 MB.
        let heaps = input.read()?;
        let nim_sum = input.fold(heaps, 0, |sum, heap: u32| sum ^ lasker::grundy(heap.into()))?;
        out.line(if nim_sum != 0 { "Alice" } else { "Bob" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
