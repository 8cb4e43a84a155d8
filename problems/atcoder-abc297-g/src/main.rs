//! AtCoder `abc297_g`: Constrained Nim 2
//! <https://atcoder.jp/contests/abc297/tasks/abc297_g>
//!
//! Kind: Takes **
//! Game: take L to R stones from one heap; who cannot move loses.
//! Theorem: a heap of a has the Grundy value floor((a mod (L + R)) / L). For a move changes a mod (L + R) by L or
//! more either way round, to no other residue of this value, and residues lower by L, L + 1, ... can be left
//! down to one less than L, with all smaller values. The first player wins exactly when the nim-sum of the
//! values is not 0.
//! Checked by play: all L <= R <= 5 with each one and two heaps of 1 to 12; 1350 cases, bounds 12,2,5.

use proconio::input;
use sg::nim_sum;

fn main() {
    input! { n: usize, l: u64, r: u64, heaps: [u64; n] }
    let values = heaps.iter().map(|heap| heap % (l + r) / l);
    println!("{}", if nim_sum(values) != 0 { "First" } else { "Second" });
}
