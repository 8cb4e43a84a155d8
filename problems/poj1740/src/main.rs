//! POJ 1740: A New Stone Game
//! <http://poj.org/problem?id=1740>
//!
//! Kind: Nim and its kin **
//! Game: take at least one stone from a heap, then move any number of its other stones to heaps that still
//! have some; who takes the last stone wins.
//! Theorem: Alice, the first player, loses exactly when the heaps form pairs of equal ones: each move is
//! then answered in the other heap of its pair, and otherwise she can make such pairs.
//! Checked by play: all positions of up to 4 heaps of 1 to 4; 340 cases, bounds 4,4.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(n) = input.next()? {
        if n == 0 {
            break;
        }
        let mut heaps: Vec<u32> = input.read_vec(n)?;
        heaps.sort_unstable();
        let are_pairs = heaps.chunks(2).all(|pair| pair.first() == pair.get(1));
        out.line(u8::from(!are_pairs));
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
