//! CSES 1099: Stair Game
//! <https://cses.fi/problemset/task/1099>
//!
//! Kind: Nim and its kin **
//! Game (staircase Nim): move any number of balls from a stair other than the first to the one below; who
//! cannot move loses.
//! Theorem: the stairs of even number are the heaps of Nim: balls that come from an odd one can be moved
//! on at once. The first player wins exactly when their nim-sum is not 0.
//! Checked by play: all stairs of up to 4 with up to 3 balls each; 340 cases, bounds 3,4.

use itertools::Itertools;
use proconio::{fastout, input};
use sg::nim_sum;

#[fastout]
fn main() {
    input! { t: usize, tests: [[u32]; t] }
    let wins = |stairs: &Vec<u32>| nim_sum(stairs.iter().skip(1).step_by(2).copied()) != 0;
    println!("{}", tests.iter().map(|test| if wins(test) { "first" } else { "second" }).join("\n"));
}
