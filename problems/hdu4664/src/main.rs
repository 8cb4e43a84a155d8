//! HDU 4664: Triangulation
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4664>
//!
//! Kind: Splits and rows **
//! Game: on each of N planes are the corners of a convex polygon; draw a line between two corners of one, which meets no
//! line before, not even in a corner; who cannot draw loses.
//! Theorem: a line takes two corners and parts the others, so that a polygon is a ring of which any two are taken, with
//! any number of others between them: it is Dawson's Kayles on a row of as many, where the two taken are neighbours.
//! Carol, the first player, wins exactly when the nim-sum of the values is not 0.
//! Checked by play: all lists of up to 3 planes of up to 6 corners, and pairs of up to 9; 306 cases, bounds 6,3 and
//! 9,2.

use sg::dawson_kayles;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let value = dawson_kayles::grundy();
    for _ in 0..input.read::<u32>()? {
        let planes = input.read()?;
        let nim_sum = input.fold(planes, 0, |sum, corners| sum ^ value(corners))?;
        out.line(if nim_sum != 0 { "Carol" } else { "Dave" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
