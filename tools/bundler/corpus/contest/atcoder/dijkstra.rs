use itertools::*;
use proconio::{input, marker::*};
use std::cmp::*;
use std::collections::*;

const INF: u64 = 1 << 60;

fn main() {
    input! {
        n: usize,
        m: usize,
        e: [(Usize1, Usize1, u64); m],
    }
    let mut g = vec![vec![]; n];
    for (a, b, c) in e {
        g[a].push((b, c));
        g[b].push((a, c));
    }
    let mut d = vec![INF; n];
    let mut q = BinaryHeap::new();
    d[0] = 0;
    q.push((Reverse(0), 0));
    while let Some((Reverse(x), v)) = q.pop() {
        if d[v] < x {
            continue;
        }
        for &(w, c) in &g[v] {
            if d[w] > x + c {
                d[w] = x + c;
                q.push((Reverse(x + c), w));
            }
        }
    }
    println!("{}", d.iter().join(" "));
}
