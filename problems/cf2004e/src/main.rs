//! Codeforces 2004E: Not a Nim Problem
//! <https://codeforces.com/contest/2004/problem/E>
//!
//! Kind: Takes **
//! Game: take from a heap of x any number that has no divisor with x in common but 1; who cannot move loses.
//! Theorem: what is left of x has no divisor in common with x either. The Grundy value of an even heap is 0, that of 1 is
//! 1, and that of any other is the place of its least prime factor among all primes: 2 for 3, 3 for 5, 4 for 7. By
//! induction a move never keeps the least prime factor, and so changes the value; and it leads to 1 and to each smaller
//! prime, 2 among them. Alice, the first player, wins exactly when the nim-sum is not 0.
//! Checked by play: up to 2 heaps of up to 30, and 3 of up to 10; 715 cases, bounds 2,30 and 3,10.

use proconio::{fastout, input};
use sg::nim_sum;

#[fastout]
fn main() {
    input! { cases: [[usize]] }
    let largest = cases.iter().flatten().copied().max().unwrap_or(1);
    let mut values = vec![0_u32; largest + 1];
    values[1] = 1;
    let mut primes = 1;
    for prime in (3..=largest).step_by(2) {
        if values[prime] == 0 {
            primes += 1;
            for multiple in (prime..=largest).step_by(2 * prime) {
                if values[multiple] == 0 {
                    values[multiple] = primes;
                }
            }
        }
    }
    for heaps in cases {
        let sum = nim_sum(heaps.iter().map(|&heap| values[heap]));
        println!("{}", if sum != 0 { "Alice" } else { "Bob" });
    }
}
