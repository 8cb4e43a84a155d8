//! Luogu P4018: Roy&October之取石子
//! <https://www.luogu.com.cn/problem/P4018>
//!
//! Kind: Takes *
//! Game: take p^k of n stones, where p is a prime and k >= 0; who takes the last stone wins.
//! Theorem: October, the first player, loses exactly when 6 divides n. A power of a prime is no multiple of 6, so that
//! no move leads from one multiple of 6 to another; and 1 to 5 are powers of primes, so that from any other number a
//! move leads to one.
//! Checked by play: all n up to 200; 200 cases, bounds 200.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { cases: [u64] }
    for n in cases {
        println!("{}", if n % 6 != 0 { "October wins!" } else { "Roy wins!" });
    }
}
