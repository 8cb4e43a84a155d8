//! HDU 6892: Lunch
//! <https://acm.hdu.edu.cn/showproblem.php?pid=6892>
//!
//! Kind: Splits and rows
//! Game: cut a piece of length l into k pieces of length l / k, where k >= 2 divides l; who has no piece to cut loses.
//! Theorem: the Grundy value of a piece is the number of its odd prime factors, each as often as it divides, and one
//! more if the length is even. An even k leaves equal pieces in pairs, of value 0, an odd k the value of one of them,
//! which has any smaller number of odd prime factors and is as even as before. Baby Volcano, the first player, wins
//! exactly when the nim-sum is not 0. Without its prime factors up to 1000 a length has at most two.
//! Checked by play: single pieces up to 64, pairs up to 16, 3 pieces up to 8; 832 cases, bounds 16,2 and 8,3 and
//! 64,1.

use sg::io::{self, Input, Output};
use std::process::ExitCode;

/// Whether an odd number up to 10^9 that no number up to 1000 divides is a prime, by Miller and Rabin.
fn is_prime(n: u64) -> bool {
    let power = |base, exponent: u64| {
        let digits = (0..30).rev().map(|i| exponent >> i & 1);
        digits.fold(1, |power, bit| power * power * if bit == 1 { base } else { 1 } % n)
    };
    let twos = (n - 1).trailing_zeros();
    let passes = |a| power(a, n >> twos) == 1 || (1..=twos).any(|i| power(a, n >> i) == n - 1);
    [2, 3, 5, 7].iter().all(|&base| passes(base))
}

fn value(length: u32, primes: &[u32]) -> u32 {
    let mut rest = length >> length.trailing_zeros();
    let mut count = u32::from(length % 2 == 0);
    for prime in primes {
        while rest % prime == 0 {
            rest /= prime;
            count += 1;
        }
    }
    count + if rest == 1 { 0 } else { 2 - u32::from(is_prime(rest.into())) }
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let primes: Vec<u32> = (3..1000).filter(|n| (2..32.min(*n)).all(|d| n % d != 0)).collect();
    for _ in 0..input.read::<u32>()? {
        let pieces = input.read()?;
        let nim_sum = input.fold(pieces, 0, |sum, length| sum ^ value(length, &primes))?;
        out.line(if nim_sum != 0 { "W" } else { "L" });
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
