//! Codeforces 1194D: 1-2-K Game
//! <https://codeforces.com/contest/1194/problem/D>
//!
//! Kind: Takes **
//! Game: a heap of n; take 1, 2 or k; who cannot move loses.
//! Theorem: where 3 divides no take, k included, the first player loses exactly when 3 divides n. Where it
//! divides k, with r = n mod (k + 1), he loses exactly when 3 divides r and r is not k: from there, moves
//! lead to r - 1, r - 2 and, by k, to r + 1, all mod k + 1, none of which is such a number; and to one, 1 or
//! 2 lead from all others, but k from r = k.
//! Checked by play: all n <= 200, k from 3 to 40; 7638 cases, bounds 200,40.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { queries: [(u64, u64)] }
    for (n, k) in queries {
        let is_p_position = if k % 3 != 0 {
            n % 3 == 0
        } else {
            let r = n % (k + 1);
            r % 3 == 0 && r != k
        };
        println!("{}", if is_p_position { "Bob" } else { "Alice" });
    }
}
