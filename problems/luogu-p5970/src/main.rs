//! Luogu P5970: \[POI 2016\] Nim z utrudnieniem
//! <https://www.luogu.com.cn/problem/P5970>
//!
//! Kind: Nim and its kin ***
//! Game: Nim, in which the second player, before it begins, throws some heaps away: a number of them that d divides, 0
//! perhaps, but not all. In how many ways he can do so and win, modulo 10^9 + 7, is asked for.
//! Theorem: Bouton: what is thrown away must have the nim-sum of all heaps. Ways are counted by nim-sum and number modulo
//! d; a heap of a takes as many steps as there are numbers below the next power of two, at most 2 a, where heaps are
//! taken in ascending order: all heaps together have at most 10^7 stones.
//! Checked by play: all up to 3 heaps of 1 to 4, and 4 of 1 to 2, all d up to 3; 117 cases, bounds 3,4,3 and 4,2,3.

use itertools::Itertools;
use proconio::input;
use sg::nim_sum;

const MODULUS: u32 = 1_000_000_007;

/// The sum of two numbers below the modulus.
fn sum(a: u32, b: u32) -> u32 {
    if a + b < MODULUS {
        a + b
    } else {
        a + b - MODULUS
    }
}

fn main() {
    input! { n: usize, d: usize, heaps: [usize; n] }
    let heaps = heaps.into_iter().sorted_unstable().collect_vec();
    let below = |heap: usize| (heap + 1).next_power_of_two();
    // By nim-sum: by number modulo d, of which there are at most 10.
    let mut ways = vec![[0; 10]; below(heaps[n - 1])];
    ways[0][0] = 1;
    for &heap in &heaps {
        for (x, y) in (0..below(heap)).map(|x| (x, x ^ heap)).filter(|(x, y)| x < y) {
            let (of_x, of_y) = (ways[x], ways[y]);
            for before in 0..d {
                let after = if before + 1 < d { before + 1 } else { 0 };
                ways[x][after] = sum(of_x[after], of_y[before]);
                ways[y][after] = sum(of_y[after], of_x[before]);
            }
        }
    }
    let all = ways[nim_sum(heaps)][0];
    println!("{}", sum(all, if n % d == 0 { MODULUS - 1 } else { 0 }));
}
