//! Codeforces 850C: Arpa and a game with Mojtaba
//! <https://codeforces.com/contest/850/problem/C>
//!
//! Kind: Numbers **
//! Game: choose a prime power that divides some number of a list, and divide all by it that it divides; who
//! cannot move loses.
//! Theorem: each prime is a game of its own, on the set of its exponents: choose k, and each exponent e >= k
//! becomes e - k. Mojtaba, the first player, wins exactly when the nim-sum of the values of the primes is
//! not 0.
//! Checked by play: each one and two of the numbers from 1 to 32, and each three from 1 to 12; 924 cases, bounds
//! 32,2 and 12,3.

use itertools::Itertools;
use proconio::input;
use sg::{mex, nim_sum};
use std::collections::{BTreeMap, HashMap};

/// The Grundy value of a set of exponents, in which e is the bit e - 1.
fn grundy(set: u32, known: &mut HashMap<u32, u64>) -> u64 {
    if let Some(&value) = known.get(&set) {
        return value;
    }
    let largest = u32::BITS - set.leading_zeros();
    let options = (1..=largest).map(|k| set >> k | set & ((1 << (k - 1)) - 1));
    let value = mex(&options.map(|set| grundy(set, known)).collect::<Vec<_>>());
    known.insert(set, value);
    value
}

/// The prime factors of `n` in ascending order, each as often as it divides `n`.
fn factors(mut n: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let least = (2..=n).take_while(|p| p * p <= n).find(|p| n % p == 0).unwrap_or(n);
        n /= least;
        (least > 1).then_some(least)
    })
}

fn main() {
    input! { n: usize, numbers: [u32; n] }
    let mut sets: BTreeMap<u32, u32> = BTreeMap::new();
    for number in numbers {
        for (exponent, p) in factors(number).dedup_with_count() {
            *sets.entry(p).or_default() |= 1 << (exponent - 1);
        }
    }
    let mut known = HashMap::new();
    let wins = nim_sum(sets.into_values().map(|set| grundy(set, &mut known))) != 0;
    println!("{}", if wins { "Mojtaba" } else { "Arpa" });
}
