//! Codeforces 455B: A Lot of Games
//! <https://codeforces.com/contest/455/problem/B>
//!
//! Kind: Words **
//! Game: add a letter to a word that is empty at first, such that it still begins one of n words; who cannot loses. It is
//! played k times, and who has lost moves first in the next game; who wins the last one wins.
//! Theorem: words are a tree, in which it is known from the leaves on who can force to win, and who can force to lose. Who
//! moves first and can force both loses all games but the last, and wins that. If he can only win, each game is won by
//! who moves first, and so the last one by the first player exactly when k is odd. If he cannot win, he loses each game,
//! and moves first in each.
//! Checked by play: up to 3 words of up to 2 letters and 2 of up to 3, of up to 2 letters, up to 3 games; 1278 cases, bounds
//! 3,2,3 and 2,3,3.

use proconio::{input, marker::Bytes};
use std::collections::HashMap;

fn main() {
    input! { n: usize, k: u64, words: [Bytes; n] }
    let (mut next, mut parents) = (HashMap::new(), vec![0]);
    for word in words {
        let mut at = 0;
        for letter in word {
            at = *next.entry((at, letter)).or_insert_with(|| {
                parents.push(at);
                parents.len() - 1
            });
        }
    }
    // Whether who is to move can force to win, and to lose; `None` at a leaf, which is lost.
    let mut forced: Vec<Option<[bool; 2]>> = vec![None; parents.len()];
    for child in (1..parents.len()).rev() {
        let [win, lose] = forced[child].unwrap_or([false, true]);
        let parent = forced[parents[child]].get_or_insert([false; 2]);
        *parent = [parent[0] || !win, parent[1] || !lose];
    }
    let [can_win, can_lose] = forced[0].unwrap_or([false, true]);
    println!("{}", if can_win && (can_lose || k % 2 == 1) { "First" } else { "Second" });
}
