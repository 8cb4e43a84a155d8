//! Codeforces 1498F: Christmas Game
//! <https://codeforces.com/contest/1498/problem/F>
//!
//! Kind: Graphs and trees **
//! Game: presents on the vertices of a tree; move some from one vertex to its k-th ancestor; who cannot move loses.
//! The winner is asked for with each vertex as the root.
//! Theorem: staircase Nim, with floor(depth / k) as the stair: presents on the odd ones are the heaps, as those that
//! come from an even one can be moved on at once. Alice, the first player, wins exactly when their nim-sum is not 0.
//! The nim-sums of all depths modulo 2 k, first below each vertex, then of the whole tree, come from one to the next.
//! Checked by play: all trees of 3 and 4 vertices, in which each but the first hangs on one before it, with up to 2
//! presents each and 6 in all, k up to 3; 1530 cases, bounds 2,3,2.

use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, k: usize, edges: [(Usize1, Usize1); n - 1], presents: [u32; n] }
    let mut neighbours = vec![Vec::new(); n];
    for (a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    // Each vertex with its parent, parents first; the root, without one, is its own.
    let mut order = vec![(0, 0)];
    for i in 0..n {
        let (vertex, parent) = order[i];
        let children = neighbours[vertex].iter().filter(|&&child| child != parent);
        order.extend(children.map(|&child| (child, vertex)));
    }
    let period = 2 * k;
    // By vertex and depth below it.
    let mut sums = vec![vec![0; period]; n];
    for (sums, present) in sums.iter_mut().zip(presents) {
        sums[0] = present;
    }
    for &(vertex, parent) in order[1..].iter().rev() {
        for depth in 0..period {
            sums[parent][(depth + 1) % period] ^= sums[vertex][depth];
        }
    }
    for &(vertex, parent) in &order[1..] {
        let below = sums[vertex].clone();
        for depth in 0..period {
            let from_parent = (depth + period - 1) % period;
            let twice = below[(from_parent + period - 1) % period];
            sums[vertex][depth] ^= sums[parent][from_parent] ^ twice;
        }
    }
    let wins = |sums: &Vec<u32>| u8::from(sums[k..].iter().fold(0, |all, sum| all ^ sum) != 0);
    println!("{}", sums.iter().map(wins).join(" "));
}
