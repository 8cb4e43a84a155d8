//! Who wins in misère play, where the last mover loses, by the definition: a position without a move is won by the
//! next player, one with a move to a lost position is won, and one whose moves all lead to won positions is lost.

use crate::error::{Error, Result};
use crate::game::{Game, Rule, State};
use crate::index;
use crate::memory::check_free;
use crate::position::Component;
use crate::rule::{Code, Family};
use crate::search::{MOST_POSITIONS, Search};
use crate::watch::{Interruptible, Watch, interrupted};
use crate::written::{Goal, Solver};

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
    let states = states(game, to);
    let (next_player_wins, gave_up) = match &game.rule {
        Rule::Heap(code) if code.most_parts() < 2 => match single_heaps(code, to, watch) {
            Ok(wins) => (wins, None),
            Err(error) => (Vec::new(), Some(error)),
        },
        Rule::Written(rule) if !rule.splits() => {
            let mut solver = Solver::new(rule, Goal::Outcome { misere: true });
            one_by_one(&states, watch, |state| match state {
                State::Numbers(numbers) => {
                    Ok(solver.value(numbers, &Interruptible)?.next_player_wins())
                }
                _ => unreachable!("states belong to games"),
            })
        }
        _ => {
            let mut search = Search::new(std::slice::from_ref(game), false, MOST_POSITIONS);
            one_by_one(&states, watch, |state| {
                let component = Component { game: 0, state: state.clone() };
                search.next_player_wins(&[component], &Interruptible)
            })
        }
    };
    Outcomes { states, next_player_wins, gave_up }
}

/// Decides positions in order, until one cannot be or `watch` says to stop.
fn one_by_one(
    states: &[State],
    watch: &dyn Watch,
    mut decide: impl FnMut(&State) -> Result<bool>,
) -> (Vec<bool>, Option<Error>) {
    let mut wins = Vec::new();
    for state in states {
        if !watch.go_on(wins.len()) {
            break;
        }
        match decide(state) {
            Ok(decided) => wins.push(decided),
            Err(_) if interrupted() => break,
            Err(error) => return (wins, Some(error)),
        }
    }
    (wins, None)
}

/// The most families of moves to look at in one pass: some seconds.
const MOST_FAMILIES: u64 = 2_000_000_000;

/// Whether the next player wins heaps 0 to `to` in misère play of a game that splits no heap, in one pass in increasing
/// order; the last ones are missing if `watch` says to stop.
///
/// A family of moves leads to heaps at equal distances. Whether a P-position is among them is seen from
/// the numbers of P-positions up to its first and its last heap, so that it takes no time to speak of.
///
/// # Errors
/// If it would take too much time or memory, before it begins.
///
/// # Panics
/// If some move splits a heap.
pub fn single_heaps(code: &Code, to: u64, watch: &dyn Watch) -> Result<Vec<bool>> {
    assert!(code.most_parts() < 2, "no move splits a heap");
    let families = code.families(to).len() as u64;
    if families.saturating_mul(to) > MOST_FAMILIES {
        return Err(Error::new(format!(
            "no answer: a pass over the heaps up to {to} looks at about {families} {} of moves for each; \
             the most for all is {MOST_FAMILIES}",
            if families == 1 { "family" } else { "families" }
        )));
    }
    check_free(
        to.saturating_add(1).saturating_mul(9),
        &format!("a pass over the heaps up to {to}"),
    )?;
    let mut wins: Vec<bool> = Vec::with_capacity(index(to) + 1);
    let tail = index(code.tail_length().unwrap_or(1));
    // Families are runs, or have the step of the tail.
    let (mut by_one, mut by_tail) = (Lost::new(1), Lost::new(tail));
    for heap in 0..=to {
        if heap.is_multiple_of(1 << 10) && !watch.go_on(wins.len()) {
            break;
        }
        let families = code.families(heap);
        let leads_to_loss = |family: &Family| {
            // A move that leaves no part is as one that leaves heap 0.
            let lost = if family.step == 1 { &by_one } else { &by_tail };
            lost.is_among(index(heap - family.last), index(heap - family.first))
        };
        let decided = families.iter().any(leads_to_loss) || families.is_empty();
        wins.push(decided);
        by_one.push(!decided);
        by_tail.push(!decided);
    }
    Ok(wins)
}

/// For each heap, how many P-positions there are among it and the heaps that are smaller by a multiple
/// of the step.
struct Lost {
    step: usize,
    counts: Vec<u32>,
}

impl Lost {
    fn new(step: usize) -> Lost {
        Lost { step, counts: Vec::new() }
    }

    fn push(&mut self, is_lost: bool) {
        let before = self.counts.len().checked_sub(self.step).map_or(0, |heap| self.counts[heap]);
        self.counts.push(before + u32::from(is_lost));
    }

    /// Whether a P-position is among the heaps `first`, `first + step`, ..., `last`.
    fn is_among(&self, first: usize, last: usize) -> bool {
        let before = first.checked_sub(self.step).map_or(0, |heap| self.counts[heap]);
        self.counts[last] > before
    }
}

/// The positions of a game up to `to`, in order.
#[must_use]
pub fn states(game: &Game, to: u64) -> Vec<State> {
    match &game.rule {
        Rule::Heap(_) => (0..=to).map(State::Heap).collect(),
        Rule::Coins(rule) => {
            let side = rule.least()..=to;
            let coins = side.clone().flat_map(|i| side.clone().map(move |j| (i, j)));
            coins.map(|coin| State::Coins(vec![coin])).collect()
        }
        Rule::Written(rule) => rule.positions(to).map(State::Numbers).collect(),
        Rule::Listed(_) => Vec::new(),
    }
}
