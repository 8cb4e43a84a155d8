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
    common_divisor(a.unsigned_abs(), b.unsigned_abs())
}

fn common_divisor(mut a: u64, mut b: u64) -> u64 {
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
    fibonacci(n).last() == Some(n)
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

/// Appends the divisors of a positive number, in increasing order.
pub fn divisors(n: i64, to: &mut Vec<i64>) {
    let start = to.len();
    to.push(1);
    let (mut previous, mut same) = (1, start..to.len());
    for prime in prime_factors(n) {
        // Of a prime that was there before, only the divisors that it gave are new when multiplied again.
        if prime != previous {
            same = start..to.len();
        }
        let length = to.len();
        for place in same {
            to.push(to[place] * prime);
        }
        (previous, same) = (prime, length..to.len());
    }
    to[start..].sort_unstable();
}

/// Appends the prime divisors of a positive number, in increasing order.
pub fn factors(n: i64, to: &mut Vec<i64>) {
    let mut primes = prime_factors(n);
    primes.dedup();
    to.append(&mut primes);
}

/// The prime factors of a positive number, in increasing order, as often as they divide it.
fn prime_factors(mut n: i64) -> Vec<i64> {
    /// Up to here by trial; below its square, what is left is prime.
    const TRIED: i64 = 1000;
    let mut primes = Vec::new();
    let mut d = 2;
    while d < TRIED && d <= n / d {
        while n % d == 0 {
            primes.push(d);
            n /= d;
        }
        d += 1 + i64::from(d > 2);
    }
    let mut left = vec![n];
    while let Some(n) = left.pop() {
        if n > 1 && (n < TRIED * TRIED || is_prime(n)) {
            primes.push(n);
        } else if n > 1 {
            let divisor = some_divisor(n.unsigned_abs()).cast_signed();
            left.extend([divisor, n / divisor]);
        }
    }
    primes.sort_unstable();
    primes
}

/// A divisor of an odd composite number below 2^63, neither 1 nor itself: by the rho method (Pollard, 1975),
/// in about as many steps as the root of the smallest prime divisor, at most some 10^5.
fn some_divisor(n: u64) -> u64 {
    /// So many differences are multiplied before their common divisor with `n` is taken.
    const BATCH: usize = 128;
    let halves = |product: u128| {
        let half = |bits: u128| u64::try_from(bits).expect("64 bits");
        (half(product >> 64), half(product & u128::from(u64::MAX)))
    };
    let product = |a: u64, b: u64| halves(u128::from(a) * u128::from(b));
    // Its inverse modulo 2^64, by Newton's method: right in 3 bits at the start, and in 96 after 5 steps.
    let inverse = (0..5).fold(n, |inverse: u64, _| {
        inverse.wrapping_mul(2_u64.wrapping_sub(n.wrapping_mul(inverse)))
    });
    // a * b / 2^64 modulo n (Montgomery, 1985), without a division; it serves as well as a * b.
    let times = |a: u64, b: u64| {
        let (high, low) = product(a, b);
        let (more, _) = product(low.wrapping_mul(inverse), n);
        if high >= more { high - more } else { high + (n - more) }
    };
    let tried = (1..).map(|c| {
        let step = |x: u64| (times(x, x) + c) % n;
        let both = |(slow, fast): (u64, u64)| (step(slow), step(step(fast)));
        let mut at = (2, 2);
        loop {
            let (start, mut all) = (at, 1);
            for _ in 0..BATCH {
                at = both(at);
                all = times(all, at.0.abs_diff(at.1));
            }
            if common_divisor(all, n) > 1 {
                let mut at = successors(Some(both(start)), |at| Some(both(*at)));
                let found = at.find_map(|(slow, fast)| {
                    Some(common_divisor(slow.abs_diff(fast), n)).filter(|common| *common > 1)
                });
                return found.unwrap_or(n);
            }
        }
    });
    // With `n` itself, another polynomial is tried.
    tried.take(100).find(|divisor| *divisor < n).expect("a composite number has a divisor")
}

#[cfg(test)]
mod tests {
    use super::{
        divide, divisors, factors, fibonacci, gcd, is_fibonacci, is_prime, power, remainder,
    };

    fn both(n: i64) -> [Vec<i64>; 2] {
        let mut both = [vec![-1], vec![-1]];
        divisors(n, &mut both[0]);
        factors(n, &mut both[1]);
        both
    }

    /// By 128 bits, with numbers of each sign and at the edges of 64.
    #[test]
    fn arithmetic_at_the_edges() {
        let edges = [i64::MIN, i64::MIN + 1, i64::MAX - 1, i64::MAX];
        let all = || (-9..=9).chain(edges);
        for (a, b) in all().flat_map(|a| all().map(move |b| (a, b))) {
            let (c, d) = (i128::from(a), i128::from(b));
            let in_range = |n: i128| i64::try_from(n).ok();
            let quotient = |d: i128| (c * d.signum()).div_euclid(d.abs());
            let parts = (d != 0).then(|| (quotient(d), c - quotient(d) * d));
            assert_eq!(
                divide(a, b).ok(),
                parts.and_then(|(quotient, _)| in_range(quotient)),
                "{a} {b}"
            );
            assert_eq!(remainder(a, b).ok(), parts.and_then(|(_, rest)| in_range(rest)), "{a} {b}");
            let (mut x, mut y) = (c, d);
            while y != 0 {
                (x, y) = (y, x % y);
            }
            assert_eq!(i128::from(gcd(a, b)), x.abs(), "{a} {b}");
            let by_steps =
                (0..b.min(70)).try_fold(1, |power: i128, _| in_range(power * c).map(i128::from));
            let by_steps = by_steps.filter(|_| b >= 0).and_then(in_range);
            let by_steps = if a == -1 && b > 70 { Some(1 - 2 * (b % 2)) } else { by_steps };
            assert_eq!(power(a, b).ok(), by_steps, "{a} {b}");
        }
        let all = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
        assert!((-5..100).filter(|&n| is_fibonacci(n)).eq(all) && fibonacci(100).eq(all));
    }

    /// Products of primes that pass Fermat's test to each base, and fail that of Miller and Rabin.
    #[test]
    fn no_primes() {
        for [p, q, r] in [[211, 421, 631], [271, 541, 811], [307, 613, 919]] {
            let n = p * q * r;
            assert!([p, q, r].iter().all(|p| is_prime(*p) && (n - 1) % (p - 1) == 0));
            assert!(!is_prime(n), "{n}");
        }
    }

    #[test]
    fn divisors_by_trial() {
        for n in (1..3000).chain([997 * 997, 1009 * 1009, 1009 * 1013 * 4, 1 << 20, 3 * 999_983]) {
            let all = (1..=n).filter(|d| n % d == 0);
            let primes = all.clone().filter(|&d| d > 1 && (2..d).all(|e| d % e != 0));
            assert_eq!(
                both(n),
                [
                    [-1].into_iter().chain(all).collect(),
                    [-1].into_iter().chain(primes).collect::<Vec<_>>()
                ]
            );
        }
    }

    /// Products of primes just beyond those that are tried, for some of which a first attempt finds no divisor.
    #[test]
    fn divisors_beyond_those_tried() {
        let primes = || (1000..1200).filter(|&n| is_prime(n));
        for (p, q) in primes().flat_map(|p| primes().map(move |q| (p, q))).filter(|(p, q)| p < q) {
            assert_eq!(both(p * q)[1], [-1, p, q]);
        }
    }

    /// Products of two large primes, and powers of one: each in a moment.
    #[test]
    fn divisors_of_large_numbers() {
        for (p, q) in [
            (3_037_000_453, 3_037_000_493),
            (2_147_483_647, 2_147_483_647),
            (1009, 9_141_100_000_009),
            (1_000_003, 1_000_003_000_009),
        ] {
            let n = p * q;
            assert!(is_prime(p));
            if is_prime(q) {
                let mut wanted = vec![-1, 1, p, q, n];
                wanted.dedup();
                assert_eq!(both(n)[0], wanted, "{n}");
            }
            assert!(both(n)[1].contains(&p), "{n}");
        }
        // The cube and the fourth power of a prime, and 2^63 - 1.
        assert_eq!(
            both(1_000_003_i64.pow(3))[0],
            [-1, 1, 1_000_003, 1_000_006_000_009, 1_000_003_i64.pow(3)]
        );
        assert_eq!(both(40_009_i64.pow(4))[1], [-1, 40_009]);
        assert_eq!(both(i64::MAX)[1], [-1, 7, 73, 127, 337, 92_737, 649_657]);
        assert_eq!(both(i64::MAX - 24)[0], [-1, 1, i64::MAX - 24]);
    }
}
