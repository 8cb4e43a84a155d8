use ac_library::*;
use itertools::*;
use proconio::{input, marker::*};
use std::collections::*;

fn main() {
    input! {
        s: String,
    }
    let sa = suffix_array(&s);
    let lcp = lcp_array(&s, &sa);
    let n = s.len();
    println!("{}", n * (n + 1) / 2 - lcp.iter().sum::<usize>());
    println!("{}", z_algorithm(&s).iter().join(" "));
    let (x, m) = crt(&[2, 3], &[5, 7]);
    println!("{} {} {}", x, m, floor_sum(5, 4, 3, 2));
}
