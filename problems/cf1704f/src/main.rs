//! Codeforces 1704F: Colouring Game
//! <https://codeforces.com/contest/1704/problem/F>
//!
//! Kind: Splits and rows ***
//! Game: paint two neighbouring cells white, of which one at least is red for Alice, blue for Bob; who cannot
//! move loses. Alice moves first.
//! Theorem: who has more cells of his colour wins. Where both have as many, each takes one of both colours as
//! long as he can, and who does so last wins: Dawson's Kayles on the rows in which the colours change from
//! cell to cell, whose values have the period 34 from rows of 53 cells on. Alice wins then exactly when
//! their nim-sum is not 0.
//! Checked by play: all words of 2 to 9 letters; 1020 cases, bounds 9. The period by the theorem of Guy and Smith.

use itertools::Itertools;
use proconio::{fastout, input, marker::Chars};
use sg::{dawson_kayles, nim_sum};

#[fastout]
fn main() {
    let value = dawson_kayles::grundy();
    input! { t: u32 }
    for _ in 0..t {
        input! { n: usize, cells: Chars }
        assert!(
            cells.len() == n && cells.iter().all(|cell| "RB".contains(*cell)),
            "no {n} of R and B"
        );
        let red = cells.iter().filter(|&&cell| cell == 'R').count();
        let changes = cells.iter().tuple_windows().map(|(a, b)| a != b).dedup_with_count();
        let rows = changes.filter(|(_, changes)| *changes).map(|(count, _)| count as u64 + 1);
        let wins = 2 * red > n || 2 * red == n && nim_sum(rows.map(&value)) != 0;
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
