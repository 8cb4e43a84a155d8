//! Codeforces 346A: Alice and Bob
//! <https://codeforces.com/contest/346/problem/A>
//!
//! Kind: Numbers *
//! Game: add to a set of numbers the difference of two of them, if it is not there; who cannot add loses.
//! Theorem: as in Euclid's algorithm, it ends with all multiples of the greatest common divisor up to the largest number,
//! whoever plays how: the least number of a set that is closed divides all others, as from a number it does not divide
//! it could be taken until less than it is left. So Alice, the first player, wins exactly when the number of those that
//! are added is odd.
//! Checked by play: all sets of 2 to 7 numbers up to 8, pairs in both orders; 274 cases, bounds 7,6.

use proconio::input;

fn main() {
    input! { numbers: [u64] }
    let gcd = |mut a: u64, mut b: u64| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let divisor = numbers.iter().copied().fold(0, gcd);
    let largest = numbers.iter().copied().max().unwrap_or(0);
    let added = largest / divisor - numbers.len() as u64;
    println!("{}", if added % 2 == 1 { "Alice" } else { "Bob" });
}
