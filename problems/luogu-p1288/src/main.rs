//! Luogu P1288: 取数游戏 II
//! <https://www.luogu.com.cn/problem/P1288>
//!
//! Kind: Graphs and trees *
//! Game: numbers on the edges of a ring, at least one of them 0, and a piece on a vertex; make the number of an edge at
//! the piece smaller, and go along it; who cannot move loses, as 0 is no smaller.
//! Theorem: the first player wins exactly when in one direction the number of edges before the first 0 is odd: he goes
//! there and makes each edge 0 behind him, so that nobody goes back. If both are even, so does the other.
//! Checked by play: all rings of 3 and 4 edges with numbers up to 2, and of 5 with up to 1; 115 cases, bounds 2,2
//! and 3,1.

use proconio::input;

fn main() {
    input! { n: usize, edges: [u32; n] }
    assert!(edges.contains(&0), "no edge is 0");
    let after = edges.iter().take_while(|&&edge| edge > 0).count();
    let before = edges.iter().rev().take_while(|&&edge| edge > 0).count();
    println!("{}", if after % 2 == 1 || before % 2 == 1 { "YES" } else { "NO" });
}
