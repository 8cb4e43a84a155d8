//! CSES 1730: Nim Game I
//! <https://cses.fi/problemset/task/1730>
//!
//! Kind: Nim and its kin *
//! Game (Nim): take any number of sticks from one heap; who takes the last stick wins.
//! Theorem (Bouton): the first player wins exactly when the nim-sum of the heaps is not 0.
//! Checked by play: all positions of up to 4 heaps of 1 to 5; 780 cases, bounds 5,4.

use itertools::Itertools;
use proconio::{fastout, input};
use sg::nim_sum;

#[fastout]
fn main() {
    input! { t: usize, tests: [[u32]; t] }
    let wins = |heaps: &Vec<u32>| nim_sum(heaps.iter().copied()) != 0;
    println!("{}", tests.iter().map(|test| if wins(test) { "first" } else { "second" }).join("\n"));
}
