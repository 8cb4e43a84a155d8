use ac_library::{segtree::*, *};
use itertools::*;
use proconio::{input, marker::*};
use std::cmp::{max, min, Reverse};

fn main() {
    input! {
        n: usize,
        a: [usize; n],
    }
    let mut dp = Segtree::<Max<i64>>::new(200_001);
    for &x in &a {
        let best = max(0, dp.prod(..x));
        dp.set(x, best + 1);
    }
    println!("{}", dp.all_prod());
    let sums = Segtree::<Additive<usize>>::from(a.clone());
    println!("{}", sums.max_right(0, |&s| s <= 10));
}
