//! Luogu P5363: \[SDOI2019\] 移动金币
//! <https://www.luogu.com.cn/problem/P5363>
//!
//! Kind: Nim and its kin ***
//! Game: m coins on different places of a row of n; move one to the left, not over another; who cannot move loses. On
//! how many sets of places the first player wins, modulo 10^9 + 9, is asked for.
//! Theorem: staircase Nim: from the last coin on, the free places before every other coin are the heaps. The first
//! player loses exactly when their nim-sum is 0; the other free places are anywhere in the other gaps, of which there
//! is one more behind the last coin.
//! Checked by play: all n up to 10, all m; 55 cases, bounds 10.

use proconio::input;
use sg::moore_nim::p_positions;

const MODULUS: u64 = 1_000_000_009;

fn main() {
    input! { n: usize, m: usize }
    let free = n.checked_sub(m).expect("no more coins than places");
    let heaps = (m + 1) / 2;
    let count = |heaps, others| p_positions(heaps, others, 1, free, MODULUS)[free];
    let (all, lost) = (count(0, m + 1), count(heaps, m + 1 - heaps));
    println!("{}", (all + MODULUS - lost) % MODULUS);
}
