//! Playing a game out, from its rules alone: the definition that closed forms are compared with.

use crate::rules::{HeapRule, in_one_heap, sorted};
use std::collections::HashMap;
use std::hash::Hash;

/// Who wins when the next player has no move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// The previous player: the last mover wins.
    Normal,
    /// The next player: the last mover loses.
    Misere,
}

/// A game by its rules, with the outcomes found so far.
pub struct Game<P, F> {
    play: Play,
    options: F,
    is_n_position: HashMap<P, bool>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<P>> Game<P, F> {
    /// A game where `options` lists the positions that one move leads to.
    pub fn new(play: Play, options: F) -> Self {
        Game { play, options, is_n_position: HashMap::new() }
    }

    /// Whether the next player wins: some option is a P-position, or there is none and the play is
    /// misère.
    pub fn next_player_wins(&mut self, position: &P) -> bool {
        if let Some(&known) = self.is_n_position.get(position) {
            return known;
        }
        let options = (self.options)(position);
        let wins = (options.is_empty() && self.play == Play::Misere)
            || options.iter().any(|option| !self.next_player_wins(option));
        self.is_n_position.insert(position.clone(), wins);
        wins
    }
}

/// Whether the next player wins on these heaps, where a move is one of `rule` in one heap.
pub fn heap_game(play: Play, rule: HeapRule) -> impl FnMut(Vec<u64>) -> bool {
    let mut game = Game::new(play, move |heaps: &Vec<u64>| in_one_heap(heaps, &rule));
    move |heaps| game.next_player_wins(&sorted(heaps))
}
