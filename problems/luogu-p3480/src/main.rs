//! Luogu P3480: \[POI 2009\] KAM-Pebbles
//! <https://www.luogu.com.cn/problem/P3480>
//!
//! Kind: Nim and its kin **
//! Game: heaps in a row, none lower than the one on its left; take any number of pebbles from one heap,
//! such that this still holds; who cannot move loses.
//! Theorem (staircase Nim): to take from a heap moves as much from its step, by which it is higher than the
//! one on its left, to the next step. The last step, the last but two, and so on are the heaps of Nim.
//! Johny, the first player, wins exactly when their nim-sum is not 0.
//! Checked by play: all rows of up to 4 heaps of up to 6, and of up to 6 of up to 3; 469 cases, bounds 6,4 and 3,6.

use proconio::{fastout, input};
use sg::nim_sum;

#[fastout]
fn main() {
    input! { u: usize, rows: [[u64]; u] }
    for heaps in rows {
        let row = [&[0], &heaps[..]].concat();
        let step =
            |pair: &[u64]| pair[1].checked_sub(pair[0]).expect("no heap is lower than the last");
        let nim_sum = nim_sum(row.windows(2).rev().step_by(2).map(step));
        println!("{}", if nim_sum != 0 { "TAK" } else { "NIE" });
    }
}
