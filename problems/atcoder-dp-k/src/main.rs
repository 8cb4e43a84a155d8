//! AtCoder Educational DP Contest K: Stones
//! <https://atcoder.jp/contests/dp/tasks/dp_k>
//!
//! Kind: Takes *
//! Game: one heap of K stones; take a number of them that is in the given set; who cannot move
//! loses.
//! Theorem: a position is an N-position exactly when one of its options is a P-position.
//! Checked by play: every set of takes within 1..=4, all K from the largest take to 12; 146 cases, bounds 12,4,4.

use itertools::Itertools;
use proconio::input;

/// The largest K: a larger one is a mistake in the input, not a reason to fill the memory.
const MAX: usize = 100_000;

fn main() {
    input! { n: u8, k: usize, takes: [usize; n] }
    assert!(k <= MAX, "K is {k}, more than {MAX}");
    assert!(!takes.contains(&0), "a take of 0 is not a move");
    let mut is_n_position = Vec::with_capacity(k + 1);
    for heap in 0..=k {
        let takes = takes.iter().filter(|&&take| take <= heap);
        is_n_position.push(takes.map(|take| is_n_position[heap - take]).contains(&false));
    }
    println!("{}", if is_n_position[k] { "First" } else { "Second" });
}
