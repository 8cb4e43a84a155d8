//! HackerRank poker-nim-1: Poker Nim
//! <https://www.hackerrank.com/challenges/poker-nim-1>
//!
//! Kind: Nim and its kin *
//! Game: Nim, in which each player may also add any number of chips to a pile, up to k times to each; who takes the last
//! chip wins.
//! Theorem: it is as in Nim: who would win that answers what is added by taking it away again, which the other can do
//! only so often. The first player wins exactly when the nim-sum of the piles is not 0.
//! Checked by play: all lists of up to 2 piles of up to 4 chips with k up to 3, and of 3 piles of up to 2 with k =
//! 1, where no pile gets more than 4 chips; 68 cases, bounds 2,4,3.

use proconio::{fastout, input};
use sg::nim_sum;

#[fastout]
fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, _k: u64, piles: [u64; n] }
        println!("{}", if nim_sum(piles) != 0 { "First" } else { "Second" });
    }
}
