//! AtCoder `arc105_d`: Let's Play Nim
//! <https://atcoder.jp/contests/arc105/tasks/arc105_d>
//!
//! Kind: Nim and its kin **
//! Game: while bags have coins, empty one of them on a plate; then, as in Nim, take any number of coins from
//! one plate; who cannot move loses.
//! Theorem: who begins to take wants plates whose nim-sum is not 0, and gets them by heaping the largest bags
//! on one plate, which has more than all others then. That fails only where he is the first to move and
//! the bags form pairs, which the other makes of the plates too. The first player wins exactly when the
//! number of bags is even and they do not form pairs of equal ones.
//! Checked by play: all 1 to 5 bags of 1 to 5 coins, and 6 of 1 to 3; 279 cases, bounds 5,5 and 3,6.

use itertools::Itertools;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { t: usize, tests: [[u32]; t] }
    for bags in tests {
        let form_pairs = bags.iter().sorted_unstable().tuples().all(|(a, b)| a == b);
        println!("{}", if bags.len() % 2 == 0 && !form_pairs { "First" } else { "Second" });
    }
}
