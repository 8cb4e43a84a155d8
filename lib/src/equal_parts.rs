//! Cut a length into equal parts, at least two, which may be cut again.

use core::iter::successors;

/// The primes of a number of 32 bits: without those below 1626, which has a cube above 2^32, two are left at most.
const ROOT: u32 = 1626;

/// The Grundy value of a length, as a function of it; for any `u32` from 1 on: the number of its odd prime factors, each as
/// often as it divides, and one more if the length is even.
///
/// # Complexity
/// O(p), where p = 256 is how many odd primes there are below 1626, which are computed once.
///
/// # Panics
/// If the length is 0.
///
/// # Proof
/// An even number of equal parts has the nim-sum 0, an odd one the value of one part. By induction, an odd number of parts
/// takes any number of odd prime factors away, but not none, and leaves the length as even as it was: so from an even
/// length the values 1 to v - 1 are left, from an odd one 0 to v - 1, and 0 from an even one by two parts.
///
/// # Source
/// A folk theorem. That a number up to 2^32 is a prime if Miller's test passes for 2, 7 and 61: Jaeschke (1993).
///
/// # Examples
/// ```
/// let value = sg::equal_parts::grundy();
/// assert_eq!([1, 2, 3, 4, 6, 9, 12].map(value), [0, 1, 1, 1, 2, 2, 2]);
/// ```
pub fn grundy() -> impl Fn(u32) -> u64 {
    let is_odd_prime = |n: &u32| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0);
    let primes: Vec<u32> = (3..ROOT).filter(is_odd_prime).collect();
    move |length| {
        assert!(length > 0, "a length is at least 1");
        let (mut rest, mut count) = (length >> length.trailing_zeros(), u64::from(length % 2 == 0));
        for prime in &primes {
            while rest % prime == 0 {
                rest /= prime;
                count += 1;
            }
        }
        count + if rest == 1 { 0 } else { 2 - u64::from(is_prime(rest.into())) }
    }
}

/// Whether an odd number of 32 bits that no number below 1626 divides is a prime.
fn is_prime(n: u64) -> bool {
    let (twos, odd) = ((n - 1).trailing_zeros(), (n - 1) >> (n - 1).trailing_zeros());
    let passes = |base: u64| {
        let bits = (0..64 - odd.leading_zeros()).rev().map(|i| odd >> i & 1);
        let power =
            bits.fold(1, |power, bit| power * power % n * if bit == 1 { base } else { 1 } % n);
        let squares = successors(Some(power), |power| Some(power * power % n));
        power == 1 || squares.take(twos as usize).any(|power| power == n - 1)
    };
    n < u64::from(ROOT).pow(2) || [2, 7, 61].iter().all(|&base| passes(base))
}
