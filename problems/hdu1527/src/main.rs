//! HDU 1527: 取石子游戏
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1527>
//! <http://poj.org/problem?id=1067>
//! <https://www.luogu.com.cn/problem/P2252>
//!
//! Kind: Takes **
//! Game (Wythoff): two heaps; take any number from one, or the same number from both; who takes the
//! last stone wins.
//! Theorem (Wythoff): the first player loses exactly when the heaps are floor(n phi) and
//! floor(n phi) + n for some n, phi = (1 + sqrt 5) / 2.
//! Checked by play: all heaps <= 60, in both orders; 3721 cases, bounds 60.

use sg::io::{self, Input, Output};
use sg::wythoff::is_p_position;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some((a, b)) = input.next()? {
        out.line(u8::from(!is_p_position(a, b)));
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
