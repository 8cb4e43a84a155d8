//! HackerRank zero-move-nim: Zero-Move Nim
//! <https://www.hackerrank.com/challenges/zero-move-nim>
//!
//! Kind: Nim and its kin **
//! Game: Nim, in which once on each heap that is not empty either player may pass; who takes the last item wins.
//! Theorem: a heap of p has the Grundy value p + 1 if p is odd, p - 1 if it is even and not 0, as long as nobody has
//! passed on it, then p. By induction, smaller heaps have the values 0 to p - 1 where p is odd, else 0 to p - 2 and p;
//! and a pass leaves p. John, the first player, wins exactly when the nim-sum is not 0.
//! Checked by play: all lists of up to 3 heaps of up to 5; 155 cases, bounds 5,3.

use proconio::{fastout, input};
use sg::nim_sum;

#[fastout]
fn main() {
    input! { games: [[u64]] }
    for heaps in games {
        let value = |heap: u64| if heap % 2 == 1 { heap + 1 } else { heap.saturating_sub(1) };
        println!("{}", if nim_sum(heaps.into_iter().map(value)) != 0 { "W" } else { "L" });
    }
}
