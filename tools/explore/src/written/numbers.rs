//! Number theory on 64 bits.

use std::iter::successors;

/// Why a calculation has no value.
pub const OVERFLOW: &str = "the result is beyond 2^63 - 1";
/// Why a division has none.
pub const DIVISION: &str = "division by zero";

/// The quotient, rounded down.
pub fn divide(a: i64, b: i64) -> Result<i64, &'static str> {
    if b == 0 {
        return Err(DIVISION);
    }
    let quotient = a.checked_div(b).ok_or(OVERFLOW)?;
    Ok(quotient - i64::from(a % b != 0 && (a < 0) != (b < 0)))
}

/// What the quotient rounded down leaves: of the sign of `b`.
pub fn remainder(a: i64, b: i64) -> Result<i64, &'static str> {
    if b == 0 {
        return Err(DIVISION);
    }
    let rest = a.checked_rem(b).unwrap_or(0);
    Ok(if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest })
}

/// `a` to the power `b`.
pub fn power(a: i64, b: i64) -> Result<i64, &'static str> {
    if b < 0 {
        return Err("a negative exponent");
    }
    match a {
        0 | 1 => Ok(if b == 0 { 1 } else { a }),
        -1 => Ok(if b % 2 == 0 { 1 } else { -1 }),
        _ => u32::try_from(b).ok().and_then(|b| a.checked_pow(b)).ok_or(OVERFLOW),
    }
}

/// The greatest common divisor.
pub fn gcd(a: i64, b: i64) -> u64 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    if a == 0 || b == 0 {
        return a | b;
    }
    // Binary: shifts are faster than divisions.
    let twos = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    while b != 0 {
        b >>= b.trailing_zeros();
        (a, b) = (a.min(b), a.abs_diff(b));
    }
    a << twos
}

/// The Fibonacci numbers 1, 2, 3, 5, ... up to `most`.
pub fn fibonacci(most: i64) -> impl Iterator<Item = i64> {
    let pairs = successors(Some((1_i64, 2_i64)), |&(a, b)| Some((b, a.checked_add(b)?)));
    pairs.map(|(a, _)| a).take_while(move |&a| a <= most)
}

/// Whether a number is 1, 2, 3, 5, 8, ...
pub fn is_fibonacci(n: i64) -> bool {
    n > 0 && fibonacci(n).last() == Some(n)
}

/// Whether a number is prime.
pub fn is_prime(n: i64) -> bool {
    u64::try_from(n).is_ok_and(is_prime_unsigned)
}

/// Whether a number is prime, by Miller and Rabin's test to the twelve first primes, which no composite
/// number below 3.1 * 10^23 passes (Sorenson and Webster, 2015).
pub fn is_prime_unsigned(n: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 2 {
        return false;
    }
    if let Some(&base) = BASES.iter().find(|&&base| n.is_multiple_of(base)) {
        return n == base;
    }
    if n < 41 * 41 {
        return true;
    }
    let times = |a: u64, b: u64| {
        u64::try_from(u128::from(a) * u128::from(b) % u128::from(n)).expect("below n")
    };
    let (twos, odd) = ((n - 1).trailing_zeros(), (n - 1) >> (n - 1).trailing_zeros());
    BASES.iter().all(|&base| {
        let mut power = 1;
        for bit in (0..64 - odd.leading_zeros()).rev() {
            power = times(power, power);
            if odd >> bit & 1 == 1 {
                power = times(power, base);
            }
        }
        let mut squares = successors(Some(power), |&power| Some(times(power, power)));
        power == 1 || squares.by_ref().take(twos as usize).any(|power| power == n - 1)
    })
}

/// The decimal digits of a number that is not negative, from the last one on.
pub fn digits(n: i64) -> impl Iterator<Item = i64> {
    successors(Some(n), |&n| Some(n / 10).filter(|&n| n > 0)).map(|n| n % 10)
}

/// Appends the divisors of a positive number, in increasing order; about the square root of `n` steps.
pub fn divisors(n: i64, to: &mut Vec<i64>) {
    let start = to.len();
    let root = n.isqrt();
    to.extend((1..=root).filter(|d| n % d == 0));
    let small = to.len();
    for place in (start..small).rev() {
        let other = n / to[place];
        if other != to[place] {
            to.push(other);
        }
    }
}

/// Appends the prime divisors of a positive number, in increasing order; at most about the square root
/// of `n` steps.
pub fn factors(mut n: i64, to: &mut Vec<i64>) {
    let mut d = 2;
    while d <= n / d {
        if n % d == 0 {
            to.push(d);
            while n % d == 0 {
                n /= d;
            }
        }
        d += 1 + i64::from(d > 2);
    }
    if n > 1 {
        to.push(n);
    }
}
