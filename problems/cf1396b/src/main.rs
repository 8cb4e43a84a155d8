//! Codeforces 1396B: Stoned Game
//! <https://codeforces.com/contest/1396/problem/B>
//!
//! Kind: Nim and its kin **
//! Game: take one stone from a heap other than the one of the move before; who cannot move loses.
//! Theorem: T, the first player, wins exactly when one heap has more than all others together, as he takes from it
//! each time, or the number of stones is odd. For let the number be even, and no heap have more than half. Whatever
//! the next player takes, the other takes from the largest of the other heaps, and again no heap has more than half:
//! so he always can move. From an odd number, T comes to this by taking from the largest heap.
//! Checked by play: all up to 4 heaps of 1 to 4; 340 cases, bounds 4,4.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { t: usize, cases: [[u32]; t] }
    for heaps in cases {
        let stones: u32 = heaps.iter().sum();
        let wins = stones % 2 == 1 || heaps.iter().any(|heap| 2 * heap > stones);
        println!("{}", if wins { "T" } else { "HL" });
    }
}
