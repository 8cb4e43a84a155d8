//! Misère play, where the last mover loses: Nim by theorem, all else by search.

use crate::error::Result;
use crate::moves::{Move, distinct_components};
use crate::position::{Component, Position, State};
use crate::rule::Rule;
use crate::search::{MOST_POSITIONS, Search};
use crate::watch::Watch;

/// How an outcome was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// Bouton's theorem on misère Nim.
    Theorem,
    /// By a search of so many positions.
    Search(usize),
}

/// The heaps of a position of Nim; `None` if another game takes part.
fn nim_heaps(position: &Position) -> Option<Vec<u64>> {
    let heap = |component: &Component| match (&position.game(component).rule, &component.state) {
        (Rule::Heap(code), State::Heap(heap)) if code.nim_bound() == Some(u64::MAX) => Some(*heap),
        _ => None,
    };
    position.components.iter().map(heap).collect()
}

/// Whether the next player wins in misère play, and how that was found.
///
/// # Errors
/// If the search gives up, or `watch` says to stop.
pub fn next_player_wins(position: &Position, watch: &dyn Watch) -> Result<(bool, How)> {
    if let Some(heaps) = nim_heaps(position) {
        return Ok((sg::nim::next_player_wins_misere(&heaps), How::Theorem));
    }
    let mut search = Search::new(&position.games, false, MOST_POSITIONS);
    let wins = search.next_player_wins(&position.components, watch)?;
    Ok((wins, How::Search(search.len())))
}

/// All moves that win in misère play, and how they were found.
///
/// # Errors
/// If the search gives up, or `watch` says to stop.
pub fn winning_moves(position: &Position, watch: &dyn Watch) -> Result<(Vec<Move>, How)> {
    if let Some(heaps) = nim_heaps(position) {
        return Ok((nim_moves(position, &heaps), How::Theorem));
    }
    let mut search = Search::new(&position.games, false, MOST_POSITIONS);
    let mut moves = Vec::new();
    for (component, multiplicity) in distinct_components(position) {
        let Component { game, state } = &position.components[component];
        let rule = &position.games[*game].rule;
        // Before options are listed: the search refuses a component that has too many.
        search.next_player_wins(&position.components, watch)?;
        let mut lefts = Vec::new();
        rule.for_each_option(state, |left| lefts.push(left));
        for left in lefts {
            if !search.next_player_wins(&position.after(component, &left).components, watch)? {
                moves.push(Move { component, left, multiplicity });
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
    for (component, multiplicity) in distinct_components(position) {
        // No other size can win: with a heap above 1 left, the nim-sum must be 0.
        let mut leaves = vec![heaps[component] ^ total, 0, 1];
        leaves.sort_unstable();
        leaves.dedup();
        for leave in leaves.into_iter().filter(|&leave| leave < heaps[component]) {
            let mut after = heaps.to_vec();
            after[component] = leave;
            if !sg::nim::next_player_wins_misere(&after) {
                let left = if leave == 0 { Vec::new() } else { vec![State::Heap(leave)] };
                moves.push(Move { component, left, multiplicity });
            }
        }
    }
    moves
}
