//! Luogu P2599: \[ZJOI2009\] 取石子游戏
//! <https://www.luogu.com.cn/problem/P2599>
//!
//! Kind: Nim and its kin ***
//! Game: heaps in a row; take any number of stones from the first or the last heap that is left; who takes the last
//! stone wins. 1 where the first player wins, else 0.
//! Theorem: for a row of heaps there is just one size, 0 perhaps, of a heap to the left of it with which the next player
//! loses, and one of a heap to the right. Of the row with one more heap of x at its right end, the left size follows
//! from both sizes of the row, l and r: it is 0 if x = r, x if x is below or above both, else x + 1 if x is below r,
//! x - 1 if it is above. The first player loses exactly when the first heap is the left size of the others.
//! Checked by play: all up to 4 heaps of 1 to 4; 340 cases, bounds 4,4.

use proconio::{fastout, input};

/// The size at the other end that loses, of a row with such sizes and one more heap of `x` at the end of `near`.
fn losing(x: u64, far: u64, near: u64) -> u64 {
    if x == near {
        0
    } else if x < far.min(near) || x > far.max(near) {
        x
    } else if x < near {
        x + 1
    } else {
        x - 1
    }
}

#[fastout]
fn main() {
    input! { t: usize, rows: [[u64]; t] }
    for heaps in rows {
        // Of each row of that length, the left size and the right one.
        let (mut left, mut right) = (heaps.clone(), heaps.clone());
        for length in 2..heaps.len() {
            for i in 0..=heaps.len() - length {
                let one_more = losing(heaps[i + length - 1], left[i], right[i]);
                right[i] = losing(heaps[i], right[i + 1], left[i + 1]);
                left[i] = one_more;
            }
        }
        let loses = heaps.len() > 1 && left[1] == heaps[0];
        println!("{}", u8::from(!loses));
    }
}
