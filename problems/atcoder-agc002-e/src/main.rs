//! AtCoder `agc002_e`: Candy Piles
//! <https://atcoder.jp/contests/agc002/tasks/agc002_e>
//!
//! Kind: Misère play ***
//! Game (misère): eat the largest heap, or one candy from each heap; who eats the last candy loses.
//! Theorem: the heaps in descending order, as columns, are a staircase; a play is a way from its lower left corner, to
//! the right for the largest heap and up for one from each; who leaves the staircase loses. A square has the outcome of
//! the one to the right of it and above, if that is inside: a player would else give the other what he wants. From
//! the last square of the diagonal on, only the two parities of the ways up and to the right count.
//! Checked by play: all up to 5 heaps of up to 5; 251 cases, bounds 5,5.

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, heaps: [usize; n] }
    let heaps = heaps.into_iter().sorted_unstable().rev().collect_vec();
    // The last square of the diagonal.
    let last = heaps.iter().zip(0..).take_while(|&(&heap, i)| heap > i).count() - 1;
    let up = heaps[last] - last - 1;
    let right = heaps[last + 1..].iter().take_while(|&&heap| heap > last).count();
    println!("{}", if up % 2 == 1 || right % 2 == 1 { "First" } else { "Second" });
}
