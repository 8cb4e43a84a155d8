//! HDU 1850: Being a Good Boy in Spring Festival
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1850>
//!
//! Kind: Nim and its kin *
//! Game (Nim): take any number of cards from one of M heaps; who takes the last card wins. How many first
//! moves win is asked for.
//! Theorem (Bouton): a move wins exactly when it leaves the nim-sum 0, so that there is one in each heap
//! of s where s xor nim-sum is less than s.
//! Checked by play: all positions of up to 3 heaps from 1 to 6, and of 4 from 1 to 3; 339 cases, bounds 6,3 and
//! 3,4.

use sg::io::{self, Input, Output};
use sg::nim::winning_moves;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(m) = input.next()? {
        if m == 0 {
            break;
        }
        out.line(winning_moves(&input.read_vec(m)?).count());
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
