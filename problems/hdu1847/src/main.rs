//! HDU 1847: Good Luck in CET-4 Everybody!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1847>
//!
//! Kind: Takes *
//! Game: n cards; take 1, 2, 4, 8, ... of them; who takes the last card wins.
//! Theorem: Kiki, the first player, wins exactly when 3 does not divide n: no power of two is a multiple
//! of 3, and 1 and 2 leave one.
//! Checked by play: all n that there may be, 1 to 1000; 1000 cases, bounds 1000.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(n) = input.next::<u32>()? {
        out.line(if n % 3 != 0 { "Kiki" } else { "Cici" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
