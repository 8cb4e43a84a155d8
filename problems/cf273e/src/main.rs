//! Codeforces 273E: Dima and Game
//! <https://codeforces.com/contest/273/problem/E>
//!
//! Kind: Splits and rows ***
//! Game: n pairs l < r up to p; choose one whose difference d is more than 2, and make the difference floor(d / 3), or
//! floor(d / 3) less than d; who cannot choose loses. In how many ways the pairs can be written such that the first
//! player wins, modulo 10^9 + 7, is asked for.
//! Theorem: there are p - d pairs of the difference d. It has one of two options, so that its Grundy value is 0, 1 or 2, and
//! differences of equal values are in runs: one ends where a run of floor(d / 3), or of d - floor(d / 3), does, which is
//! 2/3 of d rounded up. There are about a hundred runs up to 10^9. Ways are counted by the nim-sum of the pairs.
//! Checked by play: one pair up to 30, two up to 17, three up to 7, four up to 5; 59 cases, bounds 1,30 and 2,17
//! and 3,7 and 4,5.

use proconio::input;
use sg::mex;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, p: u64 }
    // The last difference of each run, and its value.
    let mut runs: Vec<(u64, u64)> = vec![(2, 0)];
    while let Some(&(last, value)) = runs.last().filter(|run| run.0 < p - 1) {
        let run = |d: u64| runs[runs.partition_point(|run| run.0 < d)];
        let (third, rest) = (run((last + 1) / 3), run(last + 1 - (last + 1) / 3));
        let next = (3 * third.0 + 2).min(3 * rest.0 / 2);
        let next_value = mex(&[third.1, rest.1]);
        if next_value == value {
            runs.pop();
        }
        runs.push((next, next_value));
    }
    let (mut pairs, mut first) = ([0; 4], 1);
    for (last, value) in runs {
        let last = last.min(p - 1);
        if first <= last {
            pairs[usize::try_from(value).expect("0, 1 or 2")] +=
                (last - first + 1) * (2 * p - first - last) / 2 % MODULUS;
        }
        first = last + 1;
    }
    let mut ways = [1, 0, 0, 0];
    for _ in 0..n {
        let to = |sum: usize| {
            (0..4).map(|value| ways[sum ^ value] * (pairs[value] % MODULUS) % MODULUS).sum::<u64>()
                % MODULUS
        };
        ways = [to(0), to(1), to(2), to(3)];
    }
    println!("{}", (ways[1] + ways[2] + ways[3]) % MODULUS);
}
