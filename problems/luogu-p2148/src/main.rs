//! Luogu P2148: \[SDOI2009\] E&D
//! <https://www.luogu.com.cn/problem/P2148>
//!
//! Kind: Splits and rows ***
//! Game: pairs of heaps; take one heap of a pair away and split the other into two that are not empty, the
//! new pair; who cannot split loses.
//! Theorem: a pair of x and y has as its Grundy value the number of ones at the end of (x - 1) or (y - 1) in
//! binary. For a split of x into a and b leaves t exactly where x - 1, which is (a - 1) + (b - 1) + 1, has
//! the bit 2^t: if (a - 1) or (b - 1) ends with just t ones, what is below that bit adds up to one of 2^t - 1
//! to 2^(t + 1) - 2, and to any of these it can. The first player wins exactly when the nim-sum of the values
//! is not 0.
//! Checked by play: all one and two pairs of heaps of 1 to 6, and one pair of heaps of up to 12; 1440 cases, bounds
//! 6,2 and 12,1.

use proconio::{fastout, input};
use sg::nim_sum;

#[fastout]
fn main() {
    input! { t: u32 }
    for _ in 0..t {
        input! { n: usize, pairs: [(u64, u64); n / 2] }
        let values = pairs.iter().map(|(x, y)| ((x - 1) | (y - 1)).trailing_ones());
        println!("{}", if nim_sum(values) != 0 { "YES" } else { "NO" });
    }
}
