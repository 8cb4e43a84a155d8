//! Luogu P5675: \[GZOI2017\] 取石子游戏
//! <https://www.luogu.com.cn/problem/P5675>
//!
//! Kind: Nim and its kin **
//! Game: Nim on some of the heaps, at least one; Alice, the first player, has to take her first stones from one of them
//! that is chosen too. In how many ways that heap and the others can be chosen such that she loses, modulo 10^9 + 7, is
//! asked for.
//! Theorem: Bouton: she wants to leave the nim-sum 0, so that in her heap as much is left as the others have for a
//! nim-sum. She loses exactly when that is no less than her heap. Sets of the others are counted by their nim-sum.
//! Checked by play: all lists of 1 to 4 heaps of 1 to 5; 780 cases, bounds 5,4.

use proconio::input;

const MODULUS: u32 = 1_000_000_007;

/// The least power of two that no heap reaches.
const SIZE: usize = 256;

fn main() {
    input! { n: usize, heaps: [usize; n] }
    let mut answer = 0;
    for (first, &heap) in heaps.iter().enumerate() {
        let mut ways = vec![0; SIZE];
        ways[0] = 1;
        for other in heaps[..first].iter().chain(&heaps[first + 1..]) {
            ways = (0..SIZE).map(|sum| (ways[sum] + ways[sum ^ other]) % MODULUS).collect();
        }
        answer = ways[heap..].iter().fold(answer, |sum, ways| (sum + ways) % MODULUS);
    }
    println!("{answer}");
}
