//! Luogu P2490: \[SDOI2011\] 黑白棋
//! <https://www.luogu.com.cn/problem/P2490>
//!
//! Kind: Nim and its kin ***
//! Game: k pieces on a row of n places, white and black by turns from a white one on the left, k even; the first player
//! moves 1 to d white pieces to the right, the second as many black ones to the left, none over another; who cannot
//! move loses. On how many sets of places the first player wins, modulo 10^9 + 7, is asked for.
//! Theorem: either player makes the gaps between a white piece and the black one behind it smaller, up to d of them by
//! any number: Moore's Nim. All other free places are anywhere in the other gaps.
//! Checked by play: all n up to 9, all k, d up to 3; 60 cases, bounds 8,3.

use proconio::input;
use sg::moore_nim::p_positions;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, k: usize, d: usize }
    let free = n.checked_sub(k).expect("no more pieces than places");
    let count = |heaps, others| p_positions(heaps, others, d, free, MODULUS)[free];
    let (all, lost) = (count(0, k + 1), count(k / 2, k / 2 + 1));
    println!("{}", (all + MODULUS - lost) % MODULUS);
}
