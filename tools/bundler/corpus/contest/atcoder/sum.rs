use itertools::*;
use proconio::{input, marker::*};
use std::cmp::*;
use std::collections::*;

fn main() {
    input! {
        n: usize,
        a: [i64; n],
    }
    println!("{}", a.iter().sum::<i64>());
}
