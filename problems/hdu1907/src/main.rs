//! HDU 1907: John
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1907>
//! <http://poj.org/problem?id=3480>
//! <https://www.luogu.com.cn/problem/P4279>
//!
//! Kind: Misère play *
//! Game (misère Nim): take any number of sweets from one box; who takes the last one loses.
//! Theorem (Bouton): John, the first player, wins exactly when the nim-sum is not 0 and some box has
//! more than 1, or the nim-sum is 0 and none has.
//! Checked by play: all positions of up to 4 boxes of 1 to 5; 780 cases, bounds 5,4.

use sg::io::{self, Input, Output};
use sg::nim;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u32>()? {
        let n = input.read()?;
        let boxes = input.read_vec(n)?;
        out.line(if nim::next_player_wins_misere(&boxes) { "John" } else { "Brother" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
