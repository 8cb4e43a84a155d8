//! HDU 1524: A Chess Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1524>
//! <http://poj.org/problem?id=2425>
//!
//! Kind: Graphs and trees *
//! Game: pieces on the vertices of a graph without cycles; move one along an edge; who cannot move loses.
//! Theorem: the Grundy value of a vertex is the mex of those that its edges lead to. The first player
//! wins exactly when the nim-sum of the pieces' values is not 0.
//! Checked by play: every graph on up to 4 vertices whose edges lead to later ones, with every one, two and three
//! pieces; 5794 cases, bounds 4,1,3.

use sg::grundy::dag;
use sg::io::{self, Input, Output};
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(n) = input.next::<u32>()? {
        let mut options = Vec::new();
        for _ in 0..n {
            let edges = input.read()?;
            options.push(input.read_vec(edges)?);
        }
        let values = dag(&options).expect("a graph without cycles");
        while let Some(pieces) = input.next()?.filter(|&pieces| pieces > 0) {
            let nim_sum = input.fold(pieces, 0, |sum, vertex: usize| sum ^ values[vertex])?;
            out.line(if nim_sum != 0 { "WIN" } else { "LOSE" });
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
