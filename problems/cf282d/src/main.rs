//! Codeforces 282D: Yet Another Number Game
//! <https://codeforces.com/contest/282/problem/D>
//!
//! Kind: Nim and its kin **
//! Game: up to 3 heaps; take any number from one, or the same number from all; who cannot take loses.
//! Theorem: two heaps are Wythoff's game. One or three are Nim: to take x from an odd number of heaps changes the lowest
//! digit 1 of x in each, and so the nim-sum, as Nim's moves do. `BitLGM`, the first player, wins exactly when it is not 0.
//! Checked by play: one or two heaps up to 12, three up to 7; 694 cases, bounds 7,12.

use proconio::input;
use sg::{nim_sum, wythoff};

fn main() {
    input! { heaps: [u64] }
    let wins = match heaps[..] {
        [a, b] => !wythoff::is_p_position(a, b),
        _ => nim_sum(heaps) != 0,
    };
    println!("{}", if wins { "BitLGM" } else { "BitAryo" });
}
