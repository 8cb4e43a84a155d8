//! POJ 2505: A multiplication game
//! <http://poj.org/problem?id=2505>
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1517>
//!
//! Kind: Numbers **
//! Game: p is 1, and n > 1; multiply p by 2 to 9; who makes it n or more wins.
//! Theorem: Stan, the first player, wins exactly when 18^k < n <= 9 * 18^k for some k. Each factor divides
//! what is left to reach, n / p. In this range, the smallest that makes it 18^k or less wins at once if k is
//! 0, and otherwise leaves more than half of 18^k; and from 9 * 18^(k-1) < n / p <= 18^k, each factor leads
//! to 18^(k-1) < n / p <= 9 * 18^(k-1).
//! Checked by play: all n from 2 to 500, and those around each product 2^i 9^j below 2^32.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(n) = input.next::<u64>()? {
        let mut power = 1;
        while 18 * power < n {
            power *= 18;
        }
        out.line(if n <= 9 * power { "Stan wins." } else { "Ollie wins." });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
