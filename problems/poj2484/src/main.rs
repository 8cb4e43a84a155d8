//! POJ 2484: A Funny Game
//! <http://poj.org/problem?id=2484>
//!
//! Kind: Splits and rows *
//! Game (Kayles on a ring): n coins in a ring; take one, or two that are neighbours and were from the
//! beginning; who takes the last coin wins.
//! Theorem: Bob, the second player, wins exactly when n > 2: the first move leaves a row, of which he takes
//! the middle, and then answers each move in one half by the same in the other.
//! Checked by play: all rings of 1 to 12 coins; 12 cases, bounds 12.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(n) = input.next::<u32>()? {
        if n == 0 {
            break;
        }
        out.line(if n > 2 { "Bob" } else { "Alice" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
