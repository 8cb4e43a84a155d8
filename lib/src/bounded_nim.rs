//! Bounded Nim: take 1 to `k` from one heap. `k = u64::MAX` is no bound, which is plain Nim.

/// The Grundy value of a heap in bounded Nim: `heap mod (k + 1)`, for any `heap` and `k`.
///
/// With `k = 0` there is no move and every value is 0.
///
/// # Complexity
/// O(1).
///
/// # Source
/// Winning Ways, ch. 4: the subtraction game of 1 to `k`.
///
/// # Examples
/// ```
/// use sg::bounded_nim::grundy;
/// assert_eq!(grundy(7, 3), 3);
/// assert_eq!(grundy(7, u64::MAX), 7);
/// ```
#[must_use]
pub const fn grundy(heap: u64, k: u64) -> u64 {
    match k.checked_add(1) {
        Some(modulus) => heap % modulus,
        None => heap,
    }
}
