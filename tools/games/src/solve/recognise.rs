//! Values that are those of a known game, at a number that is shifted or scaled.

use super::keys;
use super::learn::Known;
use super::samples::Samples;
use super::term::Term;
use crate::analysis::Analysis;
use crate::error::Result;
use crate::game::Rule;
use crate::parse;
use crate::rule::Code;
use crate::value::Value;
use crate::watch::Watch;
use std::collections::BTreeSet;

/// The games that have names. The code 0.07 is Dawson's Kayles, 0.137 or `dawson` his Chess.
const NAMED: [&str; 5] = ["kayles", "dawson", "0.07", "lasker", "grundy"];
/// Of the codes, those of up to so many digits after the point.
const DIGITS: u32 = 3;
/// How many values of a game are compared first, and the fewest that tell anything.
const FIRST: u64 = 48;
const FEWEST: usize = 20;
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

struct Game {
    name: String,
    code: Code,
    /// Its first values.
    values: Vec<u16>,
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
    let games = names.into_iter().map(|name| Game::new(name, watch));
    let games: Vec<Game> = games.collect::<Result<_>>()?;
    for (number, sequence) in &sequences {
        for place in places() {
            for game in &games {
                let is_own = own == Some(&game.code) && matches!(place, Term::Name(_));
                if is_own || !begins(sequence, &place, &game.values) {
                    continue;
                }
                let at = place.with(std::slice::from_ref(number));
                if holds(known, &at, &game.code, watch)? {
                    let name = game.name.clone();
                    return Ok(Some(Recognised { game: name, at: at.text(&known.names) }));
                }
            }
        }
    }
    Ok(None)
}

impl Game {
    fn new(name: String, watch: &dyn Watch) -> Result<Game> {
        let Rule::Heap(code) = parse::rule(&name)?.rule else { unreachable!("a code") };
        let mut analysis = Analysis::new(&code);
        analysis.compute(FIRST, watch)?;
        Ok(Game { name, code, values: analysis.values().to_vec() })
    }
}

/// At which numbers of a known game the values may be.
fn places() -> Vec<Term> {
    let n = || Term::Name(0);
    let mut places = vec![n()];
    places.extend((1..=4).flat_map(|shift| [n() - shift, n() + shift]));
    places.extend((2..=3).flat_map(|by| [n() / by, Term::Number(by) * n()]));
    places.push((n() + 1) / 2);
    places
}

fn codes() -> impl Iterator<Item = String> {
    (1..=DIGITS).flat_map(|digits| {
        let width = digits as usize;
        let numbers = (0..8_u32.pow(digits)).filter(|number| number % 8 > 0);
        numbers.flat_map(move |number| ["0", "4"].map(|zero| format!("{zero}.{number:0width$o}")))
    })
}

/// Whether the values of a sequence are those of a game as far as its table goes.
fn begins(sequence: &Samples, place: &Term, values: &[u16]) -> bool {
    let mut compared = 0;
    for (position, wanted) in sequence.iter() {
        let at = place.value(position).and_then(|at| usize::try_from(at).ok());
        let Some(value) = at.and_then(|at| values.get(at)) else { continue };
        if i64::from(*value) != wanted {
            return false;
        }
        compared += 1;
    }
    compared >= FEWEST
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
