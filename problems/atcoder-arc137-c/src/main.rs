//! AtCoder `arc137_c`: Distinct Numbers
//! <https://atcoder.jp/contests/arc137/tasks/arc137_c>
//!
//! Kind: Numbers **
//! Game: replace the largest of some different numbers by a smaller one, from 0 on, that is not there; who cannot loses.
//! Theorem: if the largest two differ by 2 or more, Alice, the first player, wins: she can leave what the other would
//! win from, or go one below the largest, from where he could not do better. So nobody leaves such a gap: each move
//! takes the largest down by 1, and what is above the least, n - 1, counts: Alice wins where it is odd.
//! Checked by play: all sets of two or more numbers from 0 to 9; 1013 cases, bounds 9,9.

use proconio::input;

fn main() {
    input! { n: usize, numbers: [usize; n] }
    let is_near = numbers[n - 2] + 1 == numbers[n - 1];
    let moves = (numbers[n - 1] + 1).checked_sub(n).expect("they are different");
    println!("{}", if is_near && moves % 2 == 0 { "Bob" } else { "Alice" });
}
