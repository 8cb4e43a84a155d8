//! Codeforces 1363C: Game On Leaves
//! <https://codeforces.com/contest/1363/problem/C>
//!
//! Kind: Graphs and trees *
//! Game: take a vertex of a tree away that has at most one neighbour; who takes the vertex x away wins.
//! Theorem: if x has at most one neighbour, Ayush, the first player, takes it. Else nobody takes the last vertex but one on
//! a side of x that would leave it one neighbour, until x and two others are left: who comes to these three loses. So
//! Ayush wins exactly when the number of vertices is even.
//! Checked by play: all trees of up to 6 vertices, in which each but the first hangs on one before it, each x; 873
//! cases, bounds 6.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, x: usize, edges: [[usize; 2]; n - 1] }
        let neighbours = edges.iter().filter(|edge| edge.contains(&x)).count();
        println!("{}", if neighbours <= 1 || n % 2 == 0 { "Ayush" } else { "Ashish" });
    }
}
