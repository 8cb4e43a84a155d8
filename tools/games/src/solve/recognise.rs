//! Values that are those of a known game, at a number that is shifted or scaled.

use super::index::{Entry, NAMED, codes};
use super::keys;
use super::learn::Known;
use super::samples::Samples;
use super::term::Term;
use crate::error::Result;
use crate::parse;
use crate::period::Analysis;
use crate::rule::Code;
use crate::value::Value;
use crate::watch::Watch;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::slice;

/// How many values of a game are compared first, and the fewest that tell anything.
const FIRST: usize = 48;
const FEWEST: usize = 20;
/// The games of two numbers that have names; up to where their values are compared first.
const PAIRS: [&str; 3] = ["turning-corners", "wythoff", "euclid"];
const LOOKED_PAIR: u64 = 12;
/// How many different values there must be: too many games have only 0 and 1.
const DIFFERENT: usize = 3;

/// A known game that has the same values at other numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recognised {
    /// The known game.
    pub game: String,
    /// The number of it, as a formula.
    pub at: String,
}

/// The known game whose values are those of a game, at all positions where that number is not negative: one
/// with a name, or else, if `any_code`, one with a short code.
pub fn recognise(
    known: &Known,
    fitted: &Samples,
    own: Option<&Code>,
    any_code: bool,
    watch: &dyn Watch,
) -> Result<Option<Recognised>> {
    let numbers = if fitted.width() == 1 { vec![Term::Name(0)] } else { keys::keys() };
    let sequences = numbers.into_iter().filter_map(|number| {
        let sequence = keys::by_key(fitted, &number)?;
        let different: BTreeSet<i64> = sequence.wanted.iter().copied().collect();
        (different.len() >= DIFFERENT).then_some((number, sequence))
    });
    let sequences: Vec<_> = sequences.collect();
    if sequences.is_empty() {
        return Ok(None);
    }
    let names = if any_code { codes().collect() } else { NAMED.map(str::to_owned).to_vec() };
    let games = names.into_iter().map(|name| Entry::compute(name, FIRST, watch));
    let games: Vec<Entry> = games.collect::<Result<_>>()?;
    for (number, sequence) in &sequences {
        for place in places() {
            for game in &games {
                if !game.begins(sequence, &place, FEWEST) {
                    continue;
                }
                let (code, at) = (parse::code(&game.rule)?, place.with(slice::from_ref(number)));
                let is_own = own == Some(&code) && matches!(place, Term::Name(_));
                if !is_own && holds(known, &at, &code, watch)? {
                    let (game, at) = (game.rule.clone(), at.text(&known.names));
                    return Ok(Some(Recognised { game, at }));
                }
            }
        }
    }
    Ok(None)
}

/// The game of two numbers with a name whose values a game of another name has, wherever both have positions.
pub fn pair(name: &str, known: &Known, watch: &dyn Watch) -> Result<Option<Recognised>> {
    let values: HashMap<&[u64], Value> = known.values().iter().map(|(at, v)| (&**at, *v)).collect();
    if known.names.len() != 2 || known.is_read {
        return Ok(None);
    }
    for game in PAIRS.into_iter().filter(|game| *game != name) {
        let rule = parse::rule(game)?;
        let is_same = |to: u64| -> Result<bool> {
            let own = Known::of(&rule, Some(to.min(known.to)), false, watch)?;
            let both: Vec<_> =
                own.values().iter().filter(|(at, _)| values.contains_key(&**at)).collect();
            let different = both.iter().map(|(_, value)| *value).collect::<HashSet<_>>().len();
            let is_right = both.iter().all(|(at, value)| values[&**at] == *value);
            Ok(is_right && both.len() >= FEWEST && different >= DIFFERENT)
        };
        if is_same(LOOKED_PAIR)? && is_same(known.to)? {
            let at = known.names.join(", ");
            return Ok(Some(Recognised { game: game.to_owned(), at }));
        }
    }
    Ok(None)
}

/// At which numbers of a known game the values may be.
pub fn places() -> Vec<Term> {
    let n = || Term::Name(0);
    let mut places = vec![n()];
    places.extend((1..=4).flat_map(|shift| [n() - shift, n() + shift]));
    places.extend((2..=3).flat_map(|by| [n() / by, Term::Number(by) * n()]));
    places.extend([(n() + 1) / 2, Term::Number(2) * n() + 1]);
    places
}

/// Whether all values that are known are those of a game.
fn holds(known: &Known, at: &Term, code: &Code, watch: &dyn Watch) -> Result<bool> {
    let of = |position: &[u64]| -> Option<u64> {
        let signed: Option<Vec<i64>> = position.iter().map(|n| i64::try_from(*n).ok()).collect();
        u64::try_from(at.value(&signed?)?).ok()
    };
    let mut analysis = Analysis::new(code);
    let largest = known.values().iter().filter_map(|(position, _)| of(position)).max();
    analysis.until_proved(largest.unwrap_or(0), watch)?;
    Ok(known.values().iter().all(|(position, value)| match of(position) {
        // Before the first number of the known game.
        None => true,
        Some(heap) => analysis.value(heap).is_some_and(|(own, _)| Value::Number(own) == *value),
    }))
}

#[cfg(test)]
#[path = "../../tests/inside/solve/recognise.rs"]
mod tests;
