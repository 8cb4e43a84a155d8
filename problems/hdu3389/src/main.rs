//! HDU 3389: Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3389>
//!
//! Kind: Nim and its kin **
//! Game (staircase Nim): move any number of cards from box A to a box B < A where A + B is odd and
//! divisible by 3; the last to move wins.
//! Theorem: boxes 1, 3 and 4 are ends; from box a, all moves change the parity of the way there, which is
//! odd for a mod 6 = 0, 2 and 5. The first player wins exactly when the nim-sum of these is not 0.
//! Checked by play: all positions of up to 7 boxes with up to 2 cards each, and one box of each number up to 40
//! with up to 3; 5716 cases, bounds 7,2,7 and 40,3,1.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for case in 1..=input.read::<u32>()? {
        let n: u32 = input.read()?;
        let mut nim_sum = 0;
        for number in 1..=n {
            let cards: u32 = input.read()?;
            if matches!(number % 6, 0 | 2 | 5) {
                nim_sum ^= cards;
            }
        }
        out.print("Case ");
        out.print(case);
        out.line(if nim_sum != 0 { ": Alice" } else { ": Bob" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
