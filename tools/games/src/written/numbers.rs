//! Number theory on 64 bits.

use super::function::Function;
use super::helpers::words;
use std::iter::successors;

/// The Fibonacci numbers 1, 2, 3, 5, ... up to `most`.
pub fn fibonacci(most: i64) -> impl Iterator<Item = i64> {
    let pairs = successors(Some((1_i64, 2_i64)), |&(a, b)| Some((b, a.checked_add(b)?)));
    pairs.map(|(a, _)| a).take_while(move |&a| a <= most)
}

/// Whether a number is prime.
pub fn is_prime(n: i64) -> bool {
    Function::Prime.holds(n, 0)
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
    const BATCH: usize = 64;
    let times = |a: u64, b: u64| {
        u64::try_from(u128::from(a) * u128::from(b) % u128::from(n)).expect("below n")
    };
    let tried = (1..100).map(|c| {
        let step = |x: u64| (times(x, x) + c) % n;
        let next = |(slow, fast): (u64, u64)| (step(slow), step(step(fast)));
        let mut start = (2, 2);
        loop {
            let pairs = || successors(Some(next(start)), |at| Some(next(*at))).take(BATCH);
            let all = pairs().fold(1, |all, (slow, fast)| times(all, slow.abs_diff(fast)));
            if words::gcd(all, n) > 1 {
                let common = pairs().map(|(slow, fast)| words::gcd(slow.abs_diff(fast), n));
                return common.into_iter().find(|common| *common > 1).unwrap_or(n);
            }
            start = pairs().last().unwrap_or(start);
        }
    });
    // With `n` itself, another polynomial is tried.
    tried.into_iter().find(|divisor| *divisor < n).expect("a composite number has a divisor")
}

#[cfg(test)]
mod tests {
    use super::{divisors, factors, is_prime};

    fn both(n: i64) -> [Vec<i64>; 2] {
        let mut both = [vec![-1], vec![-1]];
        divisors(n, &mut both[0]);
        factors(n, &mut both[1]);
        both
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
