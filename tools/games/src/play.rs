//! Players: one that never loses what it can win, and one that moves at random.

use crate::draws::{self, Outcome};
use crate::error::{Error, Result};
use crate::game::{Game, State};
use crate::misere;
use crate::moves::Values;
use crate::position::{Component, Move, Position};
use crate::watch::{Interruptible, Limited, Watch};
use rand::{Rng, RngExt};
use std::time::Duration;

/// A game of at most so many positions is looked at as a whole, if that takes no longer than this.
const SMALL: usize = 20_000;
const TIME: Duration = Duration::from_millis(500);
/// The most moves of a component.
const MOST_MOVES: u128 = 300_000;

/// A move: the component, and what takes its place.
pub type Choice = (usize, Vec<State>);

/// A perfect player.
pub struct Player {
    misere: bool,
    is_endless: bool,
    values: Values,
}

impl Player {
    /// A player of these games, in normal or misère play.
    #[must_use]
    pub fn new(games: &[Game], misere: bool) -> Player {
        let is_endless = games.iter().any(|game| draws::endless(game).is_some());
        Player { misere, is_endless, values: Values::default() }
    }

    /// Whether the next player wins with best play, `None` if neither can force that; and the best moves. Of a large
    /// position that is lost, there are none.
    ///
    /// # Errors
    /// If that takes too much time or memory.
    pub fn best(&mut self, position: &Position) -> Result<(Option<bool>, Vec<Choice>)> {
        let watch = Limited::new(&Interruptible, TIME);
        let limits: (usize, &dyn Watch) =
            if self.is_endless { (draws::MOST, &Interruptible) } else { (SMALL, &watch) };
        let (wins, moves) = match draws::moves(position, self.misere, limits) {
            Ok((outcome, moves)) => (outcome.next_player_wins, quickest(moves)),
            Err(error) if self.is_endless => return Err(error),
            Err(_) if self.misere => {
                let found = misere::find(position, &Interruptible)?;
                (Some(found.next_player_wins), found.moves)
            }
            Err(_) => match self.values.components(position) {
                Ok(values) => {
                    let wins = sg::nim_sum(values).next_player_wins();
                    (Some(wins), self.values.winning_moves(position)?)
                }
                // It was not seen in small positions.
                Err(error) if error.is_endless() => {
                    self.is_endless = true;
                    return self.best(position);
                }
                Err(error) => return Err(error),
            },
        };
        Ok((wins, moves.into_iter().map(|one| (one.component, one.left)).collect()))
    }

    /// One of the best moves, or, where there are none, of those that take least.
    ///
    /// # Errors
    /// As [`Player::best`] and [`lefts`].
    pub fn choose(&mut self, position: &Position, random: &mut impl Rng) -> Result<Choice> {
        let (_, mut best) = self.best(position)?;
        if best.is_empty() {
            return any(position, random, size);
        }
        Ok(best.swap_remove(random.random_range(0..best.len())))
    }
}

/// The moves that win soonest, or else draw, or else lose latest.
fn quickest(mut moves: Vec<(Move, Outcome)>) -> Vec<Move> {
    let rank = |after: &Outcome| match after.next_player_wins {
        Some(false) => (0, after.moves),
        None => (1, 0),
        Some(true) => (2, usize::MAX - after.moves),
    };
    let best = moves.iter().map(|(_, after)| rank(after)).min();
    moves.retain(|(_, after)| Some(rank(after)) == best);
    moves.into_iter().map(|(one, _)| one).collect()
}

/// How much there is in some states.
fn size(states: &[State]) -> u128 {
    let of = |state: &State| match state {
        State::Heap(heap) => u128::from(*heap),
        State::Coins(coins) => coins.len() as u128,
        State::Numbers(numbers) => numbers.iter().map(|n| u128::from(*n)).sum(),
    };
    states.iter().map(of).sum()
}

/// A move at random, among those that take least by `size`.
///
/// # Errors
/// As [`lefts`].
///
/// # Panics
/// If there is no move.
pub fn any(
    position: &Position,
    random: &mut impl Rng,
    size: impl Fn(&[State]) -> u128,
) -> Result<Choice> {
    let mut moves = Vec::new();
    for (place, component) in position.components.iter().enumerate() {
        let before = size(std::slice::from_ref(&component.state));
        let lefts = lefts(position, component)?.into_iter();
        moves.extend(lefts.map(|left| (before.saturating_sub(size(&left)), (place, left))));
    }
    let least = moves.iter().map(|(taken, _)| *taken).min();
    moves.retain(|(taken, _)| Some(*taken) == least);
    Ok(moves.swap_remove(random.random_range(0..moves.len())).1)
}

/// What the moves of a component leave.
///
/// # Errors
/// If there are too many, or the rule is wrong.
pub fn lefts(position: &Position, component: &Component) -> Result<Vec<Vec<State>>> {
    let (game, state) = (position.game(component), &component.state);
    let count = game.rule.count_options(state);
    if count > MOST_MOVES {
        let (name, state) = (&game.name, game.state_text(state));
        let why =
            format!("about {count} moves, or coins that they turn over; the most is {MOST_MOVES}");
        return Err(Error::new(format!("{name} {state} is too large to be played: {why}")));
    }
    let mut lefts = Vec::new();
    game.rule.for_each_option(state, |left| lefts.push(left))?;
    Ok(lefts)
}
