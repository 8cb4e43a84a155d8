//! CodeChef SNCK01: The Matrix Game
//! <https://www.codechef.com/problems/SNCK01>
//!
//! Kind: Nim and its kin **
//! Game: rows of heaps; take any number from the first heap of a row that is left; who takes the last one wins.
//! Theorem: if a row without its first heap has the Grundy value g, then with a heap of a before it the value is a - 1
//! where a <= g, and a where a > g. By induction, smaller heaps there give 0 to a - 2 where a <= g, and else all numbers
//! up to a - 1 but g; and no heap gives g. The first player wins exactly when the nim-sum of the rows is not 0.
//! Checked by play: all matrices of up to 2 x 2 up to 3, all rows of up to 3 heaps of up to 4; 174 cases, bounds
//! 2,2,3 and 1,3,4.

use proconio::{fastout, input};
use sg::nim_sum;

fn value(row: &[u64]) -> u64 {
    row.iter().rev().fold(0, |rest, &heap| heap - u64::from(heap <= rest))
}

#[fastout]
fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, m: usize, rows: [[u64; m]; n] }
        let wins = nim_sum(rows.iter().map(|row| value(row))) != 0;
        println!("{}", if wins { "FIRST" } else { "SECOND" });
    }
}
