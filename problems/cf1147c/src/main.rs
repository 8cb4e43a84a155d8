//! Codeforces 1147C: Thanos Nim
//! <https://codeforces.com/contest/1147/problem/C>
//!
//! Kind: Nim and its kin **
//! Game: an even number n of heaps; take any number of stones from each of exactly n / 2 of them, which may differ; who
//! cannot move loses.
//! Theorem: Alice, the first player, loses exactly when more than half of the heaps have the least size. Then a move
//! takes from one of these, and what is the least now, at most the n / 2 heaps of that move have. Otherwise at least n / 2
//! heaps have more, and she takes n / 2 of them down to the least size. Where the least is 0 that many heaps are empty, so
//! that there is no move.
//! Checked by play: all heaps, 2 of up to 6, 4 of up to 4, and 6 of up to 3; 84 cases, bounds 1,6 and 2,4 and 3,3.

use proconio::input;

fn main() {
    input! { heaps: [u32] }
    let least = heaps.iter().min();
    let count = heaps.iter().filter(|&heap| Some(heap) == least).count();
    println!("{}", if count > heaps.len() / 2 { "Bob" } else { "Alice" });
}
