//! CSES 1729: Stick Game
//! <https://cses.fi/problemset/task/1729>
//!
//! Kind: Takes *
//! Game: one heap of 1 to n sticks; take a number of them that is in the given set, which has 1; who takes
//! the last stick wins. The winner is asked for of each size.
//! Theorem: a position is an N-position exactly when one of its options is a P-position.
//! Checked by play: every set within 1..=8 that has 1, each size up to 30; 154 cases, bounds 30,8,7.

use itertools::Itertools;
use proconio::input;

/// The largest n: a larger one is a mistake in the input.
const MAX: usize = 1_000_000;

fn main() {
    input! { n: usize, k: usize, takes: [usize; k] }
    assert!(n <= MAX, "n is {n}, more than {MAX}");
    assert!(!takes.contains(&0), "a take of 0 is not a move");
    let mut is_n_position = vec![false];
    for heap in 1..=n {
        let mut options = takes.iter().filter(|&&take| take <= heap);
        is_n_position.push(options.any(|take| !is_n_position[heap - take]));
    }
    println!("{}", is_n_position[1..].iter().map(|&wins| if wins { 'W' } else { 'L' }).join(""));
}
