use ac_library::*;
use itertools::*;
use proconio::{input, marker::*};
use std::collections::*;
type Mint = ModInt998244353;

fn main() {
    input! {
        n: usize,
        k: usize,
        a: [usize; n],
    }
    let mut dp = vec![Mint::new(0); k + 1];
    dp[0] = Mint::new(1);
    for (&a, x) in a.iter().cartesian_product(1..=k).sorted_by_key(|t| t.1) {
        if x >= a {
            let add = dp[x - a];
            dp[x] += add;
        }
    }
    println!("{}", dp[k]);
    println!("{}", dp[k] / Mint::new(2) + 3);
}
