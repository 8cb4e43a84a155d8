//! HackerRank tower-breakers-again-1: Tower Breakers, Again!
//! <https://www.hackerrank.com/challenges/tower-breakers-again-1/problem>
//!
//! Kind: Splits and rows **
//! Game: break a tower into any number of equal ones, at least two; who cannot break any loses.
//! Theorem: an even number of equal towers has the nim-sum 0, an odd one the value of one of them. So the Grundy value of a
//! tower is the number of odd prime factors of its height, each as often as it divides, and one more if the height is
//! even. The first player wins exactly when the nim-sum is not 0.
//! Checked by play: single towers up to 48, pairs up to 16; 184 cases, bounds 1,48 and 2,16.

use proconio::{fastout, input};
use sg::{equal_parts, nim_sum};

#[fastout]
fn main() {
    input! { tests: [[u32]] }
    let value = equal_parts::grundy();
    for towers in tests {
        println!("{}", if nim_sum(towers.into_iter().map(&value)) != 0 { 1 } else { 2 });
    }
}
