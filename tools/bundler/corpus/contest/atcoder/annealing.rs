use itertools::*;
use proconio::{input, marker::*};
use rand::prelude::*;
use rand_pcg::*;
use std::collections::*;

fn main() {
    input! {
        n: usize,
        a: [i64; n],
    }
    // Split into two halves of nearly the same sum.
    let total = a.iter().sum::<i64>();
    let mut rng = Pcg64Mcg::new(890482);
    let mut left = vec![false; n];
    let mut sum = 0;
    let mut best = total;
    for _ in 0..20_000 {
        let i = rng.random_range(0..n);
        let new = if left[i] { sum - a[i] } else { sum + a[i] };
        let worse = (total - 2 * new).abs() > (total - 2 * sum).abs();
        if !worse || rng.random_bool(0.1) {
            left[i] ^= true;
            sum = new;
        }
        best = best.min((total - 2 * sum).abs());
    }
    println!("{}", best);
}
