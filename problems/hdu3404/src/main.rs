//! HDU 3404: Switch lights
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3404>
//!
//! Kind: Coins that are turned ***
//! Game: switch a lamp (x, y) off; with it, as one likes, switch one before it in its row, and one before it in its
//! column, and if both then the fourth corner of that rectangle too; who cannot move loses.
//! Theorem: Conway's Tartan theorem: this is the product of a game in the row and one in the column, in which place
//! x has the Grundy value x, and a lamp has the nim product of x and y. lxhgww, the first player, wins exactly when
//! the nim-sum of the lamps is not 0.
//! Checked by play: all sets of lamps on 3 x 3 places, and on 2 x 5; 1575 cases, bounds 5.

use sg::io::{self, Input, Output};
use sg::NimProduct;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let product = NimProduct::new();
    for _ in 0..input.read::<u32>()? {
        let n = input.read()?;
        let nim_sum = input.fold(n, 0, |sum, (x, y)| sum ^ product.of(x, y))?;
        out.line(if nim_sum != 0 { "Have a try, lxhgww." } else { "Don't waste your time." });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
