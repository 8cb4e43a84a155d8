//! Closed forms of the values of a game, or of who wins, found by a search.
//!
//! The values up to some number are computed; forms are made that are right up to a tenth of it, and the
//! others confirm them or not (`confirm` has the rule). Forms are terms (`term`) of operations that
//! formulas have (`operation`), and they are tried family by family, in each the smallest first:
//!
//! | family | forms |
//! |---|---|
//! | `library` | all small terms: `n % 5`, `lowbit(i | j)`, `floor(n * phi)` |
//! | `periods` | tables of what repeats, with exceptions and with a saltus |
//! | `conditions` | comparisons, and what `and` and `or` make of them: for outcomes |
//! | `products` | pairs: a property of each number |
//! | `recursions` | the value at a smaller number, by the case of n modulo m |
//! | `keys` | pairs: forms of one number that is made of both |
//! | `residues` | pairs: tables of residues |
//! | `bounded` | pairs of which one number has few values: a form of the other for each of these |
//! | `roots` | forms of the number of squares or triangular numbers up to n, or of what n is beyond the last one |
//! | `splits` | one small term under some condition, another one elsewhere; for pairs one for each case of parity |

mod bounded;
mod conditions;
mod confirm;
mod edges;
mod families;
mod index;
mod keys;
mod learn;
mod library;
mod operation;
mod periods;
mod products;
mod recognise;
mod recursions;
mod residues;
mod roots;
mod samples;
mod search;
mod sequences;
mod splits;
mod term;
#[cfg(test)]
#[path = "../../tests/inside/solve/mod.rs"]
mod tests;
mod text;

use crate::check::{Claim, Proof, Verdict, theorem};
use crate::error::Result;
use crate::formula::{Form, Formula};
use crate::game::{Game, Rule};
use crate::period::Seen;
use crate::watch::{Limited, Watch, interrupted, pressed, stopped};
use families::believed;
use learn::Known;
use samples::Samples;
use search::Search;
use std::time::{Duration, Instant};

pub use index::{Index, Like};
pub use recognise::Recognised;

/// How many terms a library makes.
const EFFORT: u64 = 300_000;
/// For how long forms of values are tried if nothing says how far these are computed, and then forms of who wins.
const TIME: Duration = Duration::from_secs(3);
const TIME_OF_OUTCOMES: Duration = Duration::from_secs(2);

/// What is to be looked for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// Up to which number the values are computed; as far as some seconds go, if nothing is said.
    pub to: Option<u64>,
    /// Whether only who wins is looked for.
    pub outcome_only: bool,
    /// Whether the last mover loses.
    pub misere: bool,
    /// About how many terms are made at once.
    pub effort: u64,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted { to: None, outcome_only: false, misere: false, effort: EFFORT }
    }
}

/// What was found.
#[derive(Default)]
pub struct Solved {
    /// The formula, if one is believed: of the value, or else of who wins.
    pub formula: Option<Formula>,
    /// What it is for each value of a number that has few, where it is not the same for all.
    pub cases: Vec<String>,
    /// The proof that it holds for all heaps.
    pub proof: Option<Proof>,
    /// The law of values that were read, if the formula is of that; where there is no formula, it only fits them.
    pub law: Option<(Formula, Seen)>,
    /// A known game with the same values.
    pub same_as: Option<Recognised>,
    /// The names of the numbers of a position.
    pub names: Vec<String>,
    /// The smallest number of a position.
    pub first: u64,
    /// The largest number up to which formulas were fitted.
    pub fitted_to: u64,
    /// The largest number up to which they were checked.
    pub seen_to: u64,
    /// How many values were read, if they were.
    pub read: Option<usize>,
    /// How many forms were tried.
    pub tried: u64,
    /// Whether forms were left out because of the time.
    pub is_cut: bool,
}

/// Looks for a closed form of the values of a game, or if there is none of who wins.
///
/// # Errors
/// If the game has not one to four numbers, or its rule is wrong somewhere; at Ctrl-C.
pub fn solve(game: &Game, wanted: Wanted, watch: &dyn Watch) -> Result<Solved> {
    let Wanted { to, misere, effort, .. } = wanted;
    let outcome_only = wanted.outcome_only || misere;
    let form = if outcome_only { Form::Loses } else { Form::Value };
    if let Some((formula, proof)) = theorem::formula(game, form, misere) {
        // Nothing is computed for it.
        let (names, proof) = (formula.names().to_vec(), Some(proof));
        return Ok(Solved { names, formula: Some(formula), proof, ..Solved::default() });
    }
    let known = Known::of(game, to, misere, watch)?;
    let after = |time| to.is_none().then(|| Instant::now() + time);
    let mut search = Search::new(effort, after(TIME));
    let mut found = Solved::default();
    let values = if outcome_only { None } else { known.fitted(false) };
    let mut hunt = Hunt { game, known: &known, misere, watch, search: &mut search };
    if values.is_some() {
        found = hunt.find(false)?;
    }
    let own = if let Rule::Heap(code) = &game.rule { Some(code) } else { None };
    let recognised = |any_code| {
        let of = |values| recognise::recognise(&known, values, own, any_code, watch);
        values.as_ref().filter(|_| !interrupted()).map_or(Ok(None), of)
    };
    let mut same_as = recognised(false)?;
    if same_as.is_none() && values.is_some() && !interrupted() {
        same_as = recognise::pair(&game.name, &known, watch)?;
    }
    if found.formula.is_none() {
        // Where there is a formula, a code says less.
        same_as = same_as.map_or_else(|| recognised(true), |known| Ok(Some(known)))?;
        hunt.search.end = after(TIME_OF_OUTCOMES);
        let of_outcome = hunt.find(true)?;
        // Of laws of values that were read, that of the values says more.
        if of_outcome.law.is_none() && of_outcome.formula.is_some() || found.law.is_none() {
            found = of_outcome;
        }
    }
    if pressed() {
        return Err(stopped(&format!("{} forms tried", search.tried)));
    }
    // What was stopped may have compared less than it says.
    same_as = same_as.filter(|_| !interrupted());
    Ok(Solved {
        same_as,
        first: game.least_numbers().into_iter().max().unwrap_or(0),
        fitted_to: known.fit_to,
        seen_to: known.to,
        read: known.is_read.then_some(known.values().len()),
        names: known.names,
        tried: search.tried,
        is_cut: search.is_cut || interrupted(),
        ..found
    })
}

/// A search for the forms of what is known of a game.
struct Hunt<'a> {
    game: &'a Game,
    known: &'a Known,
    misere: bool,
    watch: &'a dyn Watch,
    search: &'a mut Search,
}

impl Hunt<'_> {
    /// The form that is believed and that no value beyond those that are known refutes, with its proof; or else that of a law.
    fn find(&mut self, of_outcome: bool) -> Result<Solved> {
        let Some(samples) = self.known.fitted(of_outcome) else { return Ok(Solved::default()) };
        while let Some((formula, cases)) = self.form(&samples, of_outcome) {
            let proof = match self.prove(&formula)? {
                Verdict::Proved(proof) => Some(proof),
                Verdict::Seen { .. } => None,
                Verdict::Wrong(_) => {
                    self.search.refuted.push(formula.to_string());
                    continue;
                }
            };
            if !of_outcome || proof.is_some() || confirm::both_win(self.known) {
                let formula = Some(formula);
                return Ok(Solved { formula, cases, proof, ..Solved::default() });
            }
            break;
        }
        match (self.known.names.len(), self.known.is_read) {
            (1, false) => self.by_proved_law(of_outcome),
            (1, true) => Ok(self.by_seen_law(of_outcome)),
            _ => Ok(Solved::default()),
        }
    }

    /// The first form that is believed; where one number has few values, joined of one for each of these.
    fn form(&mut self, samples: &Samples, of_outcome: bool) -> Option<(Formula, Vec<String>)> {
        let of_slice = |slice: &Known| {
            Some(believed(self.search, &slice.fitted(of_outcome)?, of_outcome, slice)?.0)
        };
        let joined = bounded::joined(self.known, of_outcome, of_slice);
        joined.or_else(|| {
            Some((believed(self.search, samples, of_outcome, self.known)?.1, Vec::new()))
        })
    }

    /// A table of what repeats, fitted to all values that are known: for that it must be proved.
    fn by_proved_law(&mut self, of_outcome: bool) -> Result<Solved> {
        self.search.of_outcome = of_outcome;
        let whole = self.known.whole();
        let Some(samples) = whole.fitted(of_outcome) else { return Ok(Solved::default()) };
        for form in periods::forms(&samples).0 {
            let Some(formula) = confirm::formula(&form, of_outcome, &whole) else { continue };
            if let Verdict::Proved(proof) = self.prove(&formula)? {
                let (formula, proof) = (Some(formula), Some(proof));
                return Ok(Solved { formula, proof, ..Solved::default() });
            }
        }
        Ok(Solved::default())
    }

    /// The same of values that were read: it must be seen, or else it is no more than a law that fits.
    fn by_seen_law(&self, of_outcome: bool) -> Solved {
        let samples = self.known.whole().fitted(of_outcome);
        let of = |(form, law)| Some((confirm::formula(&form, of_outcome, self.known)?, law));
        let law = samples.as_ref().and_then(periods::seen_law).and_then(of);
        let formula =
            law.as_ref().filter(|(_, law)| law.is_seen).map(|(formula, _)| formula.clone());
        Solved { formula, law, ..Solved::default() }
    }

    /// What is known of a formula beyond the values that it was compared with: a proof, if the period of the values is proved
    /// and the formula has a law, or a value that it does not give.
    fn prove(&self, formula: &Formula) -> Result<Verdict> {
        let Hunt { game, misere, .. } = *self;
        let to = self.known.to;
        match &game.rule {
            Rule::Heap(_) => {}
            Rule::Written(rule) if rule.has_law() => {}
            _ => return Ok(Verdict::Seen { to: Some(to), positions: 0, gave_up: None }),
        }
        (Claim { game, formula, misere }).check(to, &Limited::new(self.watch, Duration::MAX))
    }
}

/// The known game with a name whose values a game has, at all numbers up to `to` as far as these are computed in some
/// seconds.
///
/// # Errors
/// As [`solve`].
pub fn known_game(game: &Game, to: u64, watch: &dyn Watch) -> Result<Option<Recognised>> {
    let known = Known::of(game, Some(to), false, watch)?;
    let of = |fitted| recognise::recognise(&known, &fitted, None, false, watch);
    known.fitted(false).map_or(Ok(None), of)
}
