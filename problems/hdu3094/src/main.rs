//! HDU 3094: A Tree Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3094>
//!
//! Kind: Graphs and trees *
//! Game: green Hackenbush on a tree: cut an edge, and what is no longer connected to vertex 1 is gone; who cannot cut
//! loses.
//! Theorem: colon principle: the value of a vertex is the nim-sum of those of its children, each plus 1. Alice, the
//! first player, wins exactly when the value of vertex 1 is not 0.
//! Checked by play: all trees of up to 6 vertices, in which each but the first hangs on one before it; 154 cases,
//! bounds 6.

use sg::hackenbush::grundy;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    for _ in 0..input.read::<u32>()? {
        let n: usize = input.read()?;
        let edges = input.read_vec(n.saturating_sub(1))?;
        // There is no vertex 0, and nothing hangs on it.
        out.line(if grundy(n + 1, &edges, 1) != 0 { "Alice" } else { "Bob" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
