//! Positions are sums: of heaps, pairs of heaps and boards, each with its game.

use crate::error::Result;
use crate::game::{Game, State};
use std::collections::BTreeMap;
use std::fmt;

/// A position: a sum of components.
#[derive(Clone, Debug)]
pub struct Position {
    /// The games of the components, each once.
    pub games: Vec<Game>,
    /// The components, in the order in which they are written.
    pub components: Vec<Component>,
}

/// A component of a sum: a game and where it stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Component {
    /// The index of its game in [`Position::games`].
    pub game: usize,
    /// Where it stands.
    pub state: State,
}

/// A move, in one of some equal components of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The index of the first of these components.
    pub component: usize,
    /// What takes the place of the component.
    pub left: Vec<State>,
    /// How many there are.
    pub multiplicity: usize,
}

impl Position {
    /// The game of a component.
    #[must_use]
    pub fn game(&self, component: &Component) -> &Game {
        &self.games[component.game]
    }

    /// Whether the game is over at one of the components, and then whether the next player has won.
    ///
    /// # Errors
    /// If a rule by its moves is wrong at this position.
    pub fn next_player_has_won(&self) -> Result<Option<bool>> {
        for component in &self.components {
            if let Some(won) = self.game(component).rule.next_player_has_won(&component.state)? {
                return Ok(Some(won));
            }
        }
        Ok(None)
    }

    /// The position in which `left` has taken the place of a component; what has no move in any position,
    /// such as an empty heap, is left out.
    #[must_use]
    pub fn after(&self, component: usize, left: &[State]) -> Position {
        let game = self.components[component].game;
        let mut components = self.components.clone();
        let rule = &self.games[game].rule;
        let left = left.iter().filter(|state| !rule.is_nothing(state)).cloned();
        components.splice(component..=component, left.map(|state| Component { game, state }));
        Position { games: self.games.clone(), components }
    }

    /// All moves, those in equal components once; `check` looks at the number of moves of each component.
    ///
    /// # Errors
    /// Those of `check`, or if a rule is wrong at this position.
    pub fn moves(&self, check: impl Fn(u128) -> Result<()>) -> Result<Vec<Move>> {
        let mut moves = Vec::new();
        for (component, multiplicity) in distinct_components(self) {
            let Component { game, state } = &self.components[component];
            let rule = &self.games[*game].rule;
            check(rule.count_options(state))?;
            rule.for_each_option(state, |left| moves.push(Move { component, left, multiplicity }))?;
        }
        Ok(moves)
    }

    /// The state of a component, as it is written after the rule.
    #[must_use]
    pub fn state_text(&self, component: &Component) -> String {
        self.game(component).state_text(&component.state)
    }
}

/// The different components: of each, the index of the first one, and how many are equal to it.
#[must_use]
pub fn distinct_components(position: &Position) -> Vec<(usize, usize)> {
    let mut counts: BTreeMap<&Component, (usize, usize)> = BTreeMap::new();
    for (place, component) in position.components.iter().enumerate() {
        counts.entry(component).or_insert((place, 0)).1 += 1;
    }
    let mut components: Vec<(usize, usize)> = counts.into_values().collect();
    components.sort_unstable();
    components
}

/// The positions of as many numbers, each of which goes from its least value to its most, in order.
pub fn between(least: Vec<u64>, most: Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
    let is_some = least.iter().zip(&most).all(|(least, most)| least <= most);
    let mut next = Some(least.clone()).filter(|_| is_some);
    std::iter::from_fn(move || {
        let position = next.clone()?;
        let is_more = next.as_mut().is_some_and(|next| advance(next, &least, &most));
        next = next.take().filter(|_| is_more);
        Some(position)
    })
}

/// Goes on to the next of these positions, if there is one.
pub fn advance(position: &mut [u64], least: &[u64], most: &[u64]) -> bool {
    for place in (0..position.len()).rev() {
        if position[place] < most[place] {
            position[place] += 1;
            return true;
        }
        position[place] = least[place];
    }
    false
}

/// How many there are, at most `u128::MAX`.
#[must_use]
pub fn count_between(least: &[u64], most: &[u64]) -> u128 {
    let sides = least.iter().zip(most);
    let sides = sides.map(|(least, most)| (u128::from(*most) + 1).saturating_sub((*least).into()));
    sides.fold(1, u128::saturating_mul)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.components.is_empty() {
            return f.write_str("nothing");
        }
        let mut previous = None;
        for component in &self.components {
            match previous {
                // Coins of two boards must not run together.
                Some(game)
                    if game == component.game && !matches!(component.state, State::Coins(_)) => {}
                _ => {
                    let plus = if previous.is_some() { " + " } else { "" };
                    write!(f, "{plus}{}", self.game(component).name)?;
                }
            }
            write!(f, " {}", self.state_text(component))?;
            previous = Some(component.game);
        }
        Ok(())
    }
}
