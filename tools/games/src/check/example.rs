//! Counterexamples, with the options that show what the rules say.

use super::truth::Truth;
use crate::error::Result;
use crate::formula::Claimed;
use crate::game::{Game, Rule, State};
use crate::join;
use crate::value::Value;
use crate::watch::Limited;
use std::collections::BTreeSet;

/// The most options to look at.
const MOST_OPTIONS: u128 = 100_000;

/// A position of which a formula says something wrong.
#[derive(Debug)]
pub struct Counterexample {
    /// Its numbers.
    pub position: Vec<u64>,
    /// What the formula says.
    pub claimed: Claimed,
    /// What the rules say: its value; where only who wins is known, 1 or 0.
    pub value: Value,
    /// What the moves leave, each once, in order; none if there are too many.
    pub options: Vec<Option>,
    /// Where the answer comes from.
    pub ground: Ground,
    /// How many smaller positions were compared, at all of which the formula is right.
    pub smaller: u64,
}

/// Where the value of a position, or who wins there, comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// From its moves.
    Moves,
    /// From moves that are too many to list.
    ManyMoves,
    /// The game is over there.
    Over,
    /// It was read.
    Read,
    /// From a theorem; not all smaller positions were compared.
    Theorem,
}

/// An option of a position.
#[derive(Debug)]
pub struct Option {
    /// What the move leaves.
    pub left: Vec<State>,
    /// Its value; `None` if that is beyond what was computed.
    pub value: std::option::Option<Value>,
}

impl Counterexample {
    /// With the options of the position.
    pub(super) fn new(
        game: &Game,
        truth: &mut Truth,
        (position, claimed, value): (Vec<u64>, Claimed, Value),
        smaller: u64,
        watch: &Limited,
    ) -> Result<Counterexample> {
        let state = game.state_of(&position);
        let mut all = BTreeSet::new();
        let ground = match &game.rule {
            Rule::Listed(_) => Ground::Read,
            rule if rule.next_player_has_won(&state)?.is_some() => Ground::Over,
            rule if rule.count_options(&state) > MOST_OPTIONS => Ground::ManyMoves,
            _ => Ground::Moves,
        };
        if ground == Ground::Moves {
            game.rule.for_each_option(&state, |mut left| {
                left.sort_unstable();
                all.insert(left);
            })?;
        }
        let mut options = Vec::new();
        for left in all {
            let value = truth.of_left(&left, watch)?;
            options.push(Option { left, value });
        }
        Ok(Counterexample { position, claimed, value, options, ground, smaller })
    }

    /// Of a heap of which a theorem tells.
    pub(super) fn by_theorem(
        heap: u64,
        claimed: Claimed,
        value: Value,
        smaller: u64,
    ) -> Counterexample {
        let (position, options, ground) = (vec![heap], Vec::new(), Ground::Theorem);
        Counterexample { position, claimed, value, options, ground, smaller }
    }

    /// Why the rules say what they say of the position.
    #[must_use]
    pub fn reason(&self) -> String {
        let loses = |option: &Option| option.value.is_some_and(|value| !value.next_player_wins());
        match (self.ground, self.value) {
            (Ground::Over, _) => "the game is over".to_owned(),
            (Ground::Read, _) => "it was read".to_owned(),
            (Ground::Theorem, _) => "by the theorem on bounded Nim".to_owned(),
            (Ground::ManyMoves, _) => "it has too many moves to list".to_owned(),
            (Ground::Moves, Value::Win) => "a move ends the game and wins".to_owned(),
            (Ground::Moves, value) if self.options.is_empty() && value.next_player_wins() => {
                "there is no move, and so the last mover has lost".to_owned()
            }
            (Ground::Moves, _) if self.options.is_empty() => "there is no move".to_owned(),
            (Ground::Moves, _) if matches!(self.claimed, Claimed::Value(_)) => {
                let values = self.options.iter().filter_map(|option| match option.value {
                    Some(Value::Number(value)) => Some(value),
                    _ => None,
                });
                let values: BTreeSet<u128> = values.collect();
                let shown = join(values.iter().take(20), ", ");
                let dots = if values.len() > 20 { ", ..." } else { "" };
                format!("mex of {{{shown}{dots}}}")
            }
            (Ground::Moves, _) if self.options.iter().any(loses) => {
                "a move leads to where the next player loses".to_owned()
            }
            (Ground::Moves, _) => "every move leads to where the next player wins".to_owned(),
        }
    }
}
