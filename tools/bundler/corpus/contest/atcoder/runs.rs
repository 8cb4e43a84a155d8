use itertools::*;
use proconio::{input, marker::*};
use std::cmp::*;
use std::collections::*;
use superslice::*;

fn main() {
    input! {
        s: Chars,
    }
    let runs = s.iter().dedup_with_count().collect_vec();
    let longest = runs.iter().map(|&(k, _)| k).max().unwrap();
    println!("{} {}", runs.len(), longest);
    println!("{}", runs.iter().map(|(k, c)| format!("{}{}", c, k)).join(""));
}
