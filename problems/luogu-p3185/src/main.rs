//! Luogu P3185: \[HNOI2007\] 分裂游戏
//! <https://www.luogu.com.cn/problem/P3185>
//!
//! Kind: Splits and rows **
//! Game: bottles in a row, numbered from 0; take a bean from bottle i, and put one each into bottles j and k, where
//! i < j <= k; who cannot move loses. The first winning move and the number of such moves are asked for.
//! Theorem: the Grundy value of a bean is the mex of the nim-sums of the two that it becomes, which depends on how
//! many bottles are behind it. The first player wins exactly when the nim-sum of all beans is not 0.
//! Checked by play: all up to 4 bottles with up to 2 beans each, and 5 with up to 1; 149 cases, bounds 3,2 and 4,1.

use itertools::Itertools;
use proconio::{fastout, input};
use sg::{grundy::heap_game, nim_sum};

#[fastout]
fn main() {
    input! { t: usize, cases: [[u64]; t] }
    for beans in cases {
        let n = beans.len();
        let values = heap_game(n, |_, g, out| {
            out.extend(g.iter().cartesian_product(g).map(|(one, other)| one ^ other));
        });
        let value = |bottle: usize| values[n - 1 - bottle];
        let total = nim_sum((0..n).filter(|&i| beans[i] % 2 == 1).map(value));
        let wins = |&(i, j, k): &(usize, usize, usize)| total == value(i) ^ value(j) ^ value(k);
        let from = (0..n).filter(|&i| beans[i] > 0);
        let moves = from.flat_map(|i| (i + 1..n).flat_map(move |j| (j..n).map(move |k| (i, j, k))));
        let winning = moves.filter(wins).collect_vec();
        if let Some((i, j, k)) = winning.first() {
            println!("{i} {j} {k}");
        } else {
            println!("-1 -1 -1");
        }
        println!("{}", winning.len());
    }
}
