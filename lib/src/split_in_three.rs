//! Nim with splits: take any number from one heap, or split one heap into three that are not empty.

/// The Grundy value of a heap: `8k + 8` for a heap of `8k + 7`, `8k + 7` for a heap of `8k + 8`, otherwise
/// the heap itself; for heaps below `u64::MAX`.
///
/// # Complexity
/// O(1).
///
/// # Panics
/// For a heap of `u64::MAX`, whose value, 2^64, is beyond `u64`.
///
/// # Proof
/// By induction. Takes leave all values below the one claimed, and not that one; but for a heap of `8k + 7` the split
/// into 1, 2 and `8k + 4` leaves `8k + 7`. No split leaves the one claimed. The parts' values sum up to `heap + 3` at
/// most: if two have the bit 4, the nim-sum is at most `heap - 5`. Else two parts are 1, 2, 3 or 7 mod 8, and with a
/// third of any residue (80 cases, which a test runs through) the nim-sum has another residue.
///
/// # Source
/// Hexadecimal code `8.[3]` in the notation of Winning Ways (1982), ch. 4; the argument is ours.
///
/// # Examples
/// ```
/// let values: Vec<u64> = (5..=9).map(sg::split_in_three::grundy).collect();
/// assert_eq!(values, [5, 6, 8, 7, 9]);
/// ```
#[inline]
#[must_use]
pub const fn grundy(heap: u64) -> u64 {
    assert!(heap < u64::MAX, "the value is 2^64");
    let up = heap % 8 == 7;
    let down = heap % 8 == 0 && heap > 0;
    heap + up as u64 - down as u64
}
