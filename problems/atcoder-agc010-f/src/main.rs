//! AtCoder `agc010_f`: Tree Game
//! <https://atcoder.jp/contests/agc010/tasks/agc010_f>
//!
//! Kind: Graphs and trees **
//! Game: stones and a piece on the vertices of a tree; take a stone from the vertex of the piece and move the piece to a
//! neighbour; who cannot take loses. With which starts Takahashi, the first player, wins is asked for.
//! Theorem: a move to a vertex with as many stones or more loses: the other goes back each time. So only moves to
//! fewer stones count, and from there back is one to more: a vertex is won exactly when a neighbour with fewer
//! stones, and without this vertex, is lost.
//! Checked by play: all trees of up to 4 vertices, in which each but the first hangs on one before it, with up to 3
//! stones each; 1680 cases, bounds 3,3.

use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, stones: [u64; n], edges: [(Usize1, Usize1); n - 1] }
    // Edges lead to fewer stones only: without cycles, the way back is not there.
    let mut fewer = vec![Vec::new(); n];
    for (a, b) in edges {
        if stones[a] != stones[b] {
            let (more, less) = if stones[a] > stones[b] { (a, b) } else { (b, a) };
            fewer[more].push(less);
        }
    }
    let mut wins = vec![false; n];
    for vertex in (0..n).sorted_unstable_by_key(|&vertex| stones[vertex]) {
        wins[vertex] = fewer[vertex].iter().any(|&less| !wins[less]);
    }
    println!("{}", (0..n).filter(|&vertex| wins[vertex]).map(|vertex| vertex + 1).join(" "));
}
