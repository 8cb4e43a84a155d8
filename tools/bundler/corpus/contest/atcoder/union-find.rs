use ac_library::*;
use itertools::*;
use proconio::{input, marker::*};
use std::collections::*;

fn main() {
    input! {
        (n, m): (usize, usize),
        edges: [(Usize1, Usize1); m],
    }
    let mut dsu = Dsu::new(n);
    for (a, b) in edges {
        dsu.merge(a, b);
    }
    let sizes = dsu.groups().iter().map(|g| g.len()).sorted().rev().collect_vec();
    println!("{}", sizes.iter().join(" "));
}
