//! Luogu P6487: \[COCI 2010/2011 #4\] HRPA
//! <https://www.luogu.com.cn/problem/P6487>
//!
//! Kind: Takes **
//! Game (Fibonacci Nim): one heap of n stones; the first player takes as many as he likes, and each move after that
//! takes up to twice as many as the move before; who takes the last stone wins. The least first take that wins is
//! asked for.
//! Theorem (Zeckendorf): n is in just one way a sum of Fibonacci numbers without neighbours. The least of them is the
//! answer, by the proof in `sg::fibonacci_nim`.
//! Checked by play: all n up to 200; 200 cases, bounds 200.

use proconio::input;

fn main() {
    input! { n: u64 }
    assert!(n > 0, "a heap of nothing");
    let mut fibonacci = vec![1, 2];
    while fibonacci[fibonacci.len() - 1] < n {
        fibonacci.push(fibonacci[fibonacci.len() - 2] + fibonacci[fibonacci.len() - 1]);
    }
    let mut rest = n;
    for &part in fibonacci.iter().rev() {
        if part == rest {
            println!("{part}");
            return;
        }
        rest -= if part < rest { part } else { 0 };
    }
}
