//! Codeforces 276B: Little Girl and Game
//! <https://codeforces.com/contest/276/problem/B>
//!
//! Kind: Words *
//! Game: who can arrange the letters of a word to a palindrome before his move wins; else he takes a letter out.
//! Theorem: letters make a palindrome if at most one is there an odd number of times. A move makes that number of letters
//! one more or one less. The first player wins exactly when it is 0 or odd: he makes it less, and at the end has 1;
//! with an even number he always makes it odd.
//! Checked by play: all words of up to 5 letters of three, and of up to 4 letters of four; 583 cases, bounds 5,3
//! and 4,4.

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { word: String }
    let odd = word.chars().counts().values().filter(|&count| count % 2 == 1).count();
    println!("{}", if odd == 0 || odd % 2 == 1 { "First" } else { "Second" });
}
