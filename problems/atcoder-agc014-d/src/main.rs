//! AtCoder `agc014_d`: Black and White Tree
//! <https://atcoder.jp/contests/agc014/tasks/agc014_d>
//!
//! Kind: Graphs and trees **
//! Game: Takahashi, the first player, paints a vertex of a tree white, Aoki one black, by turns, until all are painted.
//! Takahashi wins if there is a white vertex then without a black neighbour.
//! Theorem: Aoki wins exactly when the tree falls into pairs of neighbours: he paints the other of a pair. Otherwise,
//! Takahashi paints the neighbour of a leaf, and Aoki must paint that leaf, as it would be white else with no black
//! neighbour. What is left does not fall into pairs either. In the end there is a vertex alone, all whose
//! neighbours are white. Pairs are made from the leaves on: who has no pair yet makes one with its parent.
//! Checked by play: all trees of up to 7 vertices; 873 cases, bounds 7.

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    let mut neighbours = vec![Vec::new(); n];
    for (a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let (mut parents, mut order) = (vec![n; n], vec![0]);
    for i in 0..n {
        for &child in &neighbours[order[i]] {
            if child != parents[order[i]] {
                parents[child] = order[i];
                order.push(child);
            }
        }
    }
    // The place behind the last vertex is the parent of the root, which is in no pair.
    let mut is_paired = vec![false; n];
    is_paired.push(true);
    let falls_into_pairs = order.into_iter().rev().all(|vertex| {
        let can_be = is_paired[vertex] || !is_paired[parents[vertex]];
        if !is_paired[vertex] {
            is_paired[parents[vertex]] = true;
        }
        can_be
    });
    println!("{}", if falls_into_pairs { "Second" } else { "First" });
}
