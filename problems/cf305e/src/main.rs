//! Codeforces 305E: Playing with String
//! <https://codeforces.com/contest/305/problem/E>
//!
//! Kind: Words **
//! Game: cut a letter out of a word, between two equal ones, which leaves three words: what is left of it, the
//! letter, and what is right of it; who cannot move loses. The first such place that wins is asked for.
//! Theorem (Dawson's Chess): places between equal letters are stones in a row; a move takes one with its
//! neighbours, and the row may fall apart. The first player wins exactly when the nim-sum of the values of
//! the rows is not 0, by making it 0.
//! Checked by play: all words of up to 9 letters a and b, and of up to 6 letters a, b and c; 1988 cases, bounds 9,2
//! and 6,3.

use itertools::Itertools;
use proconio::{input, marker::Bytes};
use sg::{grundy::heap_game, nim_sum};

/// The value of what a move leaves of a row of `row` stones: it takes stone `i` of 0, 1, ... with its neighbours.
fn option(row: usize, i: usize, g: &[u64]) -> u64 {
    g[i.saturating_sub(1)] ^ g[(row - i).saturating_sub(2)]
}

fn main() {
    input! { word: Bytes }
    let can_be_cut = |&i: &usize| word[i - 1] == word[i + 1];
    let rows: Vec<(usize, usize)> = (&(1..word.len().saturating_sub(1)).chunk_by(can_be_cut))
        .into_iter()
        .filter(|(can_be_cut, _)| *can_be_cut)
        .filter_map(|(_, mut row)| row.next().map(|first| (first, 1 + row.count())))
        .collect();
    // The moves in the other half of a row leave the same.
    let g = heap_game(word.len(), |row, g, out| {
        out.extend((0..(row + 1) / 2).map(|i| option(row, i, g)));
    });
    let total = nim_sum(rows.iter().map(|&(_, row)| g[row]));
    let mut moves = rows.iter().flat_map(|&(first, row)| (0..row).map(move |i| (first, row, i)));
    match moves.find(|&(_, row, i)| option(row, i, &g) == total ^ g[row]) {
        Some((first, _, i)) if total != 0 => println!("First\n{}", first + i + 1),
        _ => println!("Second"),
    }
}
