use itertools::*;
use num_integer::*;
use num_traits::*;
use proconio::{input, marker::*};
use std::cmp::*;
use std::collections::*;

fn main() {
    input! {
        n: usize,
        a: [u64; n],
    }
    let g = a.iter().fold(0, |g, &x| gcd(g, x));
    let l = a.iter().fold(1, |l, &x| lcm(l, x));
    println!("{} {}", g, l);
    println!("{} {}", l.sqrt(), div_ceil(a[0], 7));
    println!("{}", pow(a[0], 3));
    println!("{}", 17.mod_floor(&5) + (-17).mod_floor(&5));
}
