//! Misère play, where the last mover loses: Nim by theorem, heaps of one code by their misère quotient, all else by search.

mod heaps;
mod quotient;

pub use heaps::{Heaps, Law};
pub use quotient::{MOST_ELEMENTS, Quotient};

use crate::error::Result;
use crate::game::{Rule, State};
use crate::position::{Component, Move, Position, distinct_components};
use crate::rule::Code;
use crate::search::{MOST_POSITIONS, Search};
use crate::watch::{Limited, Watch};
use std::time::Duration;

/// The heaps of a position of Nim; `None` if another game takes part.
fn nim_heaps(position: &Position) -> Option<Vec<u64>> {
    let is_nim = |code: &Code| code.nim_bound() == Some(u64::MAX);
    let heap = |component| heap(position, component).filter(|(code, _)| is_nim(code));
    position.components.iter().map(|component| heap(component).map(|(_, heap)| heap)).collect()
}

/// The code and the heap of a component, if it is one.
fn heap<'a>(position: &'a Position, component: &Component) -> Option<(&'a Code, u64)> {
    match (&position.game(component).rule, &component.state) {
        (Rule::Heap(code), State::Heap(heap)) => Some((code, *heap)),
        _ => None,
    }
}

/// After a search for so long, a misère quotient is looked for, and for so long.
const SHORT: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_secs(5);

/// The heaps of a position of one code, and that code.
fn heaps_of_one(position: &Position) -> Option<(&Code, Vec<u64>)> {
    let (code, _) = heap(position, position.components.first()?)?;
    let heap = |component| heap(position, component).filter(|(own, _)| *own == code);
    let heaps = position.components.iter().map(|component| heap(component).map(|(_, heap)| heap));
    Some((code, heaps.collect::<Option<_>>()?))
}

/// How it is known who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// By Bouton's theorem on misère Nim.
    Nim,
    /// By a misère quotient of so many elements, proved for all heaps.
    Quotient(usize),
    /// By a search of so many positions.
    Search(usize),
}

/// Who wins a position in misère play, and by which moves.
pub struct Winner {
    /// Whether the next player wins.
    pub next_player_wins: bool,
    /// All moves that win. If the next player has none, either all moves lose, or there is no move and
    /// the game is won.
    pub moves: Vec<Move>,
    /// How this is known.
    pub how: How,
}

/// Finds who wins a position in misère play, and by which moves.
///
/// # Errors
/// If it would take too much time or memory, or `watch` says to stop.
pub fn find(position: &Position, watch: &dyn Watch) -> Result<Winner> {
    if let Some(heaps) = nim_heaps(position) {
        let next_player_wins = sg::nim::next_player_wins_misere(&heaps);
        let moves = nim_moves(position, &heaps);
        return Ok(Winner { next_player_wins, moves, how: How::Nim });
    }
    let mut search = Search::new(&position.games, false, MOST_POSITIONS);
    // Before options are listed: the search refuses a component that has too many.
    let short = Limited::new(watch, SHORT);
    let found = search.next_player_wins(&position.components, &short);
    if found.is_err()
        && let Some((code, heaps)) = heaps_of_one(position)
        && let Ok(known) = Heaps::of(code, &Limited::new(watch, LOOK))
    {
        return by_quotient(position, &known, &heaps);
    }
    let next_player_wins = match found {
        Err(_) if short.has_stopped() => search.next_player_wins(&position.components, watch)?,
        found => found?,
    };
    if position.next_player_has_won()?.is_some() {
        return Ok(Winner { next_player_wins, moves: Vec::new(), how: How::Search(0) });
    }
    let mut moves = Vec::new();
    for one in position.moves(|_| Ok(()))? {
        let after = position.after(one.component, &one.left);
        if !search.next_player_wins(&after.components, watch)? {
            moves.push(one);
        }
    }
    Ok(Winner { next_player_wins, moves, how: How::Search(search.decided()) })
}

fn by_quotient(position: &Position, known: &Heaps, heaps: &[u64]) -> Result<Winner> {
    let mut moves = position.moves(|_| Ok(()))?;
    moves.retain(|one| {
        let mut after = heaps.to_vec();
        after.swap_remove(one.component);
        let left =
            one.left.iter().map(|state| if let State::Heap(heap) = state { *heap } else { 0 });
        after.extend(left);
        !known.next_player_wins(&after)
    });
    let how = How::Quotient(known.quotient.lost.len());
    Ok(Winner { next_player_wins: known.next_player_wins(heaps), moves, how })
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
