//! CSES 2207: Grundy's Game
//! <https://cses.fi/problemset/task/2207>
//!
//! Kind: Splits and rows **
//! Game (Grundy): split a heap into two that are not empty and not equal; who makes the last move wins.
//! Theorem: the Grundy value of a heap is the mex of the nim-sums of its splits. The first player wins
//! exactly when it is not 0: seen, not proved for ever, but computed for all heaps up to 10^6, it is 0 for
//! 41 of them, of which 1222 is the largest.
//! Checked by play: all heaps up to 34; 34 cases, bounds 34. Computed: all up to 10^6.

use itertools::Itertools;
use proconio::input;
use sg::grundy::heap_game;

/// No heap from here to 10^6 has the value 0.
const FIRST_PLAYER_WINS: usize = 1223;

fn main() {
    input! { heaps: [usize] }
    let values = heap_game(FIRST_PLAYER_WINS, |heap, g, out| {
        out.extend((1..(heap + 1) / 2).map(|part| g[part] ^ g[heap - part]));
    });
    let wins = |heap: usize| values[heap.min(FIRST_PLAYER_WINS)] != 0;
    let winner = |heap| if wins(heap) { "first" } else { "second" };
    println!("{}", heaps.into_iter().map(winner).join("\n"));
}
