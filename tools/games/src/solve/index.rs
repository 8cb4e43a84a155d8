//! Known games by their first values: what [`Index::like`] looks for values in.

use super::learn::computed;
use super::recognise::{Recognised, places};
use super::samples::Samples;
use super::term::Term;
use crate::error::{Error, Result};
use crate::parse;
use crate::value::Value;
use crate::watch::{Watch, interrupted};
use foldhash::fast::FixedState;
use std::collections::{HashMap, HashSet};
use std::hash::BuildHasher;

/// The games that have names, first those that are recognised even where there is a formula. The code 0.07 is Dawson's
/// Kayles, 0.137 or `dawson` his Chess.
pub const NAMED: [&str; 5] = ["kayles", "dawson", "0.07", "lasker", "grundy"];
/// Nim, and games of statements by their moves.
const BY_MOVES: &str = include_str!("statements.txt");
/// The largest number of a subtraction set.
const LARGEST: u32 = 12;
/// Of octal codes, and of those with a digit above 7, the most digits after the point.
const OCTAL: u32 = 3;
const HEXADECIMAL: u32 = 2;
/// The fewest values that tell anything, and how many of a game must be among them.
pub const FEWEST: usize = 5;
/// How the values are kept: raised where what they are changes, so that those of before are not read.
const FORM: u32 = 1;

/// Games and their first values.
pub struct Index {
    games: Vec<Entry>,
}

/// A game, its first number, and its values from there on.
pub struct Entry {
    pub rule: String,
    pub first: i64,
    pub values: Vec<u16>,
}

/// A game whose values begin as some do.
pub struct Like {
    /// The game, and its number at n.
    pub known: Recognised,
    /// How many zeros stand before the first value of that game.
    pub zeros: usize,
    /// The last number of the game that was compared.
    pub last: u64,
    /// How many more games have the same values, as far as they are kept.
    pub others: usize,
}

impl Index {
    /// How many values of each game are kept.
    pub const KEPT: usize = 96;

    /// The values of all these games, computed.
    ///
    /// # Errors
    /// At Ctrl-C.
    pub fn compute(watch: &dyn Watch) -> Result<Index> {
        let games = rules().map(|rule| Entry::compute(rule, Self::KEPT, watch));
        let games = games.collect::<Result<_>>()?;
        if interrupted() {
            return Err(Error::new("stopped by Ctrl-C before the values were known"));
        }
        Ok(Index { games })
    }

    /// What the text of an index begins with, and no text of other games.
    #[must_use]
    pub fn head() -> String {
        let rules: Vec<String> = rules().collect();
        format!("# form {FORM}, games {:x}\n", FixedState::default().hash_one(&rules))
    }

    /// A line for each game: its rule, the first number, and the values from there on.
    #[must_use]
    pub fn text(&self) -> String {
        let line = |Entry { rule, first, values }: &Entry| {
            format!("{rule}\t{first}\t{}\n", crate::join(values, " "))
        };
        self.games.iter().map(line).collect()
    }

    /// Reads such lines; those that begin with `#` do not count.
    #[must_use]
    pub fn read(text: &str) -> Option<Index> {
        let line = |line: &str| {
            let [rule, first, values] = line.split('\t').collect::<Vec<_>>()[..] else {
                return None;
            };
            let values =
                values.split(' ').map(|value| value.parse().ok()).collect::<Option<_>>()?;
            Some(Entry { rule: rule.to_owned(), first: first.parse().ok()?, values })
        };
        let games = text.lines().filter(|text| !text.starts_with('#')).map(line);
        Some(Index { games: games.collect::<Option<_>>()? })
    }

    /// Both, the games of `other` after those that have names.
    #[must_use]
    pub fn with(mut self, other: Index) -> Index {
        let named = NAMED.len() + BY_MOVES.lines().count();
        let named = named.min(self.games.len());
        self.games.splice(named..named, other.games);
        self
    }

    /// The games whose values begin as these do, for n = `first` and on: those at n first, then the best known ones.
    ///
    /// # Errors
    /// If the values are too few, or all the same.
    pub fn like(&self, first: u64, values: &[u64]) -> Result<Vec<Like>> {
        let different = values.iter().collect::<HashSet<_>>().len();
        if values.len() < FEWEST || different < 2 {
            let what = if different < 2 { "different ones" } else { "more" };
            return Err(Error::new(format!(
                "{} values, {different} of them different: many games begin so; expected {what}, {FEWEST} at least",
                values.len(),
            )));
        }
        let first = i64::try_from(first).unwrap_or(i64::MAX / 8);
        let mut sequence = Samples::new(&[first]);
        for (n, value) in (first..).zip(values) {
            sequence.push(&[n], i64::try_from(*value).unwrap_or(i64::MAX));
        }
        let mut found: Vec<Like> = Vec::new();
        let mut seen = vec![false; self.games.len()];
        // At another number than n, too many games have only two values.
        for place in places().iter().filter(|place| different > 2 || **place == Term::Name(0)) {
            let mut same: HashMap<&[u16], usize> = HashMap::new();
            for (entry, is_seen) in self.games.iter().zip(&mut seen) {
                if *is_seen || !entry.fits(&sequence, place) {
                    continue;
                }
                *is_seen = true;
                if let Some(known) = same.get(&entry.values[..]) {
                    found[*known].others += 1;
                } else {
                    same.insert(&entry.values, found.len());
                    found.push(entry.at(&sequence, place));
                }
            }
        }
        let is_named =
            |rule: &str| NAMED.contains(&rule) || BY_MOVES.lines().any(|own| own == rule);
        found.sort_by_key(|Like { known, .. }| known.at != "n" && !is_named(&known.game));
        Ok(found)
    }
}

impl Entry {
    /// A game on one number with its values below another one; at Ctrl-C, with those that are known.
    pub fn compute(rule: String, end: usize, watch: &dyn Watch) -> Result<Entry> {
        let game = parse::rule(&rule)?;
        let (found, _) = computed(&game, Some(end as u64 - 1), false, watch)?;
        let value = |(_, value): &(Vec<u64>, Value)| match value {
            Value::Number(value) => u16::try_from(*value).ok(),
            Value::Win | Value::Loss => None,
        };
        let values = found.iter().map_while(value).collect();
        Ok(Entry { rule, first: game.least_numbers()[0].cast_signed(), values })
    }

    /// Whether the values of a sequence are those of the game at a place, from its first number on as far as they are kept,
    /// and at least so many are.
    pub fn begins(&self, sequence: &Samples, place: &Term, fewest: usize) -> bool {
        let mut compared = 0;
        for (position, wanted) in sequence.iter() {
            let at = place.value(position).and_then(|at| usize::try_from(at - self.first).ok());
            let Some(value) = at.and_then(|at| self.values.get(at)) else { continue };
            if i64::from(*value) != wanted {
                return false;
            }
            compared += 1;
        }
        compared >= fewest
    }

    /// How many of a sequence are before the first number of the game there.
    fn before(&self, sequence: &Samples, place: &Term) -> usize {
        let is_before = |n: &[i64]| place.value(n).is_none_or(|at| at < self.first);
        sequence.iter().take_while(|(n, _)| is_before(n)).count()
    }

    /// Whether the values of a sequence are those of the game there, after zeros before its first number.
    fn fits(&self, sequence: &Samples, place: &Term) -> bool {
        self.begins(sequence, place, FEWEST)
            && sequence.wanted[..self.before(sequence, place)].iter().all(|value| *value == 0)
    }

    fn at(&self, sequence: &Samples, place: &Term) -> Like {
        let end = sequence.position(sequence.len() - 1);
        let last = place.value(end).and_then(|at| u64::try_from(at).ok()).unwrap_or(0);
        let last = last.min(self.first.unsigned_abs() + self.values.len() as u64 - 1);
        let known = Recognised { game: self.rule.clone(), at: place.text(&["n".to_owned()]) };
        Like { known, zeros: self.before(sequence, place), last, others: 0 }
    }
}

/// The games, the best known ones first.
fn rules() -> impl Iterator<Item = String> {
    let named = NAMED.into_iter().chain(BY_MOVES.lines()).map(str::to_owned);
    named.chain(sets()).chain(codes()).chain(hexadecimal())
}

/// Subtraction sets, the smallest first.
fn sets() -> impl Iterator<Item = String> {
    let mut sets: Vec<u32> = (1..1 << LARGEST).collect();
    sets.sort_by_key(|set| (set.count_ones(), *set));
    sets.into_iter().map(|set| {
        let takes = (1..=LARGEST).filter(|take| set >> (take - 1) & 1 == 1);
        format!("take {}", crate::join(takes, ","))
    })
}

/// Octal codes, each with and without splits by no take.
pub fn codes() -> impl Iterator<Item = String> {
    (1..=OCTAL).flat_map(|digits| {
        let width = digits as usize;
        let numbers = (0..8_u32.pow(digits)).filter(|number| number % 8 > 0);
        numbers.flat_map(move |number| ["0", "4"].map(|zero| format!("{zero}.{number:0width$o}")))
    })
}

/// Hexadecimal codes that are not octal.
fn hexadecimal() -> impl Iterator<Item = String> {
    (1..=HEXADECIMAL).flat_map(|digits| {
        let width = digits as usize;
        let numbers = (0..16_u32.pow(digits)).filter(|number| number % 16 > 0);
        numbers.flat_map(move |number| {
            let digits = format!("{number:0width$x}");
            let zeros = if number & 0x88 > 0 { &["0", "4", "8", "c"][..] } else { &["8", "c"] };
            zeros.iter().map(move |zero| format!("{zero}.{digits}"))
        })
    })
}
