//! Codeforces 1451F: Nullify The Matrix
//! <https://codeforces.com/contest/1451/problem/F>
//!
//! Kind: Boards ***
//! Game: choose a number of a matrix that is not 0, and a place that is neither above it nor left of it, the
//! number's own perhaps; make the number smaller, and each other one on some shortest way between the two
//! smaller or larger as one likes, or leave it; who cannot move loses.
//! Theorem: Jeel, the second player, wins exactly when each diagonal from the lower left to the upper right
//! has the nim-sum 0. A way meets each diagonal at most once, so that a move changes the nim-sum of the one
//! where it starts. And where some are not 0, start on the first of these as in Nim, which makes it 0, and go
//! on to the last in any way, where each number can be made what its diagonal needs.
//! Checked by play: all matrices of up to 2 x 2 with numbers of up to 3, of up to 1 x 4 and 4 x 1 of up to 3, and
//! of up to 3 x 3 of up to 1, where no number may become larger than the least power of two above all, less one;
//! 1572 cases, bounds 4.

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
