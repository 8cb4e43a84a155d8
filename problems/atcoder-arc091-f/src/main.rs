//! AtCoder `arc091_d`: Strange Nim
//! <https://atcoder.jp/contests/arc091/tasks/arc091_d>
//!
//! Kind: Takes **
//! Game: of a heap that has x stones now, with its own number K, take 1 to floor(x / K); who cannot move loses.
//! Theorem: a heap of x has the Grundy value x / K where K divides x, and otherwise that of a heap of
//! x - floor(x / K) - 1: a move reaches floor(x / K) values in a row, of floor(x / K) + 1 that come round
//! again. Takahashi, the first player, wins exactly when the nim-sum of the values is not 0.
//! Checked by play: each one and two heaps of 1 to 12 stones with K up to 4 each; 2352 cases, bounds 12,4,2.

use proconio::input;
use sg::nim_sum;

/// The Grundy value of a heap of `x` with the number `k`: all steps of the same size at once.
fn grundy(mut x: u64, k: u64) -> u64 {
    while x % k != 0 {
        let step = x / k + 1;
        x -= (x % k + step - 1) / step * step;
    }
    x / k
}

fn main() {
    input! { n: usize, heaps: [(u64, u64); n] }
    let values = heaps.iter().map(|&(x, k)| grundy(x, k));
    println!("{}", if nim_sum(values) != 0 { "Takahashi" } else { "Aoki" });
}
