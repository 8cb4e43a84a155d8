//! Bounded Nim: take 1 to `k` from one heap. `k = u64::MAX` is no bound, which is plain Nim.

/// The Grundy value of a heap in bounded Nim: `heap mod (k + 1)`, for any `heap` and `k`; for `k = 0` all are 0.
///
/// # Complexity
/// O(1).
///
/// # Proof
/// By induction. Let `r = heap mod (k + 1)`. Takes of 1 to `r` leave the values `r - 1` to 0. No take leaves the
/// value `r`, as heaps that have it differ by multiples of `k + 1`. So `r` is the mex.
///
/// # Source
/// Winning Ways (1982), ch. 4: the subtraction game of 1 to `k`.
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
