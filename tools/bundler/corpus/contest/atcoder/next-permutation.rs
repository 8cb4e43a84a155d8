use itertools::*;
use proconio::{input, marker::*};
use std::cmp::{max, min, Reverse};
use superslice::*;

fn main() {
    input! {
        n: usize,
        c: [[usize; n]; n],
    }
    let mut order = (0..n).collect_vec();
    let mut best = usize::MAX;
    loop {
        let cost = order.iter().tuple_windows().map(|(&i, &j)| c[i][j]).sum();
        best = min(best, cost);
        if !order.next_permutation() {
            break;
        }
    }
    println!("{}", best);
}
