//! AtCoder `arc064_b`: An Ordinary Game
//! <https://atcoder.jp/contests/arc064/tasks/arc064_b>
//!
//! Kind: Words *
//! Game: a word of which no two neighbours are equal; cut a letter out that is neither the first nor the last, such that
//! this still holds; who cannot cut loses.
//! Theorem: nothing can be cut exactly when both neighbours of each such letter are equal, so that two letters alternate.
//! Such a word has an odd length if its first and last letter are equal, else an even one; and these two are never cut.
//! So who cuts last is known from the start: the first player wins exactly when the length of the word has the other
//! parity.
//! Checked by play: all words of 3 to 8 letters, of up to 3 letters; 756 cases, bounds 8,3.

use proconio::{input, marker::Bytes};

fn main() {
    input! { word: Bytes }
    let is_odd_at_the_end = word.first() == word.last();
    let first_wins = (word.len() % 2 == 1) != is_odd_at_the_end;
    println!("{}", if first_wins { "First" } else { "Second" });
}
