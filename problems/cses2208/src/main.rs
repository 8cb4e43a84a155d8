//! CSES 2208: Another Game
//! <https://cses.fi/problemset/task/2208>
//!
//! Kind: Nim and its kin *
//! Game: take one coin from each of any heaps, at least one of them; who takes the last coin wins.
//! Theorem: the first player wins exactly when some heap is odd, by making all even: from there every move
//! makes one odd.
//! Checked by play: all positions of up to 4 heaps of 1 to 5; 780 cases, bounds 5,4.

use itertools::Itertools;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { t: usize, tests: [[u32]; t] }
    let wins = |heaps: &Vec<u32>| heaps.iter().any(|heap| heap % 2 == 1);
    println!("{}", tests.iter().map(|test| if wins(test) { "first" } else { "second" }).join("\n"));
}
