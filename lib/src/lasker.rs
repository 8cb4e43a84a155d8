//! Lasker's Nim: take any number from one heap, or split one heap into two that are not empty.

/// The Grundy value of a heap in Lasker's Nim: `4k + 4` for a heap of `4k + 3`, `4k - 1` for a heap
/// of `4k > 0`, otherwise the heap itself.
///
/// A `u128`, because a heap of `u64::MAX` has the value 2^64.
///
/// # Source
/// Winning Ways, ch. 4; octal code `4.[3]`.
///
/// # Examples
/// ```
/// let values: Vec<u128> = (0..=8).map(sg::lasker::grundy).collect();
/// assert_eq!(values, [0, 1, 2, 4, 3, 5, 6, 8, 7]);
/// ```
#[must_use]
pub const fn grundy(heap: u64) -> u128 {
    // Without branches, as heaps come in no order that a processor could predict, and in 64 bits, of
    // which compilers make vectors.
    let up = heap % 4 == 3;
    let down = heap % 4 == 0 && heap > 0;
    let beyond = heap == u64::MAX;
    (beyond as u128) << 64 | heap.wrapping_add(up as u64).wrapping_sub(down as u64) as u128
}
