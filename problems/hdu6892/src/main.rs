//! HDU 6892: Lunch
//! <https://acm.hdu.edu.cn/showproblem.php?pid=6892>
//!
//! Kind: Splits and rows **
//! Game: cut a piece of length l into k pieces of length l / k, where k >= 2 divides l; who has no piece to cut loses.
//! Theorem: the Grundy value of a piece is the number of its odd prime factors, each as often as it divides, and one
//! more if the length is even. An even k leaves equal pieces in pairs, of value 0, an odd k the value of one of them,
//! which has any smaller number of odd prime factors and is as even as before. Baby Volcano, the first player, wins
//! exactly when the nim-sum is not 0.
//! Checked by play: single pieces up to 64, pairs up to 16, 3 pieces up to 8; 832 cases, bounds 16,2 and 8,3 and
//! 64,1.

use sg::equal_parts;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let value = equal_parts::grundy();
    for _ in 0..input.read::<u32>()? {
        let pieces = input.read()?;
        let nim_sum = input.fold(pieces, 0, |sum, length| sum ^ value(length))?;
        out.line(if nim_sum != 0 { "W" } else { "L" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
