//! Counterexamples, with the options that show what the rules say.

use super::truth::{Answer, Truth};
use crate::error::Result;
use crate::formula::Claimed;
use crate::game::{Game, State};
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
    /// What the rules say.
    pub answer: Answer,
    /// What the moves leave, each once, in order; none if there are too many, or if time was short.
    pub options: Vec<Option>,
    /// Where the answer comes from.
    pub ground: Ground,
    /// How many smaller positions there are, at all of which the formula is right.
    pub smaller: u64,
}

/// Where the value of a position, or who wins there, comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// From its moves.
    Moves,
    /// The game is over there.
    Over,
    /// It was read.
    Read,
}

/// An option of a position.
#[derive(Debug)]
pub struct Option {
    /// What the move leaves.
    pub left: Vec<State>,
    /// What the rules say of it; `None` if that is beyond what was computed.
    pub answer: std::option::Option<Answer>,
}

impl Counterexample {
    /// With the options of the position.
    pub(super) fn new(
        game: &Game,
        truth: &mut Truth,
        (position, claimed, answer): (Vec<u64>, Claimed, Answer),
        smaller: u64,
        watch: &Limited,
    ) -> Result<Counterexample> {
        let state = game.state_of(&position);
        let mut all = BTreeSet::new();
        let is_over = game.rule.next_player_has_won(&state)?.is_some();
        if !is_over && game.rule.count_options(&state) <= MOST_OPTIONS {
            game.rule.for_each_option(&state, |mut left| {
                left.sort_unstable();
                all.insert(left);
            })?;
        }
        let mut options = Vec::new();
        for left in all {
            let answer = truth.of_left(&left, watch)?;
            options.push(Option { left, answer });
        }
        let ground = if is_over { Ground::Over } else { Ground::Moves };
        Ok(Counterexample { position, claimed, answer, options, ground, smaller })
    }

    /// Why the rules say what they say of the position.
    #[must_use]
    pub fn reason(&self) -> String {
        let wins = |option: &Option| option.answer.map(Answer::next_player_wins);
        match self.answer {
            _ if self.ground == Ground::Over => "the game is over".to_owned(),
            _ if self.ground == Ground::Read => "it was read".to_owned(),
            Answer::Value(Value::Win) => "a move ends the game and wins".to_owned(),
            Answer::Outcome { next_player_wins: true } if self.options.is_empty() => {
                "there is no move, and so the last mover has lost".to_owned()
            }
            _ if self.options.is_empty() => "there is no move".to_owned(),
            Answer::Value(Value::Number(_)) if matches!(self.claimed, Claimed::Value(_)) => {
                let values = self.options.iter().filter_map(|option| match option.answer {
                    Some(Answer::Value(Value::Number(value))) => Some(value),
                    _ => None,
                });
                let values: BTreeSet<u128> = values.collect();
                let shown: Vec<String> = values.iter().take(20).map(u128::to_string).collect();
                let dots = if values.len() > 20 { ", ..." } else { "" };
                format!("mex of {{{}{dots}}}", shown.join(", "))
            }
            _ if self.options.iter().any(|option| wins(option) == Some(false)) => {
                "a move leads to where the next player loses".to_owned()
            }
            _ => "every move leads to where the next player wins".to_owned(),
        }
    }
}
