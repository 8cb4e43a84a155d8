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
/// # Source
/// Hexadecimal code `8.[3]` in the notation of Winning Ways, ch. 4; proved by the mex recurrence in tests/.
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
