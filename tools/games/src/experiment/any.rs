//! Random positions of any game, each decided twice: by its Grundy values, with the theorem that gives
//! them where there is one, and by search among the positions themselves.

use super::{as_f64, share_of_wins, transform};
use crate::error::{Error, Result};
use crate::game::{Game, Rule, State};
use crate::moves::Values;
use crate::position::{Component, Position};
use crate::rule::PairGame;
use crate::rule::turn_over;
use crate::search::{MOST_POSITIONS, Search};
use crate::value::Value;
use crate::watch::Watch;
use rand::{Rng, RngExt};

/// How large random positions are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// The number of heaps, pairs, coins or vertices: the least and the most.
    pub count: (u64, u64),
    /// The sizes of heaps, or the rows and columns of coins: the least and the most. `None` for a graph.
    pub size: Option<(u64, u64)>,
}

/// The most heaps, pairs, coins or vertices to draw from, and of one position.
const MOST_STATES: u128 = 1_000_000;
const MOST_COUNT: u64 = 1_000;

impl Sizes {
    /// Sizes that a search decides in a moment.
    #[must_use]
    pub fn usual(game: &Game) -> Sizes {
        let size = match &game.rule {
            Rule::Heap(code) if code.most_parts() > 1 => Some((0, 12)),
            Rule::Heap(_) => Some((0, 30)),
            Rule::Pair(rule) => Some((rule.least(), 8)),
            Rule::Coins(rule) => Some((rule.least(), rule.least() + 3)),
            Rule::Graph(_) => None,
            Rule::Written(rule) => {
                let least = least(game);
                let most = match rule.width() {
                    1 if rule.splits() => 12,
                    1 => 30,
                    _ => 4,
                };
                Some((least, least + most))
            }
        };
        Sizes { count: (1, 3), size }
    }
}

/// A random position and its outcome.
pub struct Drawn {
    /// The position.
    pub position: Position,
    /// The nim-sum of its Grundy values.
    pub nim_sum: u128,
    /// Whether the first player wins.
    pub first_wins: bool,
}

/// An experiment on one game.
pub struct Experiment {
    game: Game,
    sizes: Sizes,
    /// What a position is drawn from, and the Grundy value of each.
    states: Vec<State>,
    values: Vec<u128>,
    search: Search,
    theory: String,
}

impl Experiment {
    /// Prepares an experiment: takes the Grundy values of all that positions are drawn from.
    ///
    /// # Errors
    /// If there are too many of these, or none, or their values cannot be computed.
    pub fn new(game: Game, sizes: Sizes) -> Result<Experiment> {
        if sizes.count.0 == 0 {
            return Err(Error::new("--heaps: expected at least 1"));
        }
        if sizes.count.1 > MOST_COUNT {
            return Err(Error::new(format!(
                "--heaps: {} are too many for a search; the most is {MOST_COUNT}",
                sizes.count.1
            )));
        }
        let states = states(&game, sizes)?;
        let mut known = Values::default();
        // The largest first: its table serves the others.
        if let Some(last) = states.last() {
            known.state(&game, last)?;
        }
        let values = states.iter().map(|state| match known.state(&game, state)? {
            Value::Number(value) => Ok(value),
            Value::Win | Value::Loss => Err(Error::new(format!(
                "{} {}: a game that ends at once has no Grundy value, and no theory to compare with",
                game.name,
                game.state_text(state)
            ))),
        });
        let values = values.collect::<Result<_>>()?;
        let theory = theory(&game, &known, &states);
        let search = Search::new(std::slice::from_ref(&game), true, MOST_POSITIONS);
        Ok(Experiment { game, sizes, states, values, search, theory })
    }

    /// How the Grundy values are known, in words.
    #[must_use]
    pub fn theory(&self) -> &str {
        &self.theory
    }

    /// A random position, decided twice.
    ///
    /// # Errors
    /// If theory and search disagree, with the position; if the search gives up, or `watch` says to stop.
    pub fn draw(&mut self, random: &mut impl Rng, watch: &dyn Watch) -> Result<Drawn> {
        let count = random.random_range(self.sizes.count.0..=self.sizes.count.1);
        let (mut drawn, mut nim_sum) = (Vec::new(), 0);
        for _ in 0..count {
            let place = random.random_range(0..self.states.len());
            nim_sum ^= self.values[place];
            drawn.push(self.states[place].clone());
        }
        if matches!(self.game.rule, Rule::Coins(_)) {
            // One board: a coin that is drawn twice shows tails again.
            let board = drawn.iter().fold(Vec::new(), |board, state| match state {
                State::Coins(coin) => turn_over(&board, coin),
                _ => board,
            });
            drawn = vec![State::Coins(board)];
        }
        let components = drawn.into_iter().map(|state| Component { game: 0, state }).collect();
        let position = Position { games: vec![self.game.clone()], components };
        if self.search.is_half_used() {
            self.search = Search::new(&position.games, true, MOST_POSITIONS);
        }
        let first_wins = self.search.next_player_wins(&position.components, watch);
        let first_wins = first_wins.map_err(|e| Error::new(format!("{position}: {e}")))?;
        if let (Rule::Pair(PairGame::Wythoff), [component]) =
            (&self.game.rule, &position.components[..])
            && let State::Pair(a, b) = component.state
            && first_wins == sg::wythoff::is_p_position(a, b)
        {
            return Err(Error::new(format!(
                "{position}: Wythoff's theorem says the opposite of the search"
            )));
        }
        if first_wins != (nim_sum != 0) {
            return Err(Error::new(format!(
                "{position}: the nim-sum is {nim_sum}, but by search the first player {}",
                if first_wins { "wins" } else { "loses" }
            )));
        }
        Ok(Drawn { position, nim_sum, first_wins })
    }

    /// The probability, by theory, that the first player wins; `None` if the values are too large to
    /// tell.
    #[must_use]
    pub fn expected_share(&self) -> Option<f64> {
        let most = self.values.iter().max()?;
        let mut shares = vec![0.0; usize::try_from(*most).ok().filter(|&most| most < 1 << 24)? + 1];
        let share = 1.0 / as_f64(self.values.len() as u128);
        self.values.iter().for_each(|&value| shares[usize::try_from(value).unwrap_or(0)] += share);
        let spectrum = transform(shares);
        let (first, last) = self.sizes.count;
        let sum: f64 = (first..=last).map(|count| share_of_wins(&spectrum, count)).sum();
        Some(sum / as_f64(u128::from(last - first) + 1))
    }
}

/// All that a position may be drawn from.
fn states(game: &Game, sizes: Sizes) -> Result<Vec<State>> {
    if let Rule::Graph(graph) = &game.rule {
        return Ok((0..graph.len()).map(State::Vertex).collect());
    }
    let Some((low, high)) = sizes.size else {
        return Err(Error::new("--size: expected a range"));
    };
    let least = least(game);
    if low < least {
        return Err(Error::new(format!("--size: {} begins at {least}", game.name)));
    }
    let side = u128::from(high - low) + 1;
    let numbers = match &game.rule {
        Rule::Heap(_) | Rule::Graph(_) => 1,
        Rule::Pair(_) | Rule::Coins(_) => 2,
        Rule::Written(rule) => rule.width(),
    };
    let count = (0..numbers).fold(1, |count: u128, _| count.saturating_mul(side));
    if count > MOST_STATES {
        return Err(Error::new(format!(
            "--size: {count} positions to draw from; the most is {MOST_STATES}"
        )));
    }
    let square = (low..=high).flat_map(|i| (low..=high).map(move |j| (i, j)));
    Ok(match &game.rule {
        Rule::Pair(_) => square.map(|(a, b)| State::Pair(a, b)).collect(),
        Rule::Coins(_) => square.map(|coin| State::Coins(vec![coin])).collect(),
        Rule::Heap(_) | Rule::Graph(_) => (low..=high).map(State::Heap).collect(),
        Rule::Written(rule) => {
            let positions = rule.positions(high);
            let positions = positions.filter(|numbers| numbers.iter().all(|&number| number >= low));
            positions.map(State::Numbers).collect()
        }
    })
}

/// The least number that is in a position of a game.
fn least(game: &Game) -> u64 {
    match &game.rule {
        Rule::Pair(rule) => rule.least(),
        Rule::Coins(rule) => rule.least(),
        Rule::Heap(_) | Rule::Graph(_) => 0,
        Rule::Written(rule) => rule.least().into_iter().min().unwrap_or(0),
    }
}

/// How the Grundy values of these states are known.
fn theory(game: &Game, known: &Values, states: &[State]) -> String {
    let by_law = |code| {
        let analysis = known.analysis(code)?;
        let law = analysis.period()?;
        let State::Heap(last) = states.last()? else { return None };
        (*last >= analysis.values().len() as u64)
            .then(|| format!("by the proved period {} from heap {} on", law.period, law.preperiod))
    };
    match &game.rule {
        Rule::Heap(code) if code.nim_bound().is_some() => {
            "by the theorem on bounded Nim".to_owned()
        }
        Rule::Heap(code) => by_law(code).unwrap_or_else(|| "computed from the rules".to_owned()),
        Rule::Pair(rule) if rule.closed_form((1, 1)).is_some() => {
            "by the closed form of Nivasch".to_owned()
        }
        Rule::Coins(_) => "by the closed form".to_owned(),
        Rule::Pair(PairGame::Wythoff) => {
            "computed from the rules, and Wythoff's theorem for single pairs".to_owned()
        }
        Rule::Pair(_) | Rule::Graph(_) | Rule::Written(_) => "computed from the rules".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Experiment, Search, Sizes};
    use crate::parse;
    use crate::watch::Unwatched;
    use rand::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    /// When a search has done half of what it may do, another one begins.
    #[test]
    fn as_many_searches_as_are_needed() {
        let game = parse::rule("take 7").unwrap();
        let sizes = Sizes { count: (1, 1), size: Some((7, 60)) };
        let mut experiment = Experiment::new(game.clone(), sizes).unwrap();
        // A heap takes up to 8 positions, all heaps 54.
        experiment.search = Search::new(&[game], true, 20);
        let mut random = Pcg64Mcg::seed_from_u64(1);
        for _ in 0..60 {
            experiment.draw(&mut random, &Unwatched).unwrap();
        }
        assert!(experiment.search.len() > 20);
    }
}
