//! Who wins in misère play, where the last mover loses, by the definition: a position without a move is won by the
//! next player, one with a move to a lost position is won, and one whose moves all lead to won positions is lost.

use crate::error::{Error, Result};
use crate::game::{Game, Rule, State};
use crate::index;
use crate::memory::check_free;
use crate::period::{Finite, FiniteLaw};
use crate::position::Component;
use crate::rule::{Code, Family};
use crate::search::{MOST_POSITIONS, Search};
use crate::watch::{At, Watch};

/// Whether the next player wins each of some positions, in order.
pub struct Outcomes {
    /// The positions: single heaps, positions of a rule by its moves, or single coins.
    pub states: Vec<State>,
    /// Whether the next player wins, for each position from the first on that was decided.
    pub next_player_wins: Vec<bool>,
    /// Why the search gave up before it decided all; `None` if it did not, or was stopped by Ctrl-C.
    pub gave_up: Option<Error>,
}

/// The outcomes in misère play of all positions of one component up to `to`, until the search gives up or `watch`
/// says to stop.
#[must_use]
pub fn outcomes(game: &Game, to: u64, watch: &dyn Watch) -> Outcomes {
    let mut found =
        Outcomes { states: states(game, to), next_player_wins: Vec::new(), gave_up: None };
    if let Rule::Heap(code) = &game.rule
        && code.most_parts() < 2
    {
        match single_heaps(code, to, watch) {
            Ok(wins) => found.next_player_wins = wins,
            Err(error) => found.gave_up = Some(error),
        }
        return found;
    }
    let mut search = Search::new(std::slice::from_ref(game), false, MOST_POSITIONS);
    for state in &found.states {
        let component = Component { game: 0, state: state.clone() };
        if !watch.go_on(found.next_player_wins.len()) {
            break;
        }
        match search.next_player_wins(&[component], &At(watch, found.next_player_wins.len())) {
            Ok(wins) => found.next_player_wins.push(wins),
            Err(_) if !watch.go_on(found.next_player_wins.len()) => break,
            Err(error) => {
                found.gave_up = Some(error);
                break;
            }
        }
    }
    found
}

impl Outcomes {
    /// The proved law of who wins single heaps, if no move splits them and there is a largest take: then the outcome of a heap
    /// above it depends on those of as many before it, in the same way for each.
    #[must_use]
    pub fn law(&self, game: &Game) -> Option<FiniteLaw> {
        let Rule::Heap(code) = &game.rule else { return None };
        if code.most_parts() > 1 || code.tail_length().is_some() {
            return None;
        }
        let finite = Finite { from: code.horizon() + 1, modulus: 1, reach: code.horizon() };
        finite.law(0, &self.next_player_wins)
    }
}

/// The most moves to look at in one pass: about a second.
const MOST_MOVES: u64 = 500_000_000;

/// Whether the next player wins heaps 0 to `to` in misère play of a game that splits no heap, in one pass in increasing
/// order: all heaps from which a move leads to a lost one are won. The last ones are missing if `watch` says to stop.
///
/// # Errors
/// If it takes too much time or memory.
///
/// # Panics
/// If some move splits a heap.
pub fn single_heaps(code: &Code, to: u64, watch: &dyn Watch) -> Result<Vec<bool>> {
    assert!(code.most_parts() < 2, "no move splits a heap");
    check_free(to.saturating_add(1), &format!("a pass over the heaps up to {to}"))?;
    // Heap 0, which moves that leave nothing lead to, is won.
    let families: Vec<Family> = code.families(to).into_iter().filter(|f| f.parts == 1).collect();
    let (mut wins, mut moves) = (vec![false; index(to) + 1], 0);
    for heap in 0..=to {
        if heap.is_multiple_of(1 << 10) && !watch.go_on(index(heap)) {
            wins.truncate(index(heap));
            break;
        }
        if code.count_options(heap) == 0 {
            wins[index(heap)] = true;
        }
        if wins[index(heap)] {
            continue;
        }
        for family in &families {
            let from = family.takes().map_while(|take| heap.checked_add(take).filter(|n| *n <= to));
            moves += from.map(|n| wins[index(n)] = true).count() as u64;
        }
        if moves > MOST_MOVES {
            return Err(Error::new(format!(
                "no answer: a pass over the heaps up to {to} looks at more than {MOST_MOVES} moves, at heap {heap}"
            )));
        }
    }
    Ok(wins)
}

/// The positions of a game up to `to`, in order.
#[must_use]
pub fn states(game: &Game, to: u64) -> Vec<State> {
    game.positions(to).map(|numbers| game.state_of(&numbers)).collect()
}
