//! LightOJ treblecross: 1229 - Treblecross
//! <https://lightoj.com/problem/treblecross>
//!
//! Kind: Splits and rows **
//! Game (Treblecross): put a cross into a free cell of a strip, where there are some already; who makes three in a row
//! wins. The first moves that win are asked for, or 0 where there are none.
//! Theorem: who leaves two crosses in three neighbouring cells, and has not won, loses, as the other makes three in a
//! row. Else no cell beside a cross, or one cell away from it, is of use to either, and each cross takes two cells on
//! either side as well: with two free cells added at both ends, g cells between two crosses are g - 2 places, of which
//! a move takes three that are neighbours (octal code 0.007). A move wins exactly when it leaves the nim-sum 0.
//! Checked by play: all strips of 3 to 10 cells without three crosses in a row; 1096 cases, bounds 7.

use itertools::Itertools;
use proconio::{fastout, input, marker::Bytes};
use sg::grundy::heap_game;
use sg::nim_sum;

/// The longest strip.
const MAX: usize = 200;

/// Whether the next player loses; `values` are those of places in a row.
fn is_lost(strip: &[u8], values: &[u64]) -> bool {
    let crosses = |cells: &[u8]| cells.iter().map(|cell| usize::from(*cell == b'X')).sum();
    match strip.windows(3).map(crosses).max() {
        Some(3_usize) => true,
        Some(2) => false,
        _ => {
            let longer = [b"..", strip, b".."].concat();
            nim_sum(longer.split(|&cell| cell == b'X').map(|gap| values[gap.len() - 2])) == 0
        }
    }
}

#[fastout]
fn main() {
    let values = heap_game(MAX + 2, |places, g, out| {
        out.extend((3..=places).map(|end| g[end - 3] ^ g[places - end]));
    });
    input! { t: usize }
    for case in 1..=t {
        input! { strip: Bytes }
        let wins = |&cell: &usize| {
            let mut next = strip.clone();
            next[cell] = b'X';
            is_lost(&next, &values)
        };
        let free = (0..strip.len()).filter(|&cell| strip[cell] == b'.');
        let cells = free.filter(wins).map(|cell| cell + 1).join(" ");
        println!("Case {case}: {}", if cells.is_empty() { "0" } else { &cells });
    }
}
