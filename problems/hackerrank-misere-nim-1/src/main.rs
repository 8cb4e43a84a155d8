//! HackerRank misere-nim-1: Misère Nim
//! <https://www.hackerrank.com/challenges/misere-nim-1>
//!
//! Kind: Misère play *
//! Game: Nim: take any number of stones from one pile; who takes the last stone loses.
//! Theorem (Bouton): if some pile has more than one stone, the first player wins exactly when the nim-sum is not 0, as
//! where the last stone wins; if all have one, exactly when the number of piles is even.
//! Checked by play: all lists of up to 3 piles of up to 5; 155 cases, bounds 5,3.

use proconio::{fastout, input};
use sg::nim::next_player_wins_misere;

#[fastout]
fn main() {
    input! { cases: [[u64]] }
    for piles in cases {
        println!("{}", if next_player_wins_misere(&piles) { "First" } else { "Second" });
    }
}
