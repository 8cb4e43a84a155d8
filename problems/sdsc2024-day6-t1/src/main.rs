//! SDSC2024 mock contest, day 6, T1: Game
//! (no judge: the contest is not public, the input format is ours)
//!
//! Kind: Coins that are turned **
//! Game: on an n x n board choose a piece at (i, j) and k <= min(i, j), and flip every cell of the
//! k x k square whose lower right cell is (i, j); who cannot move loses.
//! Theorem: a piece at (i, j) has the Grundy value min(lowbit i, lowbit j), lowbit being the largest
//! power of two that divides. Alice, the first player, wins exactly when the nim-sum is not 0.
//! Checked by play: all boards of 4 x 4 with up to 3 pieces; 817 cases, bounds 4,3. On demand, with up to 5.

use proconio::{fastout, input, read_value};
use sg::{nim_sum, squares};

#[fastout]
fn main() {
    input! { t: u64 }
    for _ in 0..t {
        input! { n: u64, m: u64 }
        let nim_sum = nim_sum((0..m).map(|_| {
            let (i, j) = read_value!((u64, u64));
            assert!((1..=n).contains(&i) && (1..=n).contains(&j), "no cell ({i}, {j}) for n = {n}");
            squares::grundy(i, j)
        }));
        println!("{}", if nim_sum != 0 { "Alice" } else { "Bob" });
    }
}
