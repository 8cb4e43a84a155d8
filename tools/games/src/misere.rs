//! Misère play, where the last mover loses: Nim by theorem, one heap of a game that splits none by a pass
//! over all smaller heaps, all else by search.

use crate::error::{Error, Result};
use crate::game::{Rule, State};
use crate::index;
use crate::moves::{MOST_MOVES, Move, check_count, check_moves, distinct_components};
use crate::outcomes::single_heaps;
use crate::position::{Component, Position};
use crate::rule::Code;
use crate::search::{MOST_POSITIONS, Search};
use crate::watch::Watch;

/// How an outcome was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// Bouton's theorem on misère Nim.
    Theorem,
    /// From smaller heaps to larger ones, up to this heap.
    Pass(u64),
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

/// The heap of a position that is one heap of a game that splits none.
fn lone_heap(position: &Position) -> Option<(&Code, u64)> {
    let [component] = &position.components[..] else { return None };
    match (&position.game(component).rule, &component.state) {
        (Rule::Heap(code), State::Heap(heap)) if code.most_parts() < 2 => Some((code, *heap)),
        _ => None,
    }
}

/// Who wins a position in misère play, and by which moves.
pub struct Found {
    /// Whether the next player wins.
    pub next_player_wins: bool,
    /// All moves that win. If the next player has none, either all moves lose, or there is no move and
    /// the game is won.
    pub moves: Vec<Move>,
    /// How they were found.
    pub how: How,
}

/// Finds who wins a position in misère play, and by which moves.
///
/// # Errors
/// If it would take too much time or memory, or `watch` says to stop.
pub fn find(position: &Position, watch: &dyn Watch) -> Result<Found> {
    if let Some(heaps) = nim_heaps(position) {
        let next_player_wins = sg::nim::next_player_wins_misere(&heaps);
        return Ok(Found {
            next_player_wins,
            moves: nim_moves(position, &heaps),
            how: How::Theorem,
        });
    }
    if let Some((code, heap)) = lone_heap(position) {
        return pass(position, code, heap, MOST_MOVES, watch);
    }
    let mut search = Search::new(&position.games, false, MOST_POSITIONS);
    // Before options are listed: the search refuses a component that has too many.
    let next_player_wins = search.next_player_wins(&position.components, watch)?;
    let mut moves = Vec::new();
    if position.next_player_has_won()?.is_some() {
        return Ok(Found { next_player_wins, moves, how: How::Search(0) });
    }
    for (component, multiplicity) in distinct_components(position) {
        let Component { game, state } = &position.components[component];
        let rule = &position.games[*game].rule;
        let mut lefts = Vec::new();
        rule.for_each_option(state, |left| lefts.push(left))?;
        for left in lefts {
            if !search.next_player_wins(&position.after(component, &left).components, watch)? {
                moves.push(Move { component, left, multiplicity });
            }
        }
    }
    Ok(Found { next_player_wins, moves, how: How::Search(search.len()) })
}

/// One heap of a game that splits none: each option is a smaller heap. At most so many moves are listed.
fn pass(
    position: &Position,
    code: &Code,
    heap: u64,
    most: usize,
    watch: &dyn Watch,
) -> Result<Found> {
    let (game, state) = (&position.games[0], State::Heap(heap));
    check_count(game, &state, code.count_options(heap))?;
    watch.expect(heap);
    let wins = single_heaps(code, heap, watch)?;
    let Some(&next_player_wins) = wins.get(index(heap)) else {
        return Err(Error::new(format!("stopped after heap {}", wins.len())));
    };
    let mut moves = Vec::new();
    code.for_each_option(heap, |parts| {
        if moves.len() <= most && !wins[index(parts.first().copied().unwrap_or(0))] {
            let left = parts.iter().copied().map(State::Heap).collect();
            moves.push(Move { component: 0, left, multiplicity: 1 });
        }
    });
    check_moves(game, &state, most, moves.len() <= most)?;
    Ok(Found { next_player_wins, moves, how: How::Pass(heap) })
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

#[cfg(test)]
mod tests {
    use super::{lone_heap, pass};
    use crate::parse;
    use crate::watch::{Unwatched, Watch};
    use std::sync::atomic::{AtomicU64, Ordering};

    /// Notes how many steps are expected.
    struct Expected(AtomicU64);

    impl Watch for Expected {
        fn go_on(&self, _: usize) -> bool {
            true
        }
        fn expect(&self, total: u64) {
            self.0.store(total, Ordering::Relaxed);
        }
    }

    /// As many winning moves as can be listed are, and more are refused.
    #[test]
    fn as_many_moves_as_can_be_listed() {
        // Heaps 0 to 2 have no move, and win; 3 to 5 lose.
        let position = parse::position("take 3..6 8").unwrap();
        let (code, heap) = lone_heap(&position).unwrap();
        let moves =
            |most| pass(&position, code, heap, most, &Unwatched).map(|found| found.moves.len());
        assert_eq!(moves(3), Ok(3));
        let watch = Expected(AtomicU64::new(0));
        assert!(pass(&position, code, heap, 3, &watch).is_ok());
        assert_eq!(watch.0.into_inner(), 8);
        assert_eq!(
            moves(2).unwrap_err().to_string(),
            "take 3..6 8: there are more than 2 winning moves, too many to list"
        );
    }
}
