//! Wythoff's game: Grundy values of all pairs in some rows, and its P-positions by theorem.
//!
//! **Values lie in a strip**: `j - 2i <= G(i, j) <= i + j` for `i <= j`. Let `G(i, j) = m`. At an earlier
//! column of row `i` with a larger value, `m` was taken: in that column or on that diagonal, by a row
//! above, since row `i` has `m` first in column `j`. Each of the `i` rows above has `m` once, and so takes
//! it from two columns of row `i` at most. The other columns, `j - 2i` at least, have different values
//! below `m`. (The upper bound is the longest game, one token a move.)
//!
//! So a grid of few rows, however long, needs few bits for each column and diagonal.

use crate::error::{Error, Result};
use crate::memory::check_free;
use crate::watch::Watch;

/// The most cells of a grid. Its values are at most its rows and columns together: 32 bits hold them.
const MOST_CELLS: u128 = (1 + (1 << 15)) * (1 + (1 << 15));

/// Sets of values, each in a window of its own.
struct Windows {
    words: usize,
    /// For each set, the first value of its window, in words.
    starts: Vec<usize>,
    bits: Vec<u64>,
}

impl Windows {
    fn new(words: usize, starts: Vec<usize>) -> Windows {
        let bits = vec![0; words * starts.len()];
        Windows { words, starts, bits }
    }

    /// A word of a set, counted from value 0: 0 outside of the window.
    fn word(&self, set: usize, word: usize) -> u64 {
        let place = word.checked_sub(self.starts[set]).filter(|&place| place < self.words);
        place.map_or(0, |place| self.bits[set * self.words + place])
    }

    fn insert(&mut self, set: usize, value: usize) {
        let place = set * self.words + value / 64 - self.starts[set];
        self.bits[place] |= 1 << (value % 64);
    }
}

/// The Grundy values of the pairs `(i, j)` with `i <= rows` and `j <= columns`, for `rows <= columns`, row
/// by row; the last rows are missing if `watch` says to stop.
///
/// # Errors
/// If it would not fit, with the figures.
///
/// # Panics
/// If there are more rows than columns.
pub fn values(rows: u64, columns: u64, watch: &dyn Watch) -> Result<Vec<Vec<u32>>> {
    assert!(rows <= columns, "rows are the smaller heaps");
    let cells = (u128::from(rows) + 1).saturating_mul(u128::from(columns) + 1);
    if cells > MOST_CELLS {
        return Err(Error::new(format!(
            "a grid of {cells} values is too large: it has at most {MOST_CELLS}, as one up to 32768,32768 has"
        )));
    }
    // A window goes over three values a row, and has up to 63 more before it.
    let words = (3 * (rows + 1) + 63).div_ceil(64);
    let needed = u64::try_from(cells).map_or(u64::MAX, |cells| 4 * cells);
    check_free(
        needed + 16 * (columns + 1) * (words + 1),
        &format!("a grid up to {rows},{columns}"),
    )?;
    let [height, width, words] = [rows + 1, columns + 1, words].map(crate::index);
    let starts = |least: usize| (0..width).map(|n| n.saturating_sub(least) / 64).collect();
    // Columns by j, and diagonals by j - i. Only j >= i is computed: the rest is its mirror image.
    let mut columns = Windows::new(words, starts(2 * (height - 1)));
    let mut diagonals = Windows::new(words, starts(height - 1));
    let mut grid: Vec<Vec<u32>> = Vec::new();
    for i in 0..height {
        let mut values = Vec::with_capacity(width);
        values.extend(grid.iter().map(|row| row[i]));
        let mut row = vec![0_u64; (width + height) / 64 + 1];
        for &value in &values {
            row[value as usize / 64] |= 1 << (value % 64);
        }
        for j in i..width {
            if j.is_multiple_of(1 << 16) && !watch.go_on(i) {
                return Ok(grid);
            }
            let free =
                |word: usize| !(row[word] | columns.word(j, word) | diagonals.word(j - i, word));
            let mut word = j.saturating_sub(2 * i) / 64;
            while free(word) == 0 {
                word += 1;
            }
            let value = 64 * word + free(word).trailing_zeros() as usize;
            row[word] |= 1 << (value % 64);
            columns.insert(j, value);
            diagonals.insert(j - i, value);
            values.push(u32::try_from(value).expect("at most i + j"));
        }
        grid.push(values);
        if !watch.go_on(i + 1) {
            return Ok(grid);
        }
    }
    Ok(grid)
}

/// The options of a pair that are P-positions, by Wythoff's theorem: at most one in its row, one in its
/// column, and one on its diagonal.
#[must_use]
pub fn p_options((a, b): (u64, u64)) -> Vec<(u64, u64)> {
    let mut options = Vec::new();
    if let Some(partner) = partner(a).filter(|&partner| partner < b) {
        options.push((a, partner));
    }
    if let Some(partner) = partner(b).filter(|&partner| partner < a) {
        options.push((partner, b));
    }
    if let Some((x, y)) = sg::wythoff::p_position(a.abs_diff(b)).filter(|&(x, _)| x < a.min(b)) {
        options.push(if a <= b { (x, y) } else { (y, x) });
    }
    options
}

/// The heap that makes a P-position with a heap of `heap`; `None` if it is beyond `u64::MAX`.
fn partner(heap: u64) -> Option<u64> {
    // Every number is the smaller heap of one P-position, or the larger one.
    find(heap, |(smaller, _)| smaller)
        .map(|(_, larger)| larger)
        .or_else(|| find(heap, |(_, larger)| larger).map(|(smaller, _)| smaller))
}

/// The P-position of which `part` is `heap`. Both parts grow with the difference of the heaps.
fn find(heap: u64, part: impl Fn((u64, u64)) -> u64) -> Option<(u64, u64)> {
    // One that is beyond `u64::MAX` counts as larger. A heap is no smaller than the difference.
    let is_below =
        |n: u64| sg::wythoff::p_position(n).is_some_and(|position| part(position) < heap);
    let (mut low, mut high) = (0, heap);
    while low < high {
        let middle = low + (high - low) / 2;
        if is_below(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    sg::wythoff::p_position(low).filter(|&position| part(position) == heap)
}
