//! Codeforces 317D: Game with Powers
//! <https://codeforces.com/contest/317/problem/D>
//!
//! Kind: Numbers **
//! Game: choose a number from 1 to n that is neither chosen nor a power of a chosen one; who cannot choose loses.
//! Theorem: the powers of a number that is no power itself are a game of their own: of the exponents from 1 to c, a
//! choice takes one and its multiples. As 2^30 is above 10^9, c is at most 29, and those 29 values are known from play.
//! Numbers above the square root of n, and 1, have only one power. Vasya, the first player, wins exactly when the
//! nim-sum is not 0.
//! Checked by play: the values of all c up to 29; all n up to 17; 17 cases, bounds 17.

use proconio::input;

/// The Grundy value of the exponents from 1 to c.
const VALUES: [u64; 30] =
    [0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12];

fn main() {
    input! { n: usize }
    let roots = (2..=n).take_while(|root| root * root <= n).count() + 2;
    let mut is_power = vec![false; roots];
    let (mut nim_sum, mut alone) = (0, n);
    for root in 2..roots {
        if is_power[root] {
            continue;
        }
        let powers = std::iter::successors(Some(root), |power| Some(power * root));
        let powers: Vec<usize> = powers.take_while(|&power| power <= n).collect();
        powers.iter().filter(|&&power| power < roots).for_each(|&power| is_power[power] = true);
        nim_sum ^= VALUES[powers.len()];
        alone -= powers.len();
    }
    println!("{}", if nim_sum ^ (alone as u64 % 2) != 0 { "Vasya" } else { "Petya" });
}
