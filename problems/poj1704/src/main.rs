//! POJ 1704: Georgia and Bob
//! <http://poj.org/problem?id=1704>
//!
//! Kind: Nim and its kin **
//! Game: pieces in a row; move one to the left, not over another piece nor the edge; who cannot move
//! loses.
//! Theorem: the free places before every other piece, from the last one on, are the heaps of Nim: what a
//! move of one of the others opens, its neighbour closes again. Georgia, the first player, wins exactly
//! when their nim-sum is not 0.
//! Checked by play: all sets of pieces on 12 places, each in one order; 4161 cases, bounds 12,12.

use sg::io::{self, Input, Output};
use sg::nim_sum;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u32>()? {
        let n = input.read()?;
        let mut places: Vec<u32> = input.read_vec(n)?;
        // The edge is a piece at 0 that does not move.
        places.push(0);
        places.sort_unstable();
        let gaps = places
            .windows(2)
            .map(|pair| (pair[1] - pair[0]).checked_sub(1).expect("two on a place, or one at 0"));
        let wins = nim_sum(gaps.rev().step_by(2)) != 0;
        out.line(if wins { "Georgia will win" } else { "Bob will win" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
