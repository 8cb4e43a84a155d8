//! Fibonacci Nim: one heap; the first move takes 1 or more, but not all; each later move takes 1 up to twice
//! as many as the move before it.

/// Whether the previous player wins a heap of `n` from which nothing has been taken: `n` is a Fibonacci number
/// (0, 1, 2, 3, 5, 8, ...); for any `u64`.
///
/// # Complexity
/// O(log n).
///
/// # Proof
/// By Zeckendorf, each number is in just one way a sum of Fibonacci numbers 1, 2, 3, 5, ... without neighbours. Let z
/// be the least of those for the heap. Who may take z wins: nothing is left, or a sum whose least is above 2 z, which
/// the other may not take. Who may not loses: a take of t < z leaves w, the least for z - t. Were w above 2 t, all
/// those for t would be below the neighbour before w, and z would have a second sum: so the other may take w. The
/// first player may take z unless z = n.
///
/// # Source
/// M. J. Whinihan, Fibonacci Nim (1963).
///
/// # Examples
/// ```
/// use sg::fibonacci_nim::is_p_position;
/// assert!(is_p_position(13));
/// assert!(!is_p_position(12));
/// ```
#[must_use]
pub fn is_p_position(n: u64) -> bool {
    // The first that is not less than n may be beyond 64 bits.
    let (mut f, mut next) = (0_u128, 1_u128);
    while f < n.into() {
        (f, next) = (next, f + next);
    }
    f == n.into()
}
