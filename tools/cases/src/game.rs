use crate::outcomes::{Outcome, Outcomes};
use crate::played::Played;
use std::collections::HashMap;
use std::hash::Hash;

/// With this variable of the environment set, a game prints the value of each position that it is asked about, as
/// `value: 3`, or `value: W` in misère play, on standard error: for `cargo explore table problems/ID`.
pub const VALUES: &str = "CASES_VALUES";

/// A game by its rules, played out: the definition that closed forms and solutions are compared with.
///
/// # Examples
/// ```
/// use cases::Game;
/// // One heap, of which a move takes 1 to 3.
/// let mut game = Game::normal(|&heap: &u64| (1..=heap.min(3)).map(move |take| heap - take));
/// assert!(!game.next_player_wins(&8));
/// assert!(game.next_player_wins(&9));
/// ```
pub struct Game<P, F> {
    options: F,
    /// Whether the next player wins where there is no option.
    is_misere: bool,
    is_n_position: HashMap<P, bool>,
    prints_values: bool,
}

impl<P: Clone + Eq + Hash, I: IntoIterator<Item = P>, F: Fn(&P) -> I> Game<P, F> {
    /// A game where `options` are the positions that one move leads to, and who cannot move loses.
    pub fn normal(options: F) -> Self {
        Game::new(options, false)
    }

    /// One where who cannot move wins.
    pub fn misere(options: F) -> Self {
        Game::new(options, true)
    }

    fn new(options: F, is_misere: bool) -> Self {
        let prints_values = std::env::var_os(VALUES).is_some();
        Game { options, is_misere, is_n_position: HashMap::new(), prints_values }
    }

    /// Whether the next player wins: some option is a P-position. Options are tried in their order, and no more
    /// of them than until one is found: with the promising ones first, a game may be as large as it likes.
    pub fn next_player_wins(&mut self, position: &P) -> bool {
        if self.prints_values {
            return self.print_value(position);
        }
        self.decide(position)
    }

    fn decide(&mut self, position: &P) -> bool {
        if let Some(&known) = self.is_n_position.get(position) {
            return known;
        }
        let mut options = (self.options)(position).into_iter().peekable();
        let wins = if options.peek().is_none() {
            self.is_misere
        } else {
            options.any(|option| !self.decide(&option))
        };
        self.is_n_position.insert(position.clone(), wins);
        wins
    }

    fn print_value(&self, position: &P) -> bool {
        let mut played = Played::new(|position: &P| (self.options)(position));
        let number = played.number(position.clone());
        let value = if self.is_misere { None } else { played.value(&[number]).ok() };
        if let Some(value) = value {
            eprintln!("value: {value}");
            return value > 0;
        }
        let (outcome, _) = Outcomes::new(self.is_misere).outcome(&mut played, vec![number]);
        eprintln!("value: {}", outcome.letter());
        outcome == Outcome::Won
    }
}
