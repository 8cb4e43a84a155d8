//! AtCoder `agc033_c`: Removing Coins
//! <https://atcoder.jp/contests/agc033/tasks/agc033_c>
//!
//! Kind: Graphs and trees **
//! Game: a coin on each vertex of a tree; choose a vertex with coins and take them away, and move all other coins one step
//! towards it; who cannot move loses.
//! Theorem: coins are on a smaller tree then. Its longest path has one vertex less if the chosen one is an end of the
//! longest path, else two less, and either can be done, but of a path of one vertex, and of two, one is left: so it
//! is a heap of which 1 or 2 are taken, where one of 2 vertices is lost. The first player loses exactly when the
//! longest path has 2 vertices modulo 3.
//! Checked by play: all trees of up to 6 vertices, in which each but the first hangs on one before it; 154 cases,
//! bounds 6.

use proconio::{input, marker::Usize1};

/// The last vertex that is reached from `start`, and how many vertices are on the way.
fn farthest(neighbours: &[Vec<usize>], start: usize) -> (usize, usize) {
    let mut reached = vec![(start, start, 1)];
    for i in 0..neighbours.len() {
        let (vertex, from, length) = reached[i];
        let others = neighbours[vertex].iter().filter(|&&other| other != from);
        reached.extend(others.map(|&other| (other, vertex, length + 1)));
    }
    let (last, _, length) = reached[neighbours.len() - 1];
    (last, length)
}

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    let mut neighbours = vec![Vec::new(); n];
    for (a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let (end, _) = farthest(&neighbours, 0);
    let (_, longest) = farthest(&neighbours, end);
    println!("{}", if longest % 3 == 2 { "Second" } else { "First" });
}
