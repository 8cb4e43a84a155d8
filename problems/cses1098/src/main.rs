//! CSES 1098: Nim Game II
//! <https://cses.fi/problemset/task/1098>
//!
//! Kind: Nim and its kin *
//! Game (bounded Nim): take 1, 2 or 3 sticks from one heap; who takes the last stick wins.
//! Theorem: a heap of x has the Grundy value x mod 4. The first player wins exactly when the nim-sum of the
//! values is not 0.
//! Checked by play: all positions of up to 4 heaps of 1 to 6; 1554 cases, bounds 6,4.

use itertools::Itertools;
use proconio::{fastout, input};
use sg::bounded_nim::grundy;
use sg::nim_sum;

#[fastout]
fn main() {
    input! { t: usize, tests: [[u64]; t] }
    let wins = |heaps: &Vec<u64>| nim_sum(heaps.iter().map(|&heap| grundy(heap, 3))) != 0;
    println!("{}", tests.iter().map(|test| if wins(test) { "first" } else { "second" }).join("\n"));
}
