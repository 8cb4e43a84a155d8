//! Codeforces 255E: Furlo and Rublo and Game
//! <https://codeforces.com/contest/255/problem/E>
//!
//! Kind: Numbers **
//! Game: make one of n heaps of x coins one of y coins, where y < x is from the fourth root of x to its square root; who
//! cannot move loses.
//! Theorem: the Grundy value of a heap is the mex of those of its options, all at most 881917, the square root of the
//! largest heap. Furlo, the first player, wins exactly when the nim-sum is not 0.
//! Checked by play: where values change up to 9000, each beside one of each value.

use proconio::input;
use sg::nim_sum;

/// The square root, rounded down, of a number below 2^40.
fn root(x: usize) -> usize {
    let with =
        |root: usize, bit: u32| if (root | 1 << bit).pow(2) <= x { root | 1 << bit } else { root };
    (0..20).rev().fold(0, with)
}

/// The value of a heap, where `below[i]` counts the heaps of less than `i` with each value.
fn value(heap: usize, below: &[[usize; 5]]) -> usize {
    let fourth = root(root(heap));
    let least = if fourth.pow(4) < heap { fourth + 1 } else { fourth };
    let most = root(heap).min(heap - 1);
    let is_missing = |&value: &usize| least > most || below[least][value] == below[most + 1][value];
    (0..5).find(is_missing).expect("no value is above 4")
}

fn main() {
    input! { n: usize, heaps: [usize; n] }
    let most = heaps.iter().map(|&heap| root(heap)).max().unwrap_or(0);
    let mut below = vec![[0; 5]; 2];
    for heap in 1..=most {
        let mut next = below[heap];
        next[value(heap, &below)] += 1;
        below.push(next);
    }
    let values = heaps.into_iter().map(|heap| value(heap, &below));
    println!("{}", if nim_sum(values) != 0 { "Furlo" } else { "Rublo" });
}
