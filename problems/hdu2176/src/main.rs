//! HDU 2176: 取(m堆)石子游戏
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2176>
//!
//! Kind: Nim and its kin *
//! Game (Nim): take any number of stones from one of m heaps; who takes the last stone wins. All first
//! moves that win are asked for.
//! Theorem (Bouton): the first player wins exactly when the nim-sum of the heaps is not 0, by leaving
//! s xor nim-sum in a heap of s where that is less than s.
//! Checked by play: all positions of up to 3 heaps <= 5, and of 4 <= 3; 514 cases, bounds 5,3 and 3,4.

use sg::io::{self, Input, Output};
use sg::nim::{winning_moves, Move};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(m) = input.next()? {
        if m == 0 {
            break;
        }
        let heaps = input.read_vec(m)?;
        let mut moves = winning_moves(&heaps).peekable();
        out.line(if moves.peek().is_some() { "Yes" } else { "No" });
        for Move { heap, leave } in moves {
            out.print(heaps[heap]);
            out.print(' ');
            out.line(leave);
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
