//! Codeforces 603C: Lieges of Legendre
//! <https://codeforces.com/contest/603/problem/C>
//!
//! Kind: Splits and rows **
//! Game: take one cow from a heap, or make an even one of 2x > 0 into k of x; who takes the last cow wins.
//! Theorem: the value of a heap is the mex of that of the heap before and, for 2x, of that of k heaps of x.
//! For an even k, k equal heaps have the value 0, and heaps of 0, 1, 2, ... the values 0, 1, 2, 0, 1, 0, 1
//! and so on. For an odd k, k of x have that of x, and the values are 0, 1, 0, 1, 2; from there on 0 for odd
//! heaps, and 1 for 2x, or 2 where x has 1. Kevin, the first player, wins exactly when the nim-sum of the
//! values is not 0.
//! Checked by play: all one and two heaps of up to 40 with k = 1, to 12 with k up to 3, and to 8 with k up to 4;
//! 1084 cases, bounds 1,2,40 and 3,2,12 and 4,2,8.

use proconio::input;
use sg::nim_sum;

/// The Grundy value of a heap.
fn grundy(heap: usize, k: u64) -> u64 {
    match (k % 2, heap) {
        (0, 0..=2) => [0, 1, 2][heap],
        (1, 0..=4) => [0, 1, 0, 1, 2][heap],
        (0, _) if heap % 2 == 0 => 1,
        (1, _) if heap % 2 == 0 => 1 + u64::from(grundy(heap / 2, k) == 1),
        _ => 0,
    }
}

fn main() {
    input! { n: usize, k: u64, heaps: [usize; n] }
    let nim_sum = nim_sum(heaps.iter().map(|&heap| grundy(heap, k)));
    println!("{}", if nim_sum != 0 { "Kevin" } else { "Nicky" });
}
