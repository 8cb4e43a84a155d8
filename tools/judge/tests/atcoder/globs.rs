//! A preamble that takes in all of everything, as many have it.

use ac_library::*;
use fixedbitset::*;
use itertools::*;
use num_integer::*;
use num_traits::*;
use proconio::{marker::*, *};
use rustc_hash::*;
use superslice::*;

#[fastout]
fn main() {
    input! { n: usize, m: usize, mut a: [u64; n], edges: [(Usize1, Usize1); m] }
    a.sort();
    let mut graph = Dsu::new(n);
    let mut seen = FixedBitSet::with_capacity(n);
    for (u, v) in edges {
        graph.merge(u, v);
        seen.insert(u);
    }
    let kinds: FxHashSet<u64> = a.iter().copied().collect();
    let divisor = a.iter().fold(u64::zero(), |all, x| all.gcd(x));
    println!("{} {} {}", graph.groups().len(), seen.count_ones(..), kinds.len());
    println!("{} {}", divisor, a.lower_bound(&6));
    println!("{}", a.iter().tuple_windows().map(|(x, y)| y - x).join(" "));
}
