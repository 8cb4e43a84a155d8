//! The square-flipping game on a board of cells (i, j), counted from 1: choose a piece at (i, j) and
//! `k <= min(i, j)`, flip every cell of the `k` x `k` square whose lower right cell is (i, j).
//!
//! A flipped cell gains a piece or loses the one it has. A board is the sum of its pieces.

/// The largest power of two that divides `n`, 0 for `n = 0`; for any `n`.
///
/// # Complexity
/// O(1).
///
/// # Examples
/// ```
/// assert_eq!(sg::squares::lowbit(12), 4);
/// ```
#[must_use]
pub const fn lowbit(n: u64) -> u64 {
    n & n.wrapping_neg()
}

/// The Grundy value of a single piece at (i, j): the smaller of `lowbit(i)` and `lowbit(j)`.
///
/// `i` and `j` are any `u64`; where one is 0, outside the board, so is the value.
///
/// # Complexity
/// O(1).
///
/// # Source
/// The ruler game (Winning Ways, ch. 14) in two dimensions; every one of the 4x4 boards is played
/// out in tests/.
///
/// # Examples
/// ```
/// assert_eq!(sg::squares::grundy(4, 8), 4);
/// assert_eq!(sg::squares::grundy(6, 8), 2);
/// ```
#[must_use]
pub fn grundy(i: u64, j: u64) -> u64 {
    lowbit(i).min(lowbit(j))
}
