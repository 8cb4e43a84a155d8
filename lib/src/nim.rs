//! Nim: take any number from one heap. A heap's Grundy value is its size.

use crate::nim_sum::nim_sum;

/// A move in Nim: leave `leave` in the heap at index `heap`, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The index of the heap.
    pub heap: usize,
    /// How many remain in it, less than before.
    pub leave: u64,
}

/// All moves that win in normal play: those to a position whose nim-sum is 0. There is at most one for
/// each heap, in the order of the heaps, and none in a P-position. Heaps are any `u64`.
///
/// # Complexity
/// O(n) for n heaps: one pass for the nim-sum, then O(1) for each heap.
///
/// # Source
/// C. L. Bouton, Nim, a game with a complete mathematical theory (1901).
///
/// # Examples
/// ```
/// use sg::nim::{winning_moves, Move};
/// let moves: Vec<Move> = winning_moves(&[3, 4, 5]).collect();
/// assert_eq!(moves, [Move { heap: 0, leave: 1 }]);
/// assert_eq!(winning_moves(&[1, 4, 5]).count(), 0);
/// ```
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let total = nim_sum(heaps.iter().copied());
    heaps
        .iter()
        .enumerate()
        .map(move |(heap, &size)| (size, Move { heap, leave: size ^ total }))
        .filter(|(size, m)| m.leave < *size)
        .map(|(_, m)| m)
}

/// Whether the next player wins in misère play, where the last mover loses: the nim-sum is not 0 if
/// any heap is larger than 1, and is 0 otherwise. Heaps are any `u64`.
///
/// Normal play needs no function: the next player wins when [`nim_sum`] is not 0.
///
/// # Complexity
/// O(n) for n heaps.
///
/// # Source
/// Bouton (1901); Winning Ways, ch. 13.
///
/// # Examples
/// ```
/// use sg::nim::next_player_wins_misere;
/// assert!(!next_player_wins_misere(&[1]));
/// assert!(next_player_wins_misere(&[1, 1]));
/// assert!(!next_player_wins_misere(&[1, 4, 5]));
/// ```
#[must_use]
pub fn next_player_wins_misere(heaps: &[u64]) -> bool {
    let total = nim_sum(heaps.iter().copied());
    if heaps.iter().any(|&heap| heap > 1) {
        total != 0
    } else {
        total == 0
    }
}
