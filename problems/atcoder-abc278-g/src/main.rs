//! AtCoder `abc278_g`: Generalized Subtraction Game
//! <https://atcoder.jp/contests/abc278/tasks/abc278_g>
//!
//! Kind: Splits and rows **
//! Game: take from a row of N cards L to R that are neighbours, where a card that is gone leaves a gap; who cannot
//! take any loses. The program plays it against the judge, and chooses who is first.
//! Theorem: if L < R, the first player takes L or L + 1 in the middle, so that both sides are equal, and then does on
//! one side what the second does on the other. If L = R, a take leaves a row on either side, so that the Grundy value
//! of a row is the mex of their nim-sums: the first player wins exactly when it is not 0, by making the nim-sum of all
//! rows 0.
//! Checked by play: all N up to 9, all L and R, whatever the judge takes.

use proconio::input_interactive;
use sg::grundy::heap_game;
use sg::nim_sum;

/// A take of `size` cards that makes the nim-sum 0: the first of them. `g` are the values of rows.
fn take(cards: &[bool], size: usize, g: &[u64]) -> Option<usize> {
    let is_start = |&card: &usize| cards[card] && (card == 1 || !cards[card - 1]);
    let row = |start| (start, cards[start..].iter().take_while(|&&card| card).count());
    let rows: Vec<(usize, usize)> = (1..cards.len()).filter(is_start).map(row).collect();
    let sum = nim_sum(rows.iter().map(|&(_, row)| g[row]));
    let mut takes = rows.iter().flat_map(|row| (size..=row.1).map(move |end| (row, end)));
    let win = takes.find(|(row, end)| g[row.1] ^ g[end - size] ^ g[row.1 - end] == sum);
    win.map(|(row, end)| row.0 + end - size)
}

fn main() {
    input_interactive! { n: usize, l: usize, r: usize }
    let values = heap_game(n, |row, g, out| {
        out.extend((l..=row).map(|end| g[end - l] ^ g[row - end]));
    });
    let mut is_own = l < r || values[n] != 0;
    println!("{}", if is_own { "First" } else { "Second" });
    // Before the first move, as if the other had taken what makes this the middle.
    let middle = l + (n - l) % 2;
    let (mut cards, mut last) = (vec![true; n + 1], ((n - middle) / 2 + 1, middle));
    while last.0 > 0 {
        if is_own {
            let mirrored = n + 2 - last.0 - last.1;
            last.0 = if l < r { Some(mirrored) } else { take(&cards, l, &values) }.unwrap_or(0);
            last.1 = if l < r { last.1 } else { l };
            println!("{} {}", last.0, last.1);
        } else {
            input_interactive! { first: usize, size: usize }
            last = (first, size);
        }
        cards[last.0..last.0 + last.1].fill(false);
        is_own = !is_own;
    }
}
