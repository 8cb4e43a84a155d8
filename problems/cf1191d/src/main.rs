//! Codeforces 1191D: Tokitsukaze, CSL and Stone Game
//! <https://codeforces.com/contest/1191/problem/D>
//!
//! Kind: Takes **
//! Game: take one stone from a heap, such that no two heaps are equal then; who cannot do so loses.
//! Theorem: of n different heaps, in order, the i-th has at least i, counted from 0; where one has more, the first such
//! can be lowered, and so the game ends with 0, 1, ..., n - 1, whoever plays how. So only the parity of what is above
//! that counts: Tokitsukaze, the first player, wins exactly when it is odd. Before that she must part the heaps that are
//! equal: she loses at once if there is more than one pair of them, three of a size, or a pair of 0, or if a heap with
//! one less than a pair is there.
//! Checked by play: all lists of up to 4 heaps of up to 5, and of up to 3 of up to 8; 345 cases, bounds 4,5 and 3,8.

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { heaps: [i64] }
    let heaps: Vec<i64> = heaps.into_iter().sorted().collect();
    let pairs = heaps.iter().tuple_windows().filter(|(a, b)| a == b).count();
    let is_stuck = |(i, _): (usize, (&i64, &i64))| {
        let size = heaps[i];
        size == heaps[i + 1] && (size == 0 || i > 0 && heaps[i - 1] == size - 1)
    };
    let has_no_move = pairs > 1 || heaps.iter().tuple_windows().enumerate().any(is_stuck);
    let stones: i64 = (0..).zip(&heaps).map(|(least, heap)| heap - least).sum();
    println!("{}", if has_no_move || stones % 2 == 0 { "cslnb" } else { "sjfnb" });
}
