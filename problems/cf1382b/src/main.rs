//! Codeforces 1382B: Sequential Nim
//! <https://codeforces.com/contest/1382/problem/B>
//!
//! Kind: Nim and its kin *
//! Game: heaps in a row; take any number of stones from the first heap that is left; who cannot move loses.
//! Theorem: who comes to a heap of more than 1 wins: he takes all of it or leaves 1, as he likes to be the next or not.
//! Before the first such heap each takes a 1. So the first player wins exactly when the number of 1s before it is
//! even, or, if all heaps are 1, odd.
//! Checked by play: all up to 5 heaps of 1 to 3; 363 cases, bounds 5,3.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { t: usize, cases: [[u32]; t] }
    for heaps in cases {
        let ones = heaps.iter().take_while(|&&heap| heap == 1).count();
        let wins = (ones % 2 == 0) != (ones == heaps.len());
        println!("{}", if wins { "First" } else { "Second" });
    }
}
