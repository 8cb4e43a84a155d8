//! HackerRank nimble-game-1: Nimble Game
//! <https://www.hackerrank.com/challenges/nimble-game-1>
//!
//! Kind: Nim and its kin *
//! Game: coins on a row of squares, counted from 0; move one to the left, to any square; who cannot move loses.
//! Theorem: a coin on square i is a heap of Nim of i, of which a move takes any number, and two on one square cancel each
//! other. The first player wins exactly when the nim-sum of the squares with an odd number of coins is not 0.
//! Checked by play: all rows of up to 4 squares with up to 2 coins each; 120 cases, bounds 4,2.

use proconio::{fastout, input};
use sg::nim_sum;

#[fastout]
fn main() {
    input! { cases: [[u32]] }
    for coins in cases {
        let odd = (0_u32..).zip(coins).filter(|square| square.1 % 2 == 1);
        let nim_sum = nim_sum(odd.map(|square| square.0));
        println!("{}", if nim_sum != 0 { "First" } else { "Second" });
    }
}
