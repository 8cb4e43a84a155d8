//! HDU 3537: Daizhenyang's Coin
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3537>
//!
//! Kind: Coins that are turned *
//! Game (Mock Turtles): coins in a row, from place 0 on; turn one to three over, of which the last was heads; who cannot
//! move loses. The places of the heads are given, some twice: that is one head. Yes where the first player loses.
//! Theorem: a head at x has the Grundy value 2 x or 2 x + 1, the one with an odd number of ones in binary: an odious
//! number. Two coins before it give the nim-sums of two smaller odious numbers, which are all smaller numbers with an
//! even number of ones but 0; no coin or one give 0 and the smaller odious numbers.
//! Checked by play: all sets of heads on 9 places; 548 cases, bounds 9,9.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

/// The odious number among 2 x and 2 x + 1.
fn value(x: u64) -> u64 {
    2 * x + u64::from(x.count_ones() % 2 == 0)
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(n) = input.next()? {
        let mut heads: Vec<u64> = input.read_vec(n)?;
        heads.sort_unstable();
        heads.dedup();
        let nim_sum = heads.into_iter().fold(0, |sum, head| sum ^ value(head));
        out.line(if nim_sum == 0 { "Yes" } else { "No" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
