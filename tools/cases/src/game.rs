use std::collections::HashMap;
use std::hash::Hash;

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
}

impl<P: Clone + Eq + Hash, I: IntoIterator<Item = P>, F: Fn(&P) -> I> Game<P, F> {
    /// A game where `options` are the positions that one move leads to, and who cannot move loses.
    pub fn normal(options: F) -> Self {
        Game { options, is_misere: false, is_n_position: HashMap::new() }
    }

    /// One where who cannot move wins.
    pub fn misere(options: F) -> Self {
        Game { options, is_misere: true, is_n_position: HashMap::new() }
    }

    /// Whether the next player wins: some option is a P-position. Options are tried in their order, and no more
    /// of them than until one is found: with the promising ones first, a game may be as large as it likes.
    pub fn next_player_wins(&mut self, position: &P) -> bool {
        if let Some(&known) = self.is_n_position.get(position) {
            return known;
        }
        let mut options = (self.options)(position).into_iter().peekable();
        let wins = if options.peek().is_none() {
            self.is_misere
        } else {
            options.any(|option| !self.next_player_wins(&option))
        };
        self.is_n_position.insert(position.clone(), wins);
        wins
    }
}
