//! JUDGE 0000: Title
//! <https://judge.example/0000>
//!
//! Kind: Others *
//! Game: what a move is, and who wins.
//! Theorem: the Grundy value of a heap. The first player wins exactly when the nim-sum is not 0.
//! Checked by play: all positions of up to 3 heaps of up to 6; 400 cases, bounds 6,3.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn grundy(heap: u64) -> u64 {
    heap
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u64>()? {
        let mut nim_sum = 0;
        for _ in 0..input.read::<u64>()? {
            nim_sum ^= grundy(input.read()?);
        }
        out.line(if nim_sum != 0 { "First" } else { "Second" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
