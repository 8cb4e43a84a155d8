//! AtCoder `abc368_f`: Dividing Game
//! <https://atcoder.jp/contests/abc368/tasks/abc368_f>
//!
//! Kind: Numbers *
//! Game: replace one of the numbers by a divisor of it that is smaller; who cannot move loses.
//! Theorem: a number is a heap of Nim that has as many as it has prime factors, each as often as it divides:
//! a divisor has any smaller number of them. Anna, the first player, wins exactly when the nim-sum is not 0.
//! Checked by play: each two of the numbers from 2 to 48, and each of them alone; 1175 cases, bounds 48,2.

use proconio::input;
use sg::nim_sum;

/// How many prime factors `n` has, each counted as often as it divides.
fn prime_factors(mut n: u32) -> u32 {
    let mut count = 0;
    let mut p = 2;
    while p * p <= n {
        while n % p == 0 {
            n /= p;
            count += 1;
        }
        p += 1;
    }
    count + u32::from(n > 1)
}

fn main() {
    input! { n: usize, numbers: [u32; n] }
    let wins = nim_sum(numbers.into_iter().map(prime_factors)) != 0;
    println!("{}", if wins { "Anna" } else { "Bruno" });
}
