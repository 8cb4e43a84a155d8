//! Codeforces 1600E: Array Game
//! <https://codeforces.com/contest/1600/problem/E>
//!
//! Kind: Splits and rows **
//! Game: take a number from either end of a row; each must be larger than the one before; who cannot take loses.
//! Theorem: from either end on numbers can be taken as long as they grow. Who takes the larger end stays there: the other
//! end is too small from then on. Alice, the first player, wins exactly when one of the two runs is odd: if it is at the
//! larger end, or at one of two equal ends, by taking there; else, by taking there too if the other run is even, as then
//! both are even, and at the larger end if both are odd. From two even runs each move leaves one odd.
//! Checked by play: all rows of up to 6 numbers below 3, and of up to 4 below 5; 1752 cases, bounds 6,3 and 4,5.

use itertools::Itertools;
use proconio::input;

/// How many numbers grow from the first on.
fn run<'a>(numbers: impl Iterator<Item = &'a u32>) -> usize {
    1 + numbers.tuple_windows().take_while(|(a, b)| a < b).count()
}

fn main() {
    input! { row: [u32] }
    let runs = [run(row.iter()), run(row.iter().rev())];
    println!("{}", if runs.iter().any(|run| run % 2 == 1) { "Alice" } else { "Bob" });
}
