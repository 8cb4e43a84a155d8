#![allow(unused_imports)]
use ac_library::*;
use itertools::*;
use proconio::{fastout, input, marker::*};
use std::cmp::*;
use std::collections::*;
use superslice::*;

#[fastout]
fn main() {
    input! {
        n: usize,
        q: usize,
        mut a: [u64; n],
        x: [u64; q],
    }
    a.sort();
    for x in x {
        println!("{} {}", a.lower_bound(&x), a.upper_bound(&x));
    }
}
