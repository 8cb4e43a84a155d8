//! HDU 2897: 邂逅明下
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2897>
//!
//! Kind: Misère play *
//! Game: a heap of n coins; take p to q of them, or all where there are fewer than p; who takes the last
//! coin loses.
//! Theorem: the first player loses exactly when n mod (p + q) is 1 to p: what the other takes of p + q
//! coins, the rest of them answers, until 1 to p are left. From any other n he can leave such a number.
//! Checked by play: all n <= 80, p <= q <= 12; 6240 cases, bounds 80,12.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((n, p, q)) = input.next::<(u64, u64, u64)>()? {
        let is_p_position = (1..=p).contains(&(n % (p + q)));
        out.line(if is_p_position { "LOST" } else { "WIN" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
