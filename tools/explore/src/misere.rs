//! Misère play, where the last mover loses: Nim by theorem, all else by search.

use crate::error::Result;
use crate::moves::{Move, distinct_parts};
use crate::position::{Part, Position, State};
use crate::rule::Rule;
use crate::search::{REACH, Search};
use crate::watch::Watch;

/// How an outcome was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// Bouton's theorem on misère Nim.
    Theorem,
    /// By looking at so many positions.
    Search(usize),
}

/// The heaps of a position of Nim; `None` if another game takes part.
fn nim_heaps(position: &Position) -> Option<Vec<u64>> {
    let heap = |part: &Part| match (&position.game(part).rule, &part.state) {
        (Rule::Heap(code), State::Heap(heap)) if code.nim_bound() == Some(u64::MAX) => Some(*heap),
        _ => None,
    };
    position.parts.iter().map(heap).collect()
}

/// Whether the next player wins in misère play, and how that was found.
///
/// # Errors
/// If that is beyond the reach of the search.
pub fn next_player_wins(position: &Position, watch: &dyn Watch) -> Result<(bool, How)> {
    if let Some(heaps) = nim_heaps(position) {
        return Ok((sg::nim::next_player_wins_misere(&heaps), How::Theorem));
    }
    let mut search = Search::new(&position.games, false, REACH);
    let wins = search.next_player_wins(&position.parts, watch)?;
    Ok((wins, How::Search(search.len())))
}

/// All moves that win in misère play, and how they were found.
///
/// # Errors
/// If they are beyond the reach of the search.
pub fn winning_moves(position: &Position, watch: &dyn Watch) -> Result<(Vec<Move>, How)> {
    if let Some(heaps) = nim_heaps(position) {
        return Ok((nim_moves(position, &heaps), How::Theorem));
    }
    let mut search = Search::new(&position.games, false, REACH);
    let mut moves = Vec::new();
    for (part, multiplicity) in distinct_parts(position) {
        let Part { game, state } = &position.parts[part];
        let rule = &position.games[*game].rule;
        // Decides the position too, and with it that there are not too many options.
        search.next_player_wins(&position.parts, watch)?;
        let mut lefts = Vec::new();
        rule.for_each_option(state, |left| lefts.push(left));
        for left in lefts {
            if !search.next_player_wins(&position.after(part, &left).parts, watch)? {
                moves.push(Move { part, left, multiplicity });
            }
        }
    }
    Ok((moves, How::Search(search.len())))
}

/// Misère Nim: play as in normal play, unless that leaves no heap above 1; then leave an odd number
/// of heaps of 1.
fn nim_moves(position: &Position, heaps: &[u64]) -> Vec<Move> {
    let total = sg::nim_sum(heaps.iter().copied());
    let mut moves = Vec::new();
    for (part, multiplicity) in distinct_parts(position) {
        // No other size can win: with a heap above 1 left, the nim-sum must be 0.
        let mut leaves = vec![heaps[part] ^ total, 0, 1];
        leaves.sort_unstable();
        leaves.dedup();
        for leave in leaves.into_iter().filter(|&leave| leave < heaps[part]) {
            let mut after = heaps.to_vec();
            after[part] = leave;
            if !sg::nim::next_player_wins_misere(&after) {
                let left = if leave == 0 { Vec::new() } else { vec![State::Heap(leave)] };
                moves.push(Move { part, left, multiplicity });
            }
        }
    }
    moves
}
