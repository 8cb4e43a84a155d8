//! AtCoder `agc017_d`: Game on Tree
//! <https://atcoder.jp/contests/agc017/tasks/agc017_d>
//!
//! Kind: Graphs and trees **
//! Game (green Hackenbush): cut an edge of a tree, and the part without vertex 1 is gone; who cannot cut
//! loses.
//! Theorem (colon principle): the value of a vertex is the nim-sum of those of its children, each plus 1.
//! Alice, the first player, wins exactly when the value of vertex 1 is not 0.
//! Checked by play: every tree of 2 to 6 vertices in which each but vertex 1 hangs on one of smaller number; 153
//! cases, bounds 6.

use proconio::input;
use proconio::marker::Usize1;
use sg::hackenbush::grundy;

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    println!("{}", if grundy(n, &edges, 0) != 0 { "Alice" } else { "Bob" });
}
