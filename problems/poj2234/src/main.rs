//! POJ 2234: Matches Game
//! <http://poj.org/problem?id=2234>
//!
//! Kind: Nim and its kin *
//! Game (Nim): take any number of matches from one heap; who leaves no match wins.
//! Theorem (Bouton): the first player wins exactly when the nim-sum of the heaps is not 0.
//! Checked by play: all positions of up to 3 heaps of 1 to 7; 399 cases, bounds 7,3.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(m) = input.next()? {
        let nim_sum = input.fold(m, 0, |sum, heap: u32| sum ^ heap)?;
        out.line(if nim_sum != 0 { "Yes" } else { "No" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
