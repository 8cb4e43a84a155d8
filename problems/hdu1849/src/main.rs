//! HDU 1849: Rabbit and Grass
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1849>
//!
//! Kind: Nim and its kin *
//! Game (Nim): m pieces on a row of places, counted from 0; move one to the left, to any place; who cannot
//! move loses.
//! Theorem (Bouton): places are heaps, of which a move takes any number. Rabbit, the first player, wins
//! exactly when their nim-sum is not 0.
//! Checked by play: all positions of up to 3 pieces on 8 places; 584 cases, bounds 7,3.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(m) = input.next()? {
        if m == 0 {
            break;
        }
        let nim_sum = input.fold(m, 0, |sum, place: u32| sum ^ place)?;
        out.line(if nim_sum != 0 { "Rabbit Win!" } else { "Grass Win!" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
