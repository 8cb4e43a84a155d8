//! LightOJ again-stone-game: 1296 - Again Stone Game
//! <https://lightoj.com/problem/again-stone-game>
//!
//! Kind: Takes *
//! Game: take from one heap at least one stone and at most half of them; who cannot move loses.
//! Theorem: a heap of s has the Grundy value v if 2 v + 1 is the largest odd divisor of a = s + 1. A move makes a any
//! smaller number that is more than a / 2. Of these and a itself each odd number up to a is the largest odd divisor of
//! one, which doubling finds. So the options have all values whose 2 v + 1 is up to a, except that of a itself.
//! Alice, the first player, wins exactly when the nim-sum is not 0.
//! Checked by play: all heaps up to 300, and all positions of up to 3 heaps of 1 to 12; 2172 cases, bounds 300,1
//! and 12,3.

use proconio::{fastout, input};
use sg::nim_sum;

fn grundy(heap: u32) -> u32 {
    let a = heap + 1;
    (a >> a.trailing_zeros()) / 2
}

#[fastout]
fn main() {
    input! { t: u32 }
    for case in 1..=t {
        input! { n: usize, heaps: [u32; n] }
        let nim_sum = nim_sum(heaps.into_iter().map(grundy));
        println!("Case {case}: {}", if nim_sum != 0 { "Alice" } else { "Bob" });
    }
}
