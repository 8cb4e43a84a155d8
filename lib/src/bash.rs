//! Bash's game: one heap of `n`, take 1 to `m`. It is bounded Nim with a single heap.

use crate::bounded_nim;

/// Whether the next player wins in normal play: `n mod (m + 1)` is not 0, for any `n` and `m`.
///
/// # Complexity
/// O(1).
///
/// # Proof
/// Who leaves a multiple of `m + 1` wins: he answers each take `t` by `m + 1 - t`, and so leaves 0 in the end.
/// From any other `n`, to take `n mod (m + 1)` leaves such a multiple.
///
/// # Source
/// Bachet de Méziriac, Problèmes plaisants et délectables (1612); misère: Ferguson, Game Theory (2014), I, ch. 1.
///
/// # Examples
/// ```
/// assert!(sg::bash::next_player_wins(23, 2));
/// assert!(!sg::bash::next_player_wins(4, 3));
/// ```
#[must_use]
pub const fn next_player_wins(n: u64, m: u64) -> bool {
    bounded_nim::grundy(n, m) != 0
}

/// Whether the next player wins in misère play, where the last mover loses: `(n - 1) mod (m + 1)`
/// is not 0, for any `n > 0` and `m > 0`. Whoever cannot move wins: so does the next player where `n = 0` or `m = 0`.
///
/// # Complexity
/// O(1).
///
/// # Proof
/// To take all loses, and with one stone left there is no other take. Till then the players take from the other
/// `n - 1` stones, and who finds none of these left loses: that is normal play.
///
/// # Examples
/// ```
/// assert!(!sg::bash::next_player_wins_misere(1, 1));
/// assert!(sg::bash::next_player_wins_misere(30, 3));
/// ```
#[must_use]
pub const fn next_player_wins_misere(n: u64, m: u64) -> bool {
    n == 0 || m == 0 || bounded_nim::grundy(n - 1, m) != 0
}
