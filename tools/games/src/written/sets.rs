//! Sets of numbers that belong to a number.

use super::function::{Function, NEGATIVE, Set};
use std::collections::{BTreeMap, BTreeSet};
use std::iter::successors;

/// The first prime divisors are found by trial: up to here, where no more than one is left.
const MOST_TRIED: i64 = 1 << 20;

/// The numbers of a set, in increasing order. `Err` with why there are none.
pub fn numbers(set: Set, of: i64) -> Result<Vec<i64>, String> {
    match set {
        _ if of < 0 => Err(format!("a set {NEGATIVE}")),
        Set::Digits => {
            let digits = successors(Some(of), |n| Some(n / 10).filter(|n| *n > 0)).map(|n| n % 10);
            Ok(digits.collect::<BTreeSet<i64>>().into_iter().collect())
        }
        // All numbers divide 0: none is listed.
        _ if of == 0 => Ok(Vec::new()),
        Set::Divisors => {
            let mut divisors = vec![1];
            for (prime, exponent) in prime_factors(of)? {
                for place in 0..divisors.len() {
                    let powers =
                        successors(Some(divisors[place]), |power: &i64| power.checked_mul(prime));
                    divisors.extend(powers.skip(1).take(exponent));
                }
            }
            divisors.sort_unstable();
            Ok(divisors)
        }
        Set::Factors => Ok(prime_factors(of)?.into_keys().collect()),
    }
}

/// The prime factors of a positive number, and how often each divides it.
fn prime_factors(mut n: i64) -> Result<BTreeMap<i64, usize>, String> {
    let (of, mut d) = (n, 2);
    let mut found = BTreeMap::new();
    let is_prime = |n: i64| Function::Prime.holds(n, 0);
    while d <= n / d && d < MOST_TRIED {
        // What is left of a number is often a prime.
        if d == 1001 && is_prime(n) {
            break;
        }
        while n % d == 0 {
            *found.entry(d).or_insert(0) += 1;
            n /= d;
        }
        d += 1 + i64::from(d > 2);
    }
    if n > 1 && d < MOST_TRIED || is_prime(n) {
        *found.entry(n).or_insert(0) += 1;
    } else if n > 1 {
        return Err(format!("{of} has two prime divisors above 2^20, which are not looked for"));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::{Set, numbers};

    #[test]
    fn digits_once_each() {
        for (of, digits) in [(0, vec![0]), (7, vec![7]), (1_909, vec![0, 1, 9]), (33, vec![3])] {
            assert_eq!(numbers(Set::Digits, of), Ok(digits), "{of}");
        }
        assert!(numbers(Set::Digits, -1).is_err());
    }

    #[test]
    fn divisors_by_trial() {
        assert_eq!(numbers(Set::Divisors, 0), Ok(Vec::new()));
        for n in (1..3000).chain([997 * 997, 1009 * 1009, 1009 * 1013 * 4, 1 << 20, 3 * 999_983]) {
            let all = (1..=n).filter(|d| n % d == 0);
            let primes = all.clone().filter(|&d| d > 1 && (2..d).all(|e| d % e != 0));
            assert_eq!(numbers(Set::Factors, n), Ok(primes.collect()), "{n}");
            assert_eq!(numbers(Set::Divisors, n), Ok(all.collect()), "{n}");
        }
    }

    /// A number may have one large prime divisor, not two.
    #[test]
    fn large_numbers() {
        let factors = |n: i64| numbers(Set::Factors, n);
        assert_eq!(factors(i64::MAX - 24), Ok(vec![i64::MAX - 24]));
        assert_eq!(factors(i64::MAX), Ok(vec![7, 73, 127, 337, 92_737, 649_657]));
        assert_eq!(factors(1009 * 9_007_199_254_740_881), Ok(vec![1009, 9_007_199_254_740_881]));
        let cube = 1_000_003_i64.pow(3);
        assert_eq!(
            numbers(Set::Divisors, cube),
            Ok(vec![1, 1_000_003, 1_000_003_i64.pow(2), cube])
        );
        let error = factors(2_147_483_647 * 2_147_483_647).unwrap_err();
        assert!(error.ends_with("has two prime divisors above 2^20, which are not looked for"));
    }
}
