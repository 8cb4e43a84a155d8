//! bounded-nim: Bash's game and Nim in one
//! (no judge)
//!
//! Kind: Nim and its kin *
//! Game: take 1 to k stones from one heap; who takes the last stone wins.
//! Theorem: a heap of s has the Grundy value s mod (k + 1). A, the first player, wins exactly when
//! the nim-sum of the values is not 0.
//! Checked by play: all positions of up to 3 heaps of up to 7, k from 1 to 8; 4680 cases, bounds 7,3.

use proconio::{fastout, input, read_value};
use sg::{bounded_nim, nim_sum};

#[fastout]
fn main() {
    input! { t: u64 }
    for _ in 0..t {
        input! { n: u64, k: u64 }
        let nim_sum = nim_sum((0..n).map(|_| bounded_nim::grundy(read_value!(u64), k)));
        println!("{}", if nim_sum != 0 { "A" } else { "B" });
    }
}
