//! The square-flipping game on a board of cells (i, j), counted from 1: choose a piece at (i, j) and
//! `k <= min(i, j)`, flip every cell of the `k` x `k` square whose lower right cell is (i, j).
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
/// # Proof
/// By induction. Let m be the value claimed, and S the nim-sum of those of all cells of a square: its flip leaves
/// S xor m. For powers p of two, let N(p) be how many of its cells have both coordinates divisible by p: S has the
/// bit p if N(p) - N(2p) is odd. For p = lowbit k, any k numbers in a row have k / p multiples of p, so N(p) is odd;
/// as N ends in 0, S is not 0, and no option has the value m. For k <= m, N(p) = ceil(k / p)^2 for all p <= m, and
/// N(2m) = 0: so S xor m is the Gray code of k - 1, which for k = 1 to m is each number below m.
///
/// # Source
/// The ruler game (Winning Ways, 1982, ch. 14) in two dimensions; the argument is ours.
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
