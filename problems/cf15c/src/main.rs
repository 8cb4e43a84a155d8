//! Codeforces 15C: Industrial Nim
//! <https://codeforces.com/contest/15/problem/C>
//!
//! Kind: Nim and its kin *
//! Game: Nim: quarries, each with heaps of x, x + 1, ..., x + m - 1; take any number from one heap; who takes the last
//! stone wins.
//! Theorem: Bouton: tolik, the first player, wins exactly when the nim-sum is not 0. That of 0, 1, ..., n is n, 1, n + 1
//! or 0 for n = 0, 1, 2, 3 modulo 4, as each 4 k, ..., 4 k + 3 have the nim-sum 0.
//! Checked by play: all two quarries with x and m up to 3, and one with up to 5; 106 cases, bounds 2,3 and 1,5.

use proconio::input;
use sg::nim_sum;

/// The nim-sum of all numbers below n.
fn nim_sum_below(n: u64) -> u64 {
    match n % 4 {
        0 => 0,
        1 => n - 1,
        2 => 1,
        _ => n,
    }
}

fn main() {
    input! { n: usize, quarries: [(u64, u64); n] }
    let value = |(x, m): (u64, u64)| nim_sum_below(x + m) ^ nim_sum_below(x);
    println!("{}", if nim_sum(quarries.into_iter().map(value)) != 0 { "tolik" } else { "bolik" });
}
