//! Codeforces 768E: Game of Stones
//! <https://codeforces.com/contest/768/problem/E>
//!
//! Kind: Nim and its kin **
//! Game: Nim, in which no number may be taken from the same heap twice; who cannot move loses. Sam moves first; YES
//! where Jon, the second player, wins.
//! Theorem: a heap of s has the Grundy value k, the largest with 1 + 2 + ... + k <= s: seen for each heap that there
//! may be. It cannot be more, as no play in the heap is longer.
//! Checked by play: all one and two heaps of up to 24; 324 cases, bounds 24,2. And all up to 60 beside one of each
//! value.

use proconio::input;
use sg::nim_sum;

fn main() {
    input! { n: usize, heaps: [u64; n] }
    let value = |s: u64| (1..=s).take_while(|k| k * (k + 1) / 2 <= s).last().unwrap_or(0);
    println!("{}", if nim_sum(heaps.into_iter().map(value)) == 0 { "YES" } else { "NO" });
}
