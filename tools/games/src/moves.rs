//! Winning moves of sums in normal play.

use crate::error::{Error, Result};
use crate::game::{Game, Rule, State};
use crate::index;
use crate::period::{Analysis, FiniteLaw, Reason};
use crate::position::{Component, Move, Position, distinct_components};
use crate::rule::Code;
use crate::value::Value;
use crate::watch::{Interruptible, Limited, Progress, Watch, interrupted, stopped};
use crate::written::{Goal, Solver};
use std::collections::HashMap;
use std::time::Duration;

/// The most options of a component to look at, and the most moves to list.
const MOST_OPTIONS: u128 = 200_000_000;
/// From here on a law of a rule by its moves is looked for, and for so long.
const LARGE: u64 = 1 << 16;
const LOOK: Duration = Duration::from_secs(3);
const MOST_MOVES: usize = 1_000_000;

/// The Grundy values of positions, with the tables and periods of the games so far.
pub struct Values {
    heaps: HashMap<Code, Analysis>,
    /// By the rules' names, the laws of rules by their moves that were looked for.
    laws: HashMap<String, Option<FiniteLaw>>,
    written: HashMap<String, Solver>,
    most_moves: usize,
    /// For how long one value is computed, if that is limited.
    limit: Option<Duration>,
}

impl Default for Values {
    fn default() -> Values {
        let (heaps, laws, written) = Default::default();
        Values { heaps, laws, written, most_moves: MOST_MOVES, limit: None }
    }
}

impl Values {
    /// Values of which each is computed for so long at most.
    #[must_use]
    pub fn within(limit: Duration) -> Values {
        Values { limit: Some(limit), ..Values::default() }
    }

    /// The analysis of a game on heaps, taken so far that the value of `heap` is known, and that value.
    ///
    /// # Errors
    /// As [`Values::heap`].
    fn analyse(
        &mut self,
        name: &str,
        code: &Code,
        heap: u64,
    ) -> Result<(&Analysis, (u128, Reason))> {
        let analysis = self.heaps.entry(code.clone()).or_insert_with(|| Analysis::new(code));
        let fail = |message| Error::new(format!("{name} {heap}: {message}"));
        let progress = Progress::new(heap, "heaps");
        let no_theorem = |e| fail(format!("no theorem here gives the value: {e}"));
        let watch = Limited::new(&progress, self.limit.unwrap_or(Duration::MAX));
        analysis.learn(heap, &watch).map_err(no_theorem)?;
        let Some(value) = analysis.value(heap) else {
            let known = analysis.values().len();
            let are_known = format!("the values of heaps below {known} are known");
            return Err(match self.limit.filter(|_| !interrupted()) {
                Some(limit) => fail(format!(
                    "no theorem here gives the value, and it takes more than {} seconds; {are_known}",
                    limit.as_secs_f64()
                )),
                None => stopped(&format!("{name} {heap}: {are_known}")),
            });
        };
        Ok((analysis, value))
    }

    /// The value of a heap, and how it is known.
    ///
    /// # Errors
    /// If it cannot be computed within limits of time and memory, with the figures, or after Ctrl-C.
    pub fn heap(&mut self, name: &str, code: &Code, heap: u64) -> Result<(u128, Reason)> {
        Ok(self.analyse(name, code, heap)?.1)
    }

    /// The analysis of a game on heaps, if a value of it was asked for.
    #[must_use]
    pub fn analysis(&self, code: &Code) -> Option<&Analysis> {
        self.heaps.get(code)
    }

    /// The value of a component of a position.
    ///
    /// # Errors
    /// As [`Values::heap`].
    ///
    /// # Panics
    /// If the state is one of another game.
    pub fn state(&mut self, game: &Game, state: &State) -> Result<Value> {
        let number = match (&game.rule, state) {
            (Rule::Heap(code), State::Heap(heap)) => self.heap(&game.name, code, *heap)?.0,
            (Rule::Coins(rule), State::Coins(coins)) => rule.closed_form_of(coins).into(),
            (Rule::Written(rule), State::Numbers(numbers)) => {
                let (mut numbers, mut added) = (numbers.clone(), 0);
                if let (Some(law), Some(place)) = (self.law(game, &numbers), rule.unbounded()) {
                    let n = numbers.remove(place);
                    let t = rule.memories().into_iter().position(|t| t == numbers);
                    added = law.added(n, t.unwrap_or(0));
                    numbers.insert(place, law.reduced(n));
                }
                let new = || Solver::new(rule, Goal::Grundy);
                let values = self.written.entry(game.name.clone()).or_insert_with(new);
                values.most_time = self.limit.unwrap_or(values.most_time);
                match values.value(&numbers, &Progress::endless("positions"))? {
                    Value::Number(number) => number + added,
                    over => return Ok(over),
                }
            }
            (Rule::Graph(graph), State::Numbers(at)) => graph.value(index(at[0]))?.into(),
            _ => unreachable!("states belong to their games"),
        };
        Ok(Value::Number(number))
    }

    /// The proved law of a rule with a finite memory, if a position is so large that it is worth a look of some seconds.
    pub fn law(&mut self, game: &Game, numbers: &[u64]) -> Option<FiniteLaw> {
        let Rule::Written(rule) = &game.rule else { return None };
        if !rule.has_law() || numbers[rule.unbounded()?] < LARGE {
            return None;
        }
        let look = || {
            let watch = Limited::new(&Interruptible, LOOK);
            Solver::new(rule, Goal::Grundy).rows(None, &watch).ok().and_then(|(_, law)| law)
        };
        *self.laws.entry(game.name.clone()).or_insert_with(look)
    }

    /// The values of the components, in order.
    ///
    /// # Errors
    /// As [`Values::heap`].
    pub fn components(&mut self, position: &Position) -> Result<Vec<Value>> {
        // The largest heap first: its table, or a proof, serves the others too.
        if let Some(component) =
            position.components.iter().max_by_key(|component| largest(&component.state))
        {
            self.state(position.game(component), &component.state)?;
        }
        let value = |component: &Component| self.state(position.game(component), &component.state);
        position.components.iter().map(value).collect()
    }

    /// All moves that win in normal play: those that make the nim-sum 0, or end the game. None in a
    /// P-position.
    ///
    /// # Errors
    /// As [`Values::heap`], or if there are too many options to look at, or moves to list.
    pub fn winning_moves(&mut self, position: &Position) -> Result<Vec<Move>> {
        let values = self.components(position)?;
        if !sg::nim_sum(values.iter().copied()).next_player_wins() {
            return Ok(Vec::new());
        }
        if position.next_player_has_won()?.is_some() {
            return Ok(Vec::new());
        }
        let mut moves = Vec::new();
        for (component, multiplicity) in distinct_components(position) {
            let most = self.most_moves - moves.len();
            let Component { state, .. } = &position.components[component];
            let game = position.game(&position.components[component]);
            let others = values.iter().enumerate().filter(|(place, _)| *place != component);
            let others = sg::nim_sum(others.map(|(_, value)| *value));
            let lefts = self.winning_options(game, state, others, most)?;
            if lefts.len() > most {
                return Err(Error::new(format!(
                    "{} {}: there are more than {} winning moves, too many to list",
                    game.name,
                    game.state_text(state),
                    self.most_moves
                )));
            }
            moves.extend(lefts.into_iter().map(|left| Move { component, left, multiplicity }));
        }
        Ok(moves)
    }

    /// The options of a component that win beside others of this value; if there are more than `most`, at
    /// least `most + 1` of them.
    fn winning_options(
        &mut self,
        game: &Game,
        state: &State,
        others: Value,
        most: usize,
    ) -> Result<Vec<Vec<State>>> {
        if let (Rule::Heap(code), State::Heap(heap)) = (&game.rule, state) {
            // No move here ends a game.
            let Value::Number(value) = others else { return Ok(Vec::new()) };
            return self.heaps_with_value(game, code, *heap, value, most);
        }
        check_count(game, state, game.rule.count_options(state))?;
        // `for_each_option` cannot stop early: after an error the rest is ignored.
        let mut options = Vec::new();
        let mut failed = None;
        game.rule.for_each_option(state, |left| {
            if failed.is_some() || options.len() > most {
                return;
            }
            match left.iter().try_fold(others, |sum, state| Ok(sum ^ self.state(game, state)?)) {
                Ok(sum) if !sum.next_player_wins() => options.push(left),
                Ok(_) => {}
                Err(error) => failed = Some(error),
            }
        })?;
        failed.map_or(Ok(options), Err)
    }

    /// As [`Values::winning_options`], for heaps. Options that are one heap are found by the period,
    /// so that takes from a heap of 10^18 can be listed; splits are looked at one by one.
    fn heaps_with_value(
        &mut self,
        game: &Game,
        code: &Code,
        heap: u64,
        value: u128,
        most: usize,
    ) -> Result<Vec<Vec<State>>> {
        let most_moves = self.most_moves;
        let (analysis, _) = self.analyse(&game.name, code, heap)?;
        let families = code.families(heap);
        let splits = families.iter().filter(|family| family.parts > 1);
        let count = splits.map(|family| family.count(heap)).fold(0, u128::saturating_add);
        check_count(game, &State::Heap(heap), count)?;
        let progress = Progress::new(u64::try_from(count).unwrap_or(u64::MAX), "splits");
        let (mut looked, mut go_on) = (0_usize, true);
        let mut options: Vec<Vec<State>> = Vec::new();
        for family in &families {
            if family.parts > 1 {
                let value_of = |part: u64| analysis.value(part).expect("parts are smaller").0;
                family.for_each_split(heap, |parts| {
                    // It cannot stop early.
                    if !go_on {
                        return;
                    }
                    looked += 1;
                    if looked.is_multiple_of(1 << 16) {
                        go_on = progress.go_on(looked);
                    }
                    if options.len() <= most
                        && sg::nim_sum(parts.iter().map(|&p| value_of(p))) == value
                    {
                        options.push(parts.iter().copied().map(State::Heap).collect());
                    }
                });
            } else if family.parts == 0 {
                options.extend((value == 0).then(Vec::new));
            } else {
                let (first, last) = (heap - family.last, heap - family.first);
                // A step above 1 drops some of them: look for as many as can be listed.
                let most = if family.step == 1 { most } else { most_moves };
                let rests = analysis.heaps_with_value(first, last, value, most);
                if rests.len() > most {
                    return Ok(rests.into_iter().map(|rest| vec![State::Heap(rest)]).collect());
                }
                let in_step =
                    rests.into_iter().filter(|rest| (rest - first).is_multiple_of(family.step));
                options.extend(in_step.map(|rest| vec![State::Heap(rest)]));
            }
        }
        if !go_on {
            return Err(stopped(&format!("{looked} of {count} splits")));
        }
        Ok(options)
    }
}

fn check_count(game: &Game, state: &State, count: u128) -> Result<()> {
    if count <= MOST_OPTIONS {
        return Ok(());
    }
    Err(Error::new(format!(
        "{} {}: about {count} options, too many to look at one by one (the most is {MOST_OPTIONS})",
        game.name,
        game.state_text(state)
    )))
}

/// The size of a state: its largest heap.
fn largest(state: &State) -> u64 {
    match state {
        State::Heap(heap) => *heap,
        State::Coins(_) => 0,
        State::Numbers(numbers) => numbers.iter().copied().max().unwrap_or(0),
    }
}

#[cfg(test)]
#[path = "../tests/inside/moves.rs"]
mod tests;
