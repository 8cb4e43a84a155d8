//! AtCoder `abc172_f`: Unfair Nim
//! <https://atcoder.jp/contests/abc172/tasks/abc172_f>
//!
//! Kind: Nim and its kin **
//! Game: Nim, before which Takahashi, the second player, moves stones from the first heap to the second, but not all.
//! The least number with which he wins is asked for, or -1 where there is none.
//! Theorem: he wants heaps of a and b whose nim-sum x is that of the others. As a + b = x + 2 (a and b), both have the
//! bits of (a + b - x) / 2, which x must not have; each bit of x is in one of them, and a is to be as large as the
//! first heap lets it be, which the highest bits decide first.
//! Checked by play: all two and three heaps of 1 to 8, and all four of 1 to 3; 657 cases, bounds 8,2 and 3,3.

use proconio::input;
use sg::nim_sum;

/// How large the first heap may become at most, if at all.
fn largest(first: u64, second: u64, x: u64) -> Option<u64> {
    let twice = (first + second).checked_sub(x)?;
    let both = twice / 2;
    if twice % 2 == 1 || both & x != 0 || both > first {
        return None;
    }
    let bits = (0..u64::BITS).rev().map(|bit| x & 1 << bit);
    let most = bits.fold(both, |a, bit| if a + bit <= first { a + bit } else { a });
    Some(most).filter(|&most| most > 0)
}

fn main() {
    input! { n: usize, first: u64, second: u64, others: [u64; n - 2] }
    match largest(first, second, nim_sum(others)) {
        Some(most) => println!("{}", first - most),
        None => println!("-1"),
    }
}
