//! AtCoder `arc134_e`: Modulo Nim
//! <https://atcoder.jp/contests/arc134/tasks/arc134_e>
//!
//! Kind: Numbers ***
//! Game: choose m from 1 to the largest of the numbers, and replace each by its remainder modulo m; who finds only zeros
//! wins. The i-th number may be 1 to `a_i`; in how many ways the first player wins, modulo 998244353, is asked for.
//! Theorem: only the set of the numbers counts, without 0. Lost are {1}, {2}, {4, 8} and some sets of multiples of 12.
//! Other sets are won: with an odd number, by m = 2, which leaves {1}; with one that 4 does not divide, by 4, which
//! leaves {2}; and with one that 3 does not divide, by 3 if that leaves {1} or {2}, else by 12, which leaves {4, 8}.
//! Sets of the 16 multiples of 12 are played out by size, then by their numbers, as a move leads back in that order. In
//! how many ways the numbers are just those of a lost set follows from in how many all are in a part of it, by
//! inclusion and exclusion.
//! Checked by play: all limits up to 26 of one number, up to 9 of two, up to 5 of three; 232 cases, bounds 1,26 and
//! 2,9 and 3,5.

use itertools::Itertools;
use proconio::input;

const MODULUS: u64 = 998_244_353;

fn bit_of_remainder(remainder: usize) -> usize {
    match remainder {
        0 => 0,
        1 | 2 | 4 | 8 => 1 << 16 << remainder.trailing_zeros(),
        _ if remainder % 12 == 0 => 1 << (remainder / 12 - 1),
        _ => 1 << 20,
    }
}

fn main() {
    input! { limits: [usize] }
    let ways = |numbers: &[usize]| {
        let count = |limit| numbers.iter().filter(|&number| number <= limit).count() as u64;
        limits.iter().fold(1, |product, limit| product * count(limit) % MODULUS)
    };
    let mut lost = vec![vec![1], vec![2], vec![4, 8]];
    let is_small = |set| [1 << 16, 1 << 17, 3 << 18].contains(&set);
    let mut is_lost: Vec<bool> = (0..1 << 21).map(is_small).collect();
    let most = limits.iter().max().map_or(0, |limit| limit / 12);
    for numbers in (1..=most).map(|i| 12 * i).powerset().skip(1) {
        let left = |m| numbers.iter().fold(0, |left, number| left | bit_of_remainder(number % m));
        if (1..=numbers[numbers.len() - 1]).all(|m| !is_lost[left(m)]) {
            is_lost[left(usize::MAX)] = true;
            lost.push(numbers);
        }
    }
    let mut won = ways(&(1..=200).collect::<Vec<usize>>());
    for numbers in lost {
        for part in numbers.iter().copied().powerset() {
            won += [MODULUS - 1, 1][(numbers.len() - part.len()) % 2] * ways(&part) % MODULUS;
        }
    }
    println!("{}", won % MODULUS);
}
