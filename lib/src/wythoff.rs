//! Wythoff's game: two heaps; take any number from one, or the same number from both.
//!
//! Its P-positions are the pairs (floor(n phi), floor(n phi) + n), phi = (1 + sqrt 5) / 2. As phi is the positive
//! root of x^2 = x + 1, `a <= n phi` says `a^2 <= n (a + n)`: no square root is needed, and 128 bits are exact for
//! all of `u64`.

/// Whether the previous player wins with heaps of `a` and `b`, in either order; for any `u64`.
///
/// # Complexity
/// O(1).
///
/// # Proof
/// As 1 / phi + 1 / phi^2 = 1, each number above 0 is in just one pair (Beatty, 1926), and each n is the difference
/// of one. A move keeps a number or the difference, so that none leads from pair to pair. From other heaps a <= b one
/// leads to a pair: if that of a has c < b beside a, leave c of b. Else its difference is above b - a, so that the
/// pair of the difference b - a has a smaller number less than a: take the same from both to reach it.
///
/// # Source
/// W. A. Wythoff, A modification of the game of Nim (1907).
///
/// # Examples
/// ```
/// use sg::wythoff::is_p_position;
/// assert!(is_p_position(1, 2) && is_p_position(5, 3));
/// assert!(!is_p_position(4, 4));
/// ```
#[must_use]
pub fn is_p_position(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.min(b)), u128::from(a.max(b)));
    let n = b - a;
    // a <= n phi < a + 1. The second product is formed only where the first holds: then a = b = 0
    // or a < u64::MAX, and nothing exceeds 128 bits.
    a * a <= n * b && n * (b + 1) < (a + 1) * (a + 1)
}

/// The P-position whose heaps differ by `n`: `(a, a + n)`, where `a = floor(n phi)`; `None` where
/// `a + n` is beyond `u64::MAX`.
///
/// # Complexity
/// O(1): 64 steps, one for each bit of `a`.
///
/// # Examples
/// ```
/// use sg::wythoff::p_position;
/// assert_eq!(p_position(3), Some((4, 7)));
/// assert_eq!(p_position(u64::MAX), None);
/// ```
#[must_use]
pub fn p_position(n: u64) -> Option<(u64, u64)> {
    // The largest a with a^2 <= n (a + n), bit by bit from the top. The right side is beyond 128
    // bits only where it is beyond a^2 too.
    let at_most_n_phi = |a: u64| {
        let (a, n) = (u128::from(a), u128::from(n));
        n.checked_mul(a + n).map_or(true, |bound| a * a <= bound)
    };
    let mut a = 0;
    for bit in (0..u64::BITS).rev() {
        if at_most_n_phi(a | 1 << bit) {
            a |= 1 << bit;
        }
    }
    Some((a, a.checked_add(n)?))
}
