//! POJ 2975: Nim
//! <http://poj.org/problem?id=2975>
//!
//! Kind: Nim and its kin *
//! Game: Nim: take any number of stones from one heap; who takes the last stone wins. How many first moves win is
//! asked for.
//! Theorem: Bouton: a move wins exactly when it leaves the nim-sum 0, so that there is one in each heap of s where
//! s xor nim-sum is less than s.
//! Checked by play: all positions of up to 3 heaps of 1 to 6; 258 cases, bounds 6,3.

use sg::io::{self, Input, Output};
use sg::nim::winning_moves;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(n) = input.next()? {
        if n == 0 {
            break;
        }
        let heaps: Vec<u64> = input.read_vec(n)?;
        out.line(winning_moves(&heaps).count());
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
