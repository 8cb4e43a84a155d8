//! Dawson's Kayles: take two neighbours from a row, which may leave a row on either side.

use crate::grundy::heap_game;

const PREPERIOD: usize = 53;
const PERIOD: usize = 34;

/// The Grundy value of a row, as a function of how many it has; for any `u64`. From 53 on it has the period 34.
///
/// # Complexity
/// O(1) a row, after the values of 87 rows are computed once.
///
/// # Proof
/// By the theorem of Guy and Smith: where a move takes at most `t` and leaves at most two rows, values that repeat with
/// the period `p` from row `e` to row `2 e + p + t` do so for ever. A longer row than that leaves, on either side of a
/// take, a row that is long enough for the period, so that it has the same options as the row which is shorter by `p`.
/// Here `t = 2`, and a test computes the first 2000 values.
///
/// # Source
/// Dawson (1935); Guy and Smith, The G-values of various games (1956).
///
/// # Examples
/// ```
/// let value = sg::dawson_kayles::grundy();
/// assert_eq!([0, 1, 2, 3, 4, 5].map(&value), [0, 0, 1, 1, 2, 0]);
/// assert_eq!(value(100), value(100 + 34 * 1_000_000_000));
/// ```
pub fn grundy() -> impl Fn(u64) -> u64 {
    let values = heap_game(PREPERIOD + PERIOD - 1, |row, g, out| {
        out.extend((2..=row).map(|end| g[end - 2] ^ g[row - end]));
    });
    let (first, period) = (PREPERIOD as u64, PERIOD as u64);
    #[allow(clippy::cast_possible_truncation)] // it is less than 87
    move |row: u64| values[(row - row.saturating_sub(first) / period * period) as usize]
}
