//! Codeforces 1451F: Nullify The Matrix
//! <https://codeforces.com/contest/1451/problem/F>
//!
//! Game: choose a number of a matrix that is not 0 and make it smaller; then, along some shortest way from it
//! to a place to the right, below, or both, make each other number smaller or larger as one likes; who
//! cannot move loses.
//! Theorem: Jeel, the second player, wins exactly when each diagonal from the lower left to the upper right
//! has the nim-sum 0. A way meets each of them once: a move changes that of the first, and from the first
//! whose nim-sum is not 0 a way can make all 0.
//! Checked by play: all matrices of up to 2 x 2 with numbers of up to 3, of 1 x 4 and 4 x 1 of up to 3, and
//! of 2 x 3, 3 x 2 and 3 x 3 of up to 1, where no number may become larger than that.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { t: u32 }
    for _ in 0..t {
        input! { n: usize, m: usize, rows: [[u32; m]; n] }
        let mut nim_sums = vec![0; n + m];
        for (i, row) in rows.iter().enumerate() {
            for (j, number) in row.iter().enumerate() {
                nim_sums[i + j] ^= number;
            }
        }
        println!("{}", if nim_sums.iter().any(|&sum| sum != 0) { "Ashish" } else { "Jeel" });
    }
}
