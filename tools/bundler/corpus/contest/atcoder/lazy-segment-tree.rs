use ac_library::*;
use itertools::*;
use proconio::{input, marker::*};
use std::collections::*;

struct AddMax;

impl MapMonoid for AddMax {
    type M = Max<i64>;
    type F = i64;
    fn identity_map() -> i64 {
        0
    }
    fn mapping(f: &i64, x: &i64) -> i64 {
        f + x
    }
    fn composition(f: &i64, g: &i64) -> i64 {
        f + g
    }
}

fn main() {
    input! {
        w: usize,
        n: usize,
        bricks: [(Usize1, usize, i64); n],
    }
    let mut seg = LazySegtree::<AddMax>::from(vec![0; w]);
    for (l, r, x) in bricks {
        seg.apply_range(l..r, x);
        println!("{}", seg.all_prod());
    }
    println!("{}", (0..w).map(|i| seg.get(i)).join(" "));
}
