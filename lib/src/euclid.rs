//! Euclid's game: two numbers; take from the larger a positive multiple of the smaller, which leaves 0 or
//! more. Where one number is 0, there is no move.

/// Whether the next player wins in normal play with `a` and `b`, in either order: the numbers are equal and
/// not 0, or the larger is more than phi = (1 + sqrt 5) / 2 times the smaller, which is not 0; for any `u64`.
/// No square root is needed: a > b phi says a (a - b) > b^2, and 128 bits are exact.
///
/// # Complexity
/// O(1).
///
/// # Proof
/// By induction, for a >= b > 0. If b < a < b phi, the only move leaves b and a - b, and loses: b / (a - b) is above
/// 1 / (phi - 1) = phi. Else some move wins: to leave 0 if b divides a; or with r = a mod b, to leave b and r if
/// b < r phi, b + r and b if b > r phi: b + r is less than b + b / phi = b phi, and so than a.
///
/// # Source
/// A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it (1969).
///
/// # Examples
/// ```
/// assert!(sg::euclid::next_player_wins(34, 12));
/// assert!(!sg::euclid::next_player_wins(15, 24));
/// ```
#[must_use]
pub fn next_player_wins(a: u64, b: u64) -> bool {
    let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
    small > 0 && (small == large || large * (large - small) > small * small)
}
