use fixedbitset::*;
use itertools::*;
use proconio::{input, marker::*};
use smallvec::*;
use std::collections::*;

fn main() {
    input! {
        n: usize,
        t: usize,
        a: [usize; n],
    }
    let mut reached = FixedBitSet::with_capacity(t + 1);
    reached.insert(0);
    for &x in &a {
        let new: SmallVec<[usize; 16]> = reached.ones().map(|s| s + x).filter(|&s| s <= t).collect();
        reached.extend(new);
    }
    println!("{}", reached.ones().join(" "));
    let choices = a.iter().powerset().filter(|c| c.iter().copied().sum::<usize>() == t);
    println!("{}", choices.count());
}
