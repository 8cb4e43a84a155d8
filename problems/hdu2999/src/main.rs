//! HDU 2999: Stone Game, Why are you always there?
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2999>
//!
//! Kind: Splits and rows **
//! Game: take from a row some stones that are neighbours, as many as one number of the given set says, where a stone
//! that is gone leaves a gap; who cannot take any loses. Who wins is asked for of several rows: 1 for the first
//! player, or 2.
//! Theorem: a take leaves a row on either side, so that the Grundy value of a row is the mex of their nim-sums. The
//! first player wins exactly when it is not 0.
//! Checked by play: every set of takes within 1..=4, with all rows of 1 to 12; 252 cases, bounds 4,12,4,1.

use sg::grundy::heap_game;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(count) = input.next()? {
        let mut takes: Vec<usize> = input.read_vec(count)?;
        takes.sort_unstable();
        takes.dedup();
        assert!(!takes.contains(&0), "a take of 0 is not a move");
        let count = input.read()?;
        let rows: Vec<usize> = input.read_vec(count)?;
        let longest = rows.iter().max().copied().unwrap_or(0);
        let values = heap_game(longest, |row, g, out| {
            for rest in takes.iter().filter_map(|take| row.checked_sub(*take)) {
                out.extend((0..=rest / 2).map(|left| g[left] ^ g[rest - left]));
            }
        });
        for row in rows {
            out.line(if values[row] != 0 { 1 } else { 2 });
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
