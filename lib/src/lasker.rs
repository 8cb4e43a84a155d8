//! Lasker's Nim: take any number from one heap, or split one heap into two that are not empty.

/// The Grundy value of a heap in Lasker's Nim: `4k + 4` for a heap of `4k + 3`, `4k - 1` for a heap
/// of `4k > 0`, otherwise the heap itself; for heaps below `u64::MAX`.
///
/// # Complexity
/// O(1).
///
/// # Panics
/// For a heap of `u64::MAX`, whose value, 2^64, is beyond `u64`.
///
/// # Proof
/// By induction. Takes leave all values below the one claimed, and not that one; but for a heap of `4k + 3` the split
/// into 1 and `4k + 2` leaves `4k + 3`. No split leaves the one claimed, even mod 4: heaps of 0; 1; 2; 3 mod 4 have
/// the values 3; 1; 2; 0 mod 4, while two parts of that sum have the nim-sum 0 or 1; 2; 0 or 1; 3 mod 4.
///
/// # Source
/// Winning Ways (1982), ch. 4; octal code `4.[3]`.
///
/// # Examples
/// ```
/// let values: Vec<u64> = (0..=8).map(sg::lasker::grundy).collect();
/// assert_eq!(values, [0, 1, 2, 4, 3, 5, 6, 8, 7]);
/// ```
#[inline]
#[must_use]
pub const fn grundy(heap: u64) -> u64 {
    assert!(heap < u64::MAX, "the value is 2^64");
    // Without branches, as heaps come in no order that a processor could predict.
    let up = heap % 4 == 3;
    let down = heap % 4 == 0 && heap > 0;
    heap + up as u64 - down as u64
}
