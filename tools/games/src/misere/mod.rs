//! Misère play, where the last mover loses: Nim by theorem, heaps of one code by their misère quotient, all else by search.

mod heaps;
mod quotient;

pub use heaps::Heaps;
pub use quotient::{MOST_ELEMENTS, Quotient};

use crate::error::Result;
use crate::game::{Rule, State};
use crate::position::{Component, Move, Position, distinct_components};
use crate::rule::Code;
use crate::search::{MOST_POSITIONS, Search};
use crate::watch::{Limited, Watch};
use std::time::Duration;

/// The heaps of a position, if all of it are heaps of such games.
fn heaps(position: &Position, is_game: impl Fn(&Code) -> bool) -> Option<Vec<u64>> {
    let heap = |component: &Component| match (&position.game(component).rule, &component.state) {
        (Rule::Heap(code), State::Heap(heap)) => is_game(code).then_some(*heap),
        _ => None,
    };
    position.components.iter().map(heap).collect()
}

/// After a search for so long, a misère quotient is looked for, and for so long.
const SHORT: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_secs(5);

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
    if let Some(heaps) = heaps(position, |code| code.nim_bound() == Some(u64::MAX)) {
        let next_player_wins = sg::nim::next_player_wins_misere(&heaps);
        let moves = nim_moves(position, &heaps);
        return Ok(Winner { next_player_wins, moves, how: How::Nim });
    }
    let mut search = Search::new(&position.games, false, MOST_POSITIONS);
    // Before options are listed: the search refuses a component that has too many.
    let short = Limited::new(watch, SHORT);
    let found = search.next_player_wins(&position.components, &short);
    if found.is_err()
        && let Some(first) = position.components.first()
        && let Rule::Heap(code) = &position.game(first).rule
        && let Some(heaps) = heaps(position, |own| own == code)
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
        after.extend(one.left.iter().map(State::heap));
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
