//! JUDGE 0000: Title
//! <https://judge.example/0000>
//!
//! Kind: Others *
//! Game: what a move is, and who wins.
//! Theorem: the Grundy value of a heap. The first player wins exactly when the nim-sum is not 0.
//! Checked by play: all positions of up to 3 heaps of up to 6; 400 cases, bounds 6,3.

use itertools::Itertools;
use proconio::{fastout, input};
use sg::nim_sum;

fn grundy(heap: u64) -> u64 {
    heap
}

#[fastout]
fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let values = heaps.into_iter().map(grundy).collect_vec();
        let winner = if nim_sum(values.iter().copied()) != 0 { "First" } else { "Second" };
        println!("{winner} {}", values.iter().join(" "));
    }
}
