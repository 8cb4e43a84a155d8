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
mod keys;
mod learn;
mod library;
mod operation;
mod periods;
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
use crate::error::{Error, Result};
use crate::formula::{Form, Formula};
use crate::game::{Game, Rule};
use crate::watch::{Limited, Watch, interrupted};
use learn::Known;
use samples::Samples;
use search::{Family, Search, small};
use sequences::of_heaps;
use std::time::{Duration, Instant};
use term::Term;

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
pub struct Solved {
    /// The formula, if one is believed: of the value, or else of who wins.
    pub formula: Option<Formula>,
    /// The proof that it holds for all heaps.
    pub proof: Option<Proof>,
    /// A known game with the same values.
    pub same_as: Option<Recognised>,
    /// The names of the numbers of a position.
    pub names: Vec<String>,
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

impl Solved {
    /// A formula for which nothing was computed.
    fn by_theorem((formula, proof): (Formula, Proof)) -> Solved {
        Solved {
            names: formula.names().to_vec(),
            formula: Some(formula),
            proof: Some(proof),
            same_as: None,
            fitted_to: 0,
            seen_to: 0,
            read: None,
            tried: 0,
            is_cut: false,
        }
    }
}

/// The families of forms of one number, in the order in which they are tried; those of a group together.
const OF_ONE: [&[Family]; 5] = [
    &[of_heaps],
    &[conditions::forms],
    &[recursions::forms, small],
    &[splits::forms],
    &[roots::forms],
];

/// Those of two numbers.
const OF_TWO: [&[Family]; 5] =
    [&[conditions::forms], &[small], &[keys::forms], &[residues::forms], &[splits::forms]];

/// Those of three numbers.
const OF_THREE: [&[Family]; 2] = [&[conditions::forms], &[small]];

/// Looks for a closed form of the values of a game, or if there is none of who wins.
///
/// # Errors
/// If the game has not one to three numbers, or its rule is wrong somewhere; at Ctrl-C.
pub fn solve(game: &Game, wanted: Wanted, watch: &dyn Watch) -> Result<Solved> {
    let form = if wanted.outcome_only || wanted.misere { Form::Loses } else { Form::Value };
    if let Some(proved) = theorem::formula(game, form, wanted.misere) {
        return Ok(Solved::by_theorem(proved));
    }
    let known = Known::of(game, wanted.to, wanted.misere, watch)?;
    let values = if wanted.outcome_only || wanted.misere { None } else { known.fitted(false) };
    let own = if let Rule::Heap(code) = &game.rule { Some(code) } else { None };
    let recognised = |any_code| match &values {
        Some(values) => recognise::recognise(&known, values, own, any_code, watch),
        None => Ok(None),
    };
    let after = |time| wanted.to.is_none().then(|| Instant::now() + time);
    let mut search = Search::new(wanted.effort, after(TIME));
    let find = |samples: &Samples, of_outcome: bool, search: &mut Search| {
        let of_slice = |slice: &Known| {
            Some(believed(search, &slice.fitted(of_outcome)?, of_outcome, slice)?.0)
        };
        let joined = bounded::joined(&known, of_outcome, of_slice);
        joined.or_else(|| Some(believed(search, samples, of_outcome, &known)?.1))
    };
    // The form that is believed and that no value beyond those that are known refutes, with its proof.
    let lasting = |samples: &Samples, of_outcome: bool, search: &mut Search| {
        while let Some(formula) = find(samples, of_outcome, search) {
            match prove(game, &formula, (wanted.misere, known.to), watch)? {
                Verdict::Proved(proof) => return Ok(Some((formula, Some(proof)))),
                Verdict::Seen { .. } => return Ok(Some((formula, None))),
                Verdict::Wrong(_) => search.refuted.push(formula.to_string()),
            }
        }
        Ok::<_, Error>(None)
    };
    let mut found = match &values {
        Some(samples) => lasting(samples, false, &mut search)?,
        None => None,
    };
    let has_law = known.names.len() == 1 && !known.is_read;
    let by_law = |of_outcome: bool, search: &mut Search| {
        let whole = known.whole();
        if has_law {
            by_law(game, &whole, (wanted.misere, of_outcome, search), watch)
        } else {
            Ok(None)
        }
    };
    if found.is_none() && values.is_some() {
        found = by_law(false, &mut search)?;
    }
    let mut same_as = recognised(false)?;
    if found.is_none() {
        // Where there is a formula, a code says less.
        same_as = same_as.map_or_else(|| recognised(true), |known| Ok(Some(known)))?;
        search.end = after(TIME_OF_OUTCOMES);
        found = match known.fitted(true) {
            Some(samples) => lasting(&samples, true, &mut search)?,
            None => None,
        };
        if found.is_none() {
            found = by_law(true, &mut search)?;
        }
    }
    if interrupted() {
        return Err(Error::new(format!("stopped by Ctrl-C: {} forms tried", search.tried)));
    }
    let (formula, proof) = found.unzip();
    let proof = proof.flatten();
    let is_enough = proof.is_some() || confirm::both_win(&known);
    let formula = formula.filter(|formula| matches!(formula.form(), Form::Value) || is_enough);
    Ok(Solved {
        formula,
        proof,
        same_as,
        fitted_to: known.fit_to,
        seen_to: known.to,
        read: known.is_read.then_some(known.values().len()),
        names: known.names,
        tried: search.tried,
        is_cut: search.is_cut,
    })
}

/// The known game with a name whose values a game has, at all numbers up to `to` as far as these are computed in some
/// seconds.
///
/// # Errors
/// As [`solve`].
pub fn known_game(game: &Game, to: u64, watch: &dyn Watch) -> Result<Option<Recognised>> {
    let known = Known::of(game, Some(to), false, watch)?;
    match known.fitted(false) {
        Some(fitted) => recognise::recognise(&known, &fitted, None, false, watch),
        None => Ok(None),
    }
}

/// A table of what repeats, fitted to all values that are known: for that it must be proved.
fn by_law(
    game: &Game,
    known: &Known,
    (misere, of_outcome, search): (bool, bool, &mut Search),
    watch: &dyn Watch,
) -> Result<Option<(Formula, Option<Proof>)>> {
    search.of_outcome = of_outcome;
    let Some(samples) = known.fitted(of_outcome) else { return Ok(None) };
    for form in periods::forms(&samples).0 {
        let Some(formula) = confirm::formula(&form, of_outcome, known) else { continue };
        let verdict = prove(game, &formula, (misere, known.to), watch)?;
        if let Verdict::Proved(proof) = verdict {
            return Ok(Some((formula, Some(proof))));
        }
    }
    Ok(None)
}

/// What is known of a formula beyond the values that it was compared with: a proof, if the period of the values is proved
/// and the formula has a law, or a value that it does not give.
fn prove(
    game: &Game,
    formula: &Formula,
    (misere, to): (bool, u64),
    watch: &dyn Watch,
) -> Result<Verdict> {
    match &game.rule {
        Rule::Heap(_) => {}
        Rule::Written(rule) if rule.finite().is_some() => {}
        _ => return Ok(Verdict::Seen { to: Some(to), positions: 0, gave_up: None }),
    }
    (Claim { game, formula, misere }).check(to, &Limited::new(watch, Duration::MAX))
}

/// The first form that is believed, as it was found and as a formula.
fn believed(
    search: &mut Search,
    samples: &Samples,
    of_outcome: bool,
    known: &Known,
) -> Option<(Term, Formula)> {
    search.of_outcome = of_outcome;
    let groups = match samples.width() {
        1 => &OF_ONE[..],
        2 => &OF_TWO[..],
        _ => &OF_THREE[..],
    };
    for group in groups.iter().take_while(|_| !interrupted()) {
        let forms = search.of_group(group, samples);
        for form in forms {
            let formula = confirm::confirmed(&form, of_outcome, known);
            if let Some(formula) =
                formula.filter(|formula| !search.refuted.contains(&formula.to_string()))
            {
                return Some((form, formula));
            }
        }
    }
    None
}
