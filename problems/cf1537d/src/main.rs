//! Codeforces 1537D: Deleting Divisors
//! <https://codeforces.com/contest/1537/problem/D>
//!
//! Kind: Numbers **
//! Game: subtract from n one of its divisors other than 1 and n; who cannot move loses.
//! Theorem: an odd n is lost: a move makes it even and no power of two, as the divisor that is left in it is odd; and
//! from such a number one subtracts an odd divisor and leaves an odd number. From a power of two one halves it or
//! leaves no power of two and loses: it is won exactly when the exponent is even.
//! Checked by play: all n up to 1100; 1100 cases, bounds 1100.

use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { t: usize, numbers: [u32; t] }
    for n in numbers {
        let exponent = n.trailing_zeros();
        let wins = if n.is_power_of_two() { exponent % 2 == 0 && n > 1 } else { exponent > 0 };
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
