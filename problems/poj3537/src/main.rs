//! POJ 3537: Crosses and Crosses
//! <http://poj.org/problem?id=3537>
//!
//! Kind: Splits and rows **
//! Game (Treblecross): put a cross into a free cell of a strip of n > 2; who makes three in a row wins.
//! Theorem: a cross beside another, or one cell away from it, loses, as the other makes three in a row. So
//! each takes two cells on either side as well: of n + 2 places a move takes three that are neighbours, and
//! leaves a row on either side (octal code 0.007). The first player wins exactly when its Grundy value is
//! not 0.
//! Checked by play: all n from 3 to 24; 22 cases, bounds 24.

use sg::grundy::heap_game;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

/// The longest strip.
const MAX: usize = 2000;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let values = heap_game(MAX + 2, |places, g, out| {
        if let Some(rest) = places.checked_sub(3) {
            out.extend((0..=rest / 2).map(|left| g[left] ^ g[rest - left]));
        }
    });
    let n: usize = input.read()?;
    assert!(n > 2, "a strip of less than 3 cells");
    out.line(if values[n + 2] != 0 { 1 } else { 2 });
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
