//! Proofs that a formula gives all values of a game, by its proved period.
//!
//! Let the values G have a proved law `G(n + p) = G(n) + s` for all `n >= e`, and let the formula F have a law
//! of the same kind that is read off it (see [`Law`]). Over a common multiple P of both periods, and from
//! the later start E on, both add a constant to each value: S to G, and T to F. If `S = T` and `F(n) =
//! G(n)` for all `n < E + P`, then `F(n) = G(n)` for all n, by induction: for `n >= E + P`,
//! `F(n) = F(n - P) + T = G(n - P) + S = G(n)`, since `n - P >= E`.
//!
//! For who wins, the same with the conditions as 0 and 1. `G(n) > 0` has the period of G if `s = 0`; if
//! `s > 0` it holds for all `n >= e + p`, since then `G(n) = G(n - p) + s > 0`.
//!
//! Where positions are (n, t) with finitely many t, G has one law for each t, and so has F with each t in its place. They differ
//! in what they add.

use crate::error::{Error, Result};
use crate::formula::{Form, Formula, Law};
use crate::game::{Game, Rule};

/// The laws of a game and of a formula.
pub struct Laws {
    /// That of the t for which most is added, of the game and of the formula.
    game: Law,
    formula: Law,
    /// Of the game for each t, and then of the formula.
    joint: Vec<Law>,
    /// The largest t.
    largest: u64,
}

/// A proof that a formula is right at all heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// By laws and values.
    Laws {
        /// The proved law of the game: of its values, or of who wins, which are 1 and 0.
        game: Law,
        /// Whether for some of the other numbers nothing is added.
        is_mixed: bool,
        /// The law of the formula.
        formula: Law,
        /// Both were compared for all n below this one.
        bound: i128,
    },
    /// By a theorem, without any computation.
    Theorem {
        /// Which one.
        name: &'static str,
        /// What it gives.
        gives: &'static str,
    },
}

/// The laws of both, for proved laws of the values of a game, if the formula has one and both have a common one.
pub fn laws(game: &Game, values: &[Law], formula: &Formula) -> Option<Laws> {
    let (place, memories, largest) = match &game.rule {
        Rule::Written(rule) => {
            let place = rule.unbounded()?;
            (place, rule.memories(), rule.last(0).into_iter().max()?)
        }
        _ => (0, vec![Vec::new()], 0),
    };
    let game_law = |values: &Law| match formula.form() {
        Form::Value => *values,
        _ if values.growth == 0 => *values,
        _ => Law { start: values.start + values.period, period: 1, growth: 0 },
    };
    let games: Vec<Law> = values.iter().map(game_law).collect();
    let of_each = memories.iter().map(|others| formula.law(place, others));
    let formulas = Law::joint(&of_each.collect::<Option<Vec<Law>>>()?)?;
    let (game, formula) =
        games.iter().zip(&formulas).max_by_key(|(law, _)| (law.growth, law.period))?;
    let (game, formula) = (*game, *formula);
    let joint = Law::joint(&[&games[..], &formulas].concat())?;
    Some(Laws { game, formula, joint, largest })
}

impl Laws {
    fn bound(&self) -> i128 {
        self.joint[0].start + self.joint[0].period
    }

    /// How many n, from 0 on, have to be compared: if both grow alike those of the proof, and if not as
    /// many as show a difference.
    pub fn needed(&self) -> u64 {
        let more = if self.grow_alike() { 0 } else { self.joint[0].period };
        u64::try_from(self.bound() + more).expect("laws are short").max(self.largest + 1)
    }

    fn grow_alike(&self) -> bool {
        let (games, formulas) = self.joint.split_at(self.joint.len() / 2);
        games.iter().zip(formulas).all(|(game, formula)| game.growth == formula.growth)
    }

    /// The proof, when all that are needed have been compared and found equal.
    pub fn proof(self) -> Result<Proof> {
        if !self.grow_alike() {
            return Err(Error::new(
                "the formula and the values grow differently, yet agree: a bug here",
            ));
        }
        let is_mixed = self.game.growth > 0 && self.joint.iter().any(|law| law.growth == 0);
        Ok(Proof::Laws { game: self.game, is_mixed, formula: self.formula, bound: self.bound() })
    }
}
