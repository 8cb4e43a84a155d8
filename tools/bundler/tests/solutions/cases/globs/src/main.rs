//! Begins as many do at AtCoder, and uses only one of the globs.
use itertools::*;
use std::collections::*;

fn main() {
    let set: BTreeSet<u32> = vec![1, 2].into_iter().collect();
    println!("{}", set.len());
}
