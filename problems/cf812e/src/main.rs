//! Codeforces 812E: Sagheer and Apple Tree
//! <https://codeforces.com/contest/812/problem/E>
//!
//! Kind: Graphs and trees **
//! Game: apples on the vertices of a tree whose leaves all have depths of one parity; eat some from a leaf, or move some
//! from another vertex to a child; who cannot move loses. Sagheer, the second player, swaps the apples of two vertices
//! before; in how many ways he can do so and win is asked for.
//! Theorem: staircase Nim: the vertices whose depth has the parity of the leaves are the heaps. He wins exactly when
//! their nim-sum x is 0 after the swap: by a swap of a heap and another vertex whose apples have the nim-sum x, or, if
//! x is 0, by any swap of two heaps or of two others.
//! Checked by play: all such trees of up to 4 vertices with 1 to 2 apples each; 76 cases, bounds 3,2.

use itertools::Itertools;
use proconio::{input, marker::Usize1};
use sg::nim_sum;

fn main() {
    input! { n: usize, apples: [u64; n], parents: [Usize1; n - 1] }
    let children = parents.into_iter().zip(1..).into_group_map();
    let mut levels = vec![vec![0]];
    while let Some(level) = levels.last().filter(|level| !level.is_empty()) {
        let below = level.iter().flat_map(|vertex| children.get(vertex).into_iter().flatten());
        levels.push(below.copied().collect());
    }
    assert!(levels.iter().map(Vec::len).sum::<usize>() == n, "not all hangs on the root");
    // From the deepest leaves upwards, behind which is an empty level.
    let every_other = |from: usize| levels.iter().rev().skip(from).step_by(2).flatten();
    let [heaps, others] = [1, 2].map(|from| every_other(from).map(|&v| apples[v]).collect_vec());
    let x = nim_sum(heaps.iter().copied());
    let pairs = |all: &[u64]| (all.len() * all.len().saturating_sub(1) / 2) as u64;
    let same_side = if x == 0 { pairs(&heaps) + pairs(&others) } else { 0 };
    let counts = others.iter().counts();
    let across: usize = heaps.iter().filter_map(|heap| counts.get(&(heap ^ x))).sum();
    println!("{}", same_side + across as u64);
}
