use itertools::*;
use ordered_float::*;
use proconio::{input, marker::*};
use std::cmp::*;
use std::collections::*;

fn main() {
    input! {
        n: usize,
        p: [(f64, f64); n],
    }
    let dist = |i: usize, j: usize| (p[i].0 - p[j].0).hypot(p[i].1 - p[j].1);
    let far = (0..n).tuple_combinations().map(|(i, j)| OrderedFloat(dist(i, j))).max().unwrap();
    println!("{:.6}", far);
    let mut near = BinaryHeap::new();
    for i in 1..n {
        near.push((Reverse(OrderedFloat(dist(0, i))), i));
    }
    println!("{}", near.pop().unwrap().1);
}
