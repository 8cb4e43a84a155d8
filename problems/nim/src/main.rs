//! Luogu P2197: 【模板】Nim 游戏
//! <https://www.luogu.com.cn/problem/P2197>
//!
//! Kind: Nim and its kin *
//! Game (Nim): take any number of stones from one heap; who takes the last stone wins.
//! Theorem (Bouton): the first player wins exactly when the nim-sum of the heaps is not 0.
//! Checked by play: all positions of up to 3 heaps of up to 6; 400 cases, bounds 6,3.

use proconio::{fastout, input, read_value};
use sg::nim_sum;

#[fastout]
fn main() {
    input! { t: u64 }
    for _ in 0..t {
        input! { n: u64 }
        let nim_sum = nim_sum((0..n).map(|_| read_value!(u64)));
        println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
    }
}
