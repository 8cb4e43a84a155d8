//! Positions are sums: of heaps, pairs of heaps and boards, each with its game.

use crate::error::Result;
use crate::game::{Game, State};
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

    /// The state of a component, as it is written after the rule.
    #[must_use]
    pub fn state_text(&self, component: &Component) -> String {
        self.game(component).state_text(&component.state)
    }
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
