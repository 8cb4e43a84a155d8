//! POJ 1082: Calendar Game
//! <http://poj.org/problem?id=1082>
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1079>
//!
//! Kind: Numbers **
//! Game: from a date go to the next day, or to the same day of the next month if there is one; who comes to November 4,
//! 2001 wins, and nobody goes beyond.
//! Theorem: both moves change the parity of month + day, but for those from the end of a month: the first player wins
//! exactly when it is even, or on September 30 and November 30, from where the next day has an odd sum too. From an
//! odd sum each move leads to an even one or to one of those, and from an even one some move leads to an odd sum that
//! is none of those. The last date has the odd sum 15.
//! Checked by play: all dates that there may be.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u32>()? {
        let (_, month, day): (u32, u32, u32) = input.read()?;
        let wins = (month + day) % 2 == 0 || day == 30 && (month == 9 || month == 11);
        out.line(if wins { "YES" } else { "NO" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
