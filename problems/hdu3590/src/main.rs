//! HDU 3590: PP and QQ
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3590>
//!
//! Kind: Misère play
//! Game (misère): green Hackenbush on trees: cut an edge, and what is no longer connected to vertex 1 of its tree is
//! gone; who cannot cut wins.
//! Theorem: each branch at a root is a heap of misère Nim, of its value by the colon principle: PP, the first player, wins
//! exactly when the nim-sum is not 0 and some branch has more than 1, or the nim-sum is 0 and none has. Play within
//! the branches can also make a value larger, but the answer that makes it as it was is there then, and no branch
//! vanishes but by a cut of its lowest edge. A whole tree is not one heap: of two branches of two edges the value is 0.
//! Checked by play: all up to 2 trees of up to 4 vertices, and one of up to 6.

use sg::hackenbush::grundy;
use sg::io::{self, Input, Output};
use sg::nim;
use std::process::ExitCode;

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    while let Some(trees) = input.next::<u32>()? {
        let mut branches = Vec::new();
        for _ in 0..trees {
            let n: usize = input.read()?;
            let edges: Vec<(usize, usize)> = input.read_vec(n.saturating_sub(1))?;
            let (at_root, above): (Vec<_>, Vec<_>) =
                edges.into_iter().partition(|&(a, b)| a == 1 || b == 1);
            branches.extend(at_root.iter().map(|(a, b)| grundy(n + 1, &above, a + b - 1) + 1));
        }
        out.line(if nim::next_player_wins_misere(&branches) { "PP" } else { "QQ" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
