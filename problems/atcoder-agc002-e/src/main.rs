//! AtCoder `agc002_e`: Candy Piles
//! <https://atcoder.jp/contests/agc002/tasks/agc002_e>
//!
//! Kind: Misère play
//! Game (misère): eat the largest pile, or one candy from each pile; who eats the last candy loses.
//! Theorem: the piles in descending order, as columns, are a staircase; a play is a way from its lower left corner, to
//! the right for the largest pile and up for one from each; who leaves the staircase loses. A square has the outcome of
//! the one to the right of it and above, if that is inside: a player would else give the other what he wants. From
//! the last square of the diagonal on, only the two parities of the ways up and to the right count.
//! Checked by play: all up to 5 piles of up to 5.

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, piles: [usize; n] }
    let piles = piles.into_iter().sorted_unstable().rev().collect_vec();
    // The last square of the diagonal.
    let last = piles.iter().zip(0..).take_while(|&(&pile, i)| pile > i).count() - 1;
    let up = piles[last] - last - 1;
    let right = piles[last + 1..].iter().take_while(|&&pile| pile > last).count();
    println!("{}", if up % 2 == 1 || right % 2 == 1 { "First" } else { "Second" });
}
