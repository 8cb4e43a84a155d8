//! Luogu P4101: \[HEOI2014\] 人人尽说江南好
//! <https://www.luogu.com.cn/problem/P4101>
//!
//! Kind: Others
//! Game: n heaps of one stone; put two of them together, if they have no more than m; who cannot move loses.
//! Theorem: the first player wins exactly when n less the least number of heaps, n / m rounded up, is odd. For who wins
//! by that can see to it that so few are left. He always leaves heaps of 1, full ones of m, and at most one other, which
//! he makes larger: if the other player puts 1 on it, so does he; if the other makes a heap of 2, he puts that on it; if
//! it is one short of full, a 1 instead, and the heap of 2 takes its place. Where there is no such move left, only one
//! heap has less than m - 1, and it has at most 2.
//! Checked by play: all n and m up to 14.

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
