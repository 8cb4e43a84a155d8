//! POJ 2311: Cutting Game
//! <http://poj.org/problem?id=2311>
//! <https://www.luogu.com.cn/problem/P10501>
//!
//! Kind: Splits and rows *
//! Game: cut one of the sheets of W x H squares into two along a line of its grid; who first cuts out a
//! sheet of 1 x 1 wins.
//! Theorem: to cut out a sheet of 1 x n loses, as the other then cuts out 1 x 1. Without such cuts the
//! last to cut wins; the value of a sheet is the mex of the nim-sums of the two that a cut leaves.
//! Checked by play: all sheets with sides from 2 to 8; 49 cases, bounds 8.

use sg::io::{self, Input, Output};
use sg::mex;
use std::process::ExitCode;

/// The longest side.
const MAX: usize = 200;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let mut values = vec![[0; MAX + 1]; MAX + 1];
    for w in 2..=MAX {
        for h in 2..=w {
            let across = (2..w - 1).map(|cut| values[cut][h] ^ values[w - cut][h]);
            let along = (2..h - 1).map(|cut| values[w][cut] ^ values[w][h - cut]);
            let value = mex(&across.chain(along).collect::<Vec<u64>>());
            (values[w][h], values[h][w]) = (value, value);
        }
    }
    while let Some((w, h)) = input.next::<(usize, usize)>()? {
        assert!(w.min(h) > 1, "a side of less than 2");
        out.line(if values[w][h] != 0 { "WIN" } else { "LOSE" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
