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
#[path = "../../tests/inside/written/sets.rs"]
mod tests;
