//! What the rules of a game say of its positions.

use crate::analysis::Analysis;
use crate::error::{Error, Result};
use crate::formula::{Claimed, Form};
use crate::game::{Game, Rule, State};
use crate::outcomes::{Outcomes, outcomes};
use crate::position::Component;
use crate::rule::Grid;
use crate::search::{MOST_POSITIONS, Search};
use crate::value::Value;
use crate::watch::Limited;
use crate::written::{Goal, LARGEST, Solver};

/// What the rules say of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Its value.
    Value(Value),
    /// Who wins.
    Outcome {
        /// Whether it is the next player.
        next_player_wins: bool,
    },
}

impl Answer {
    /// Whether the next player wins.
    #[must_use]
    pub fn next_player_wins(self) -> bool {
        match self {
            Answer::Value(value) => value.next_player_wins(),
            Answer::Outcome { next_player_wins } => next_player_wins,
        }
    }

    /// Whether the formula says the same.
    pub(super) fn is(self, claimed: Claimed) -> bool {
        match claimed {
            Claimed::Outcome { next_player_wins } => self.next_player_wins() == next_player_wins,
            Claimed::Value(claimed) => match self {
                Answer::Value(value) => {
                    u128::try_from(claimed).is_ok_and(|claimed| value == claimed)
                }
                Answer::Outcome { .. } => false,
            },
        }
    }
}

/// What the rules say of the positions of a game, as far as it has been computed.
pub struct Truth<'a> {
    game: &'a Game,
    known: Known,
}

enum Known {
    Heaps(Box<Analysis>),
    Grid(Grid),
    Written(Box<Solver>),
    /// Who wins, where moves leave one position.
    Decided(Box<Solver>),
    /// Who wins, by a search; and that of what their moves leave.
    Searched {
        found: Box<Outcomes>,
        search: Box<Search>,
    },
}

impl<'a> Truth<'a> {
    /// What is to be known of a game: values or outcomes. Tables up to `to` are made now, as far as `watch`
    /// allows.
    ///
    /// # Errors
    /// If they would not fit.
    pub fn new(
        game: &'a Game,
        form: Form,
        misere: bool,
        to: u64,
        watch: &Limited,
    ) -> Result<Truth<'a>> {
        let known = match &game.rule {
            Rule::Written(rule) => {
                if to > LARGEST {
                    let message = format!("--to {to}: the numbers of a rule end at {LARGEST}");
                    return Err(Error::new(message));
                }
                let corner = vec![to; rule.width()];
                if form != Form::Value && !rule.splits() {
                    Known::Decided(Box::new(Solver::new(rule, Goal::Outcome { misere })))
                } else if misere {
                    Known::searched(game, to, watch)?
                } else {
                    let mut values = Box::new(Solver::new(rule, Goal::Grundy));
                    values.expect(&corner);
                    Known::Written(values)
                }
            }
            _ if misere => Known::searched(game, to, watch)?,
            Rule::Heap(code) => {
                let mut analysis = Box::new(Analysis::new(code));
                // Where a theorem gives the values, a table is not needed.
                if code.nim_bound().is_none() {
                    analysis.until_proved(to, watch)?;
                }
                Known::Heaps(analysis)
            }
            Rule::Coins(rule) => Known::Grid(Grid::of_coins(*rule, to, watch)?),
            Rule::Listed(_) => unreachable!("compared without rules"),
        };
        Ok(Truth { game, known })
    }

    /// The values and the period of a game on heaps.
    #[must_use]
    pub fn analysis(&self) -> Option<&Analysis> {
        match &self.known {
            Known::Heaps(analysis) => Some(analysis),
            _ => None,
        }
    }

    /// Whether all that will be known of positions in order is known: no more is computed.
    #[must_use]
    pub fn is_computed(&self) -> bool {
        !matches!(self.known, Known::Written(_) | Known::Decided(_))
    }

    /// Why a search gave up, if it did.
    #[must_use]
    pub fn gave_up(self) -> Option<Error> {
        match self.known {
            Known::Searched { found, .. } => found.gave_up,
            _ => None,
        }
    }

    /// What the rules say of a position; `None` if that has not been computed, or if `watch` stopped it.
    ///
    /// # Errors
    /// If the rule is wrong somewhere on the way, or more positions can be reached than fit.
    pub fn at(&mut self, position: &[u64], watch: &Limited) -> Result<Option<Answer>> {
        self.of_state(&self.game.state_of(position), watch)
    }

    /// What the rules say of what a move leaves.
    ///
    /// # Errors
    /// As [`Truth::at`].
    pub fn of_left(&mut self, left: &[State], watch: &Limited) -> Result<Option<Answer>> {
        if let Known::Searched { search, .. } = &mut self.known {
            let component = |state: &State| Component { game: 0, state: state.clone() };
            let sum: Vec<Component> = left.iter().map(component).collect();
            return stopped_or(search.next_player_wins(&sum, watch).map(outcome), watch);
        }
        if let [state] = left {
            return self.of_state(state, watch);
        }
        let mut sum = Value::default();
        for state in left {
            match self.of_state(state, watch)? {
                Some(Answer::Value(value)) => sum = sum ^ value,
                _ => return Ok(None),
            }
        }
        Ok(Some(Answer::Value(sum)))
    }

    fn of_state(&mut self, state: &State, watch: &Limited) -> Result<Option<Answer>> {
        let number = |number: u128| Answer::Value(Value::Number(number));
        Ok(match (&mut self.known, state) {
            (Known::Heaps(analysis), State::Heap(heap)) => {
                analysis.value(*heap).map(|(value, _)| number(value))
            }
            (Known::Grid(grid), State::Coins(coins)) => {
                let sum = coins.iter().try_fold(0, |sum, coin| Some(sum ^ grid.get(*coin)?));
                sum.map(|sum| number(sum.into()))
            }
            (Known::Written(values), State::Numbers(numbers)) => {
                stopped_or(values.value(numbers, watch).map(Answer::Value), watch)?
            }
            (Known::Decided(solver), State::Numbers(numbers)) => {
                stopped_or(solver.decide(numbers, watch).map(outcome), watch)?
            }
            (Known::Searched { found, .. }, state) => {
                let place = found.states.binary_search(state).ok();
                place.and_then(|place| found.next_player_wins.get(place)).copied().map(outcome)
            }
            _ => unreachable!("states belong to their games"),
        })
    }
}

impl Known {
    /// Who wins in misère play, by a search.
    fn searched(game: &Game, to: u64, watch: &Limited) -> Result<Known> {
        let count = game.least_numbers().iter().fold(1_u128, |count, least| {
            count.saturating_mul((u128::from(to) + 1).saturating_sub((*least).into()))
        });
        if count > MOST_POSITIONS as u128 {
            let most = MOST_POSITIONS as u128;
            return Err(Error::too_many(to, count, "a search of misère play", most));
        }
        let found = Box::new(outcomes(game, to, watch));
        let search = Box::new(Search::new(std::slice::from_ref(game), false, MOST_POSITIONS));
        Ok(Known::Searched { found, search })
    }
}

fn outcome(next_player_wins: bool) -> Answer {
    Answer::Outcome { next_player_wins }
}

/// What was found, or nothing after a stop.
fn stopped_or(found: Result<Answer>, watch: &Limited) -> Result<Option<Answer>> {
    match found {
        Ok(answer) => Ok(Some(answer)),
        Err(_) if watch.has_stopped() => Ok(None),
        Err(error) => Err(error),
    }
}
