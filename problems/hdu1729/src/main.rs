//! HDU 1729: Stone Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1729>
//!
//! Kind: Nim and its kin **
//! Game: boxes of given sizes; add stones to one, no more than the square of those that are in it, and no
//! more than fit; who cannot add any loses.
//! Theorem: c > 0 stones in a box of s have the Grundy value s - c where c + c * c >= s, as any larger number
//! can then be reached. Else let t be the largest number from which the box cannot be filled, t + t * t < s.
//! It has the value 0, as all that it reaches have larger ones; and c < t has the value that it has in a box
//! of t, at most t - c, as moves beyond t lead to values of s - c - c * c or more, which is larger: c * c < s - t.
//! The first player wins exactly when the nim-sum of the values is not 0.
//! Checked by play: all boxes of up to 200, and all pairs of a box of up to 30 and one of up to 7; 38157 cases,
//! bounds 1,200 and 2,30,7.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

/// The Grundy value of a box.
fn grundy(size: u64, stones: u64) -> u64 {
    if stones == 0 {
        0
    } else if stones + stones * stones >= size {
        size.checked_sub(stones).expect("no more stones than fit")
    } else {
        let most = (1..size).take_while(|t| t + t * t < size).last();
        grundy(most.expect("the stones are one"), stones)
    }
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let mut case = 0;
    while let Some(n) = input.next()? {
        if n == 0 {
            break;
        }
        let value = |[size, stones]: [u32; 2]| grundy(size.into(), stones.into());
        let nim_sum = input.fold(n, 0, |sum, a_box| sum ^ value(a_box))?;
        case += 1;
        out.print("Case ");
        out.print(case);
        out.line(if nim_sum != 0 { ":\nYes" } else { ":\nNo" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
