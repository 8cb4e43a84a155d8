//! Luogu P2575: 高手过招
//! <https://www.luogu.com.cn/problem/P2575>
//!
//! Kind: Boards **
//! Game: pieces on rows of 20 places; move one to the right by one place, or over all pieces that are right behind it to
//! the place after them, if that is on the board; who cannot move loses.
//! Theorem: rows are games of their own: the Grundy value of each of the 2^20 sets of places is the mex of those that a
//! move leads to. The first player wins exactly when the nim-sum of the rows is not 0.
//! Checked by play: all rows whose pieces are on the last 8 places, alone and beside up to one piece on the last 5;
//! 1988 cases, bounds 2,8,8,5,1.

use proconio::{fastout, input};
use sg::{grundy::heap_game, nim_sum};

#[fastout]
fn main() {
    input! { tests: [[[usize]]] }
    // The last place is the lowest digit.
    let digit = |place: usize| 1 << 20_usize.checked_sub(place).expect("20 places");
    let set = |row: &Vec<usize>| row.iter().fold(0, |set, &place| set | digit(place));
    let largest = tests.iter().flatten().map(set).max().unwrap_or(0);
    let values = heap_game(largest, |row, g, out| {
        let pieces = (1..20).filter(|place| row >> place & 1 == 1);
        out.extend(pieces.filter_map(|place| {
            let free_behind = !row & ((1_usize << place) - 1);
            let to = free_behind.checked_ilog2()?;
            Some(g[row ^ 1 << place ^ 1 << to])
        }));
    });
    for rows in tests {
        let value = |row: &Vec<usize>| values[set(row)];
        println!("{}", if nim_sum(rows.iter().map(value)) != 0 { "YES" } else { "NO" });
    }
}
