//! POJ 3710: Christmas Game
//! <http://poj.org/problem?id=3710>
//!
//! Kind: Graphs and trees ***
//! Game (green Hackenbush): graphs, each with its vertex 1 on the ground; cut an edge, and what is no
//! longer connected to the ground is gone; who cannot cut loses.
//! Theorem (fusion and colon principles): vertices on a cycle count as one, each edge between them as a
//! loop of value 1, and a branch as the value at its end plus 1. Sally, the first player, wins exactly
//! when the nim-sum of the values at the ground is not 0.
//! Checked by play: every graph on 4 vertices that is connected, with up to two edges between any
//! two and up to 7 in all, and each again beside one branch: more than the statement allows.

use sg::hackenbush::grundy;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(n) = input.next::<u32>()? {
        let mut nim_sum = 0;
        for _ in 0..n {
            // Vertex 0 is not connected with any.
            let (vertices, edges) = input.read::<(usize, usize)>()?;
            nim_sum ^= grundy(vertices + 1, &input.read_vec(edges)?, 1);
        }
        out.line(if nim_sum != 0 { "Sally" } else { "Harry" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
