//! Luogu P4101: \[HEOI2014\] 人人尽说江南好
//! <https://www.luogu.com.cn/problem/P4101>
//!
//! Kind: Nim and its kin ***
//! Game: n heaps of one stone; put two of them together, if they have no more than m; who cannot move loses.
//! Theorem: the first player wins exactly when n less the least number of heaps, n / m rounded up, is odd. For who
//! wins by that can see to it that so few are left. He always leaves heaps of 1, full ones of m, and at most one
//! other, the open one. Where the other player has made a heap of 2 beside an open one, he puts it on that; if that
//! lacks only 1, he fills it with a 1 instead, and the heap of 2 is the open one. Else he puts a 1 on the open one,
//! or on another 1 if none is open. Where he cannot do so, the game is over, and at most one heap is not full, or
//! two that have m + 1 together.
//! Checked by play: all n and m up to 14; 196 cases, bounds 14.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { t: u32 }
    for _ in 0..t {
        input! { n: u64, m: u64 }
        let left = (n + m - 1) / m;
        println!("{}", if (n - left) % 2 == 1 { "0" } else { "1" });
    }
}
