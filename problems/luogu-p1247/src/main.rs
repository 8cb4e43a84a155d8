//! Luogu P1247: 取火柴游戏
//! <https://www.luogu.com.cn/problem/P1247>
//!
//! Kind: Nim and its kin *
//! Game (Nim): take any number of matches from one heap; who takes the last match wins. How many to take
//! from which heap is asked for, of the moves that win that in the first heap, and what it leaves.
//! Theorem (Bouton): a move wins exactly when it leaves the nim-sum 0.
//! Checked by play: all positions of up to 3 heaps from 1 to 4; 84 cases, bounds 4,3.

use itertools::Itertools;
use proconio::input;
use sg::nim::winning_moves;

fn main() {
    input! { mut heaps: [u64] }
    let Some(first) = winning_moves(&heaps).next() else {
        return println!("lose");
    };
    println!("{} {}", heaps[first.heap] - first.leave, first.heap + 1);
    heaps[first.heap] = first.leave;
    println!("{}", heaps.iter().join(" "));
}
