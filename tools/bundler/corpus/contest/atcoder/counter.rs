use itertools::{iproduct, Itertools};
use maplit::*;
use proconio::{input, marker::*};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::*;

fn main() {
    input! {
        n: usize,
        s: [String; n],
    }
    let points = hashmap! { "red" => 3, "green" => 2, "blue" => 1 };
    let mut count: FxHashMap<&str, usize> = FxHashMap::default();
    for s in &s {
        *count.entry(s.as_str()).or_insert(0) += 1;
    }
    for (name, k) in count.iter().sorted_by_key(|&(name, &k)| (std::cmp::Reverse(k), *name)) {
        println!("{} {} {}", name, k, points.get(name).copied().unwrap_or(0) * k);
    }
}
