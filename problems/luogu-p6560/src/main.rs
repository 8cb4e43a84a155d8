//! Luogu P6560: \[SBCOI2020\] 时光的流逝
//! <https://www.luogu.com.cn/problem/P6560>
//!
//! Kind: Graphs and trees **
//! Game: move a piece along the edges of a directed graph, which may have cycles; who brings it to vertex y
//! wins, who cannot move loses. Whether the first player wins, 1, or the second, -1, or neither, 0, is
//! asked for of each start and each y.
//! Theorem: y and the vertices without edges are lost for who moves next; a vertex with an edge to a lost one
//! is won, one whose edges all lead to won ones is lost, and all others are drawn.
//! Checked by play: each graph of 4 vertices without an edge from a vertex to itself, each start and y.

use proconio::marker::Usize1;
use proconio::{fastout, input};
use sg::loopy::Graph;

#[fastout]
fn main() {
    input! { n: usize, m: usize, q: usize, edges: [(Usize1, Usize1); m], pairs: [(Usize1, Usize1); q] }
    let graph = Graph::new(n, &edges);
    for pairs in pairs.chunks(64) {
        let mut lost = vec![0; n];
        for (game, &(_, y)) in pairs.iter().enumerate() {
            lost[y] |= 1 << game;
        }
        let outcomes = graph.outcomes(&lost);
        for (game, &(x, _)) in pairs.iter().enumerate() {
            let answer = match outcomes.of(x, game) {
                Some(true) => 1,
                None => 0,
                Some(false) => -1,
            };
            println!("{answer}");
        }
    }
}
