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
/// # Proof
/// A move changes one heap, and so the nim-sum: from 0 none leads to 0. If it is `t`, not 0, an odd number of heaps
/// have the highest bit of `t`. Just for these, `s xor t` is less than the heap `s`, and to leave that makes the
/// nim-sum 0. So, by induction, the P-positions are those of nim-sum 0.
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

/// Whether the next player wins in misère play, where the last mover loses: the nim-sum is not 0 if any heap is
/// larger than 1, and is 0 otherwise. Heaps are any `u64`. Normal play needs no function but [`nim_sum`].
///
/// # Complexity
/// O(n) for n heaps.
///
/// # Proof
/// If no heap is above 1, an odd number of 1s loses. Else, if the nim-sum is 0, two heaps are above 1, as the highest
/// bit is in two: a move leaves one of them, and a nim-sum that is not 0. If it is not 0 and two heaps are above 1,
/// the move of normal play makes it 0 and leaves one of them. If just one is, leave 0 or 1 of it: an odd number of 1s.
///
/// # Source
/// Bouton (1901); Winning Ways (1982), ch. 13.
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
