use itertools::*;
use proconio::{input, marker::*};
use std::cmp::*;
use std::collections::*;
use std::iter::*;

fn main() {
    input! {
        n: usize,
        a: [(usize, char); n],
    }
    let groups = a.iter().map(|&(x, c)| (c, x)).into_group_map();
    for (c, x) in groups.iter().sorted() {
        let (low, high) = x.iter().minmax().into_option().unwrap();
        println!("{} {} {} {}", c, x.len(), low, high);
    }
    let (even, odd): (Vec<_>, Vec<_>) = a.iter().partition_map(|&(x, _)| {
        if x % 2 == 0 { Either::Left(x) } else { Either::Right(x) }
    });
    println!("{}", even.iter().interleave(&odd).join(","));
    println!("{}", successors(Some(n), |&x| (x > 1).then(|| x / 2)).join(">"));
}
