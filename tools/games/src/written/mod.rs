//! Rules by their moves, as a statement writes them: `n -> n - d for d in 1..n if prime(d)`.
//!
//! A position is a number or several, each from a smallest value on. A move leaves one position or a sum
//! of them. A rule is read (`parse`, `expression`), compiled to a program on registers (`compile`,
//! `expressions`), and run on positions (`run`); values are computed once each (`solve`, `memo`). A rule
//! that takes from one heap numbers that do not depend on it is a take-and-break code (`takes`).
//!
//! The game is over as soon as a player makes a position that `win if` or `lose if` describes. A position
//! from which the next player can do so and win has no Grundy value: its value is [`Value::Win`], and moves
//! to it are as good as none. The others are ordinary games without these moves: a player who has none
//! left loses, as one does who has to make one of them. (Winning Ways, ch. 12, has games of this kind.)
//!
//! [`Value::Win`]: crate::value::Value::Win

pub(crate) mod checks;
mod compile;
pub(crate) mod expression;
mod expressions;
mod filter;
mod finite;
mod forms;
pub(crate) mod function;
pub(crate) mod helpers;
mod instruction;
mod lists;
mod look;
mod meaning;
mod memo;
mod numbers;
mod options;
mod parse;
mod program;
mod run;
mod slope;
mod solve;
pub(crate) mod source;
mod symbolic;
pub(crate) mod syntax;
mod takes;
pub(crate) mod token;
mod values;

pub use finite::{Finite, FiniteLaw};
pub use solve::{Goal, Solver};
pub use values::Values;

use crate::error::{Error, Result};
use crate::rule::Code;
use program::{Left, Program};
use source::Source;
use std::fs::File;
use std::io::{self, Read};
use std::ops::Range;
use std::path::Path;
use syntax::Coordinate;
use takes::Takes;
use token::{Kind, Tokens};

/// The largest number of a position.
pub const LARGEST: u64 = i64::MAX.cast_unsigned();

/// The most bytes of the file of a rule.
const MOST_BYTES: u64 = 1 << 16;

/// A rule by its moves.
#[derive(Clone, Debug)]
pub struct Written {
    source: Source,
    /// Where the rule is in it.
    text: Range<usize>,
    names: Vec<Coordinate>,
    moves: Program,
    /// When the game is over, and whether the player who has made the position has won.
    ends: Vec<(bool, Program)>,
    /// The numbers that it takes, or where it does something else.
    takes: std::result::Result<Takes, usize>,
    /// The code that it is, if that was found by what its moves are.
    code: Option<Code>,
    /// How its moves are for all large n, if they are of the form that proves periods.
    finite: Option<Finite>,
}

impl Written {
    /// Reads the rule that begins at an index of a line; returns the index after it too.
    ///
    /// # Errors
    /// What is wrong, at which column, and what was expected.
    pub fn read(line: &[char], at: usize) -> Result<(Written, usize)> {
        Written::from_source(Source::typed(line), at)
    }

    /// Reads the file at `path`.
    ///
    /// # Errors
    /// As [`Written::read`], with the line; or if the file cannot be read.
    pub fn from_file(path: &Path) -> Result<Written> {
        let name = path.display().to_string();
        let text = read(path).map_err(|e| Error::new(format!("{name}: {e}")))?;
        let (written, end) = Written::from_source(Source::file(name, &text), 0)?;
        let rest = Tokens::new(&written.source, end)?;
        match rest.peek().kind {
            Kind::End => Ok(written),
            _ => Err(rest.expected("`for`, `if`, `;` or the end of the file")),
        }
    }

    fn from_source(source: Source, start: usize) -> Result<(Written, usize)> {
        let mut tokens = Tokens::new(&source, start)?;
        let rule = parse::rule(&mut tokens)?;
        let end = tokens.end();
        let moves = compile::moves(&rule, &source)?;
        let ends = rule
            .ends
            .iter()
            .map(|end| Ok((end.wins, compile::condition(&rule, &end.condition, &source)?)));
        let ends = ends.collect::<Result<_>>()?;
        let takes = takes::recognise(&rule, &source);
        let (text, names) = (rule.text.clone(), rule.names.clone());
        let mut written =
            Written { source, text, names, moves, ends, takes, code: None, finite: None };
        let is_known = written.takes.as_ref().is_ok_and(|takes| takes.code().is_some());
        if !is_known {
            written.code = meaning::code(&rule, &written);
        }
        if let (Some(place), true) = (written.unbounded(), written.code().is_none()) {
            written.finite = finite::finite(&rule, place);
        }
        Ok((written, end))
    }

    /// Whether a rule begins at an index of a line, as `n -> `, `n >= 1 ->` or a bracket shows.
    #[must_use]
    pub fn begins(line: &[char], at: usize) -> bool {
        let source = Source::typed(line);
        let begins = || -> Result<bool> {
            let mut tokens = Tokens::new(&source, at)?;
            if tokens.is("(") {
                return Ok(true);
            }
            let is_name = tokens.name()?.is_some();
            Ok(is_name && ["->", ">=", ">"].iter().any(|symbol| tokens.is(symbol)))
        };
        begins().unwrap_or(false)
    }

    /// The take-and-break code that the rule is, if its moves are known to be those of a code for all heaps.
    #[must_use]
    pub fn code(&self) -> Option<Code> {
        self.code.clone().or_else(|| self.takes.as_ref().ok()?.code())
    }

    /// The error that no theorem proves a period.
    #[must_use]
    pub fn no_period(&self) -> Error {
        let splits = self.moves.options.iter().find(|left| left.splits());
        if let (Some(split), true) = (splits, self.ends.is_empty()) {
            return self.error_at(
                split.at,
                "no theorem here proves a period: what this move leaves is not what a code like 0.07 says, for every \
                 heap; see `cargo explore table`",
            );
        }
        let at = self
            .takes
            .as_ref()
            .map_or_else(|at| *at, |takes| takes.open_at().unwrap_or(self.text.start));
        self.error_at(
            at,
            "no theorem here proves a period: what can be taken is not the same finite set, or all numbers \
             from one on, for every heap; see `cargo explore table`",
        )
    }

    /// The rule in brackets.
    #[must_use]
    pub fn text(&self) -> String {
        let text: String = self.source.text()[self.text.clone()].iter().collect();
        format!("({})", text.trim_end())
    }

    /// How many numbers a position has.
    #[must_use]
    pub fn width(&self) -> usize {
        self.names.len()
    }

    /// The names of the numbers.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|name| &*name.name)
    }

    /// The smallest value of each number.
    #[must_use]
    pub fn least(&self) -> Vec<u64> {
        self.names.iter().map(|name| name.least.unsigned_abs()).collect()
    }

    /// The largest value of each number.
    #[must_use]
    pub fn most(&self) -> Vec<u64> {
        self.names.iter().map(|name| name.most.map_or(LARGEST, i64::unsigned_abs)).collect()
    }

    /// Up to where each number goes if those that have no largest value go to `to`.
    #[must_use]
    pub fn last(&self, to: u64) -> Vec<u64> {
        self.names.iter().map(|name| name.most.map_or(to, i64::unsigned_abs)).collect()
    }

    /// The place of the number that has no largest value, if all others have one.
    #[must_use]
    pub fn unbounded(&self) -> Option<usize> {
        let mut free = (0..self.names.len()).filter(|place| self.names[*place].most.is_none());
        free.next().filter(|_| free.next().is_none())
    }

    /// The same, as the numbers are calculated with.
    fn signed_least(&self) -> Vec<i64> {
        self.names.iter().map(|name| name.least).collect()
    }

    /// Whether a move may leave several positions, or none.
    #[must_use]
    pub fn splits(&self) -> bool {
        self.moves.options.iter().any(Left::splits)
    }

    /// A position with the names of its numbers.
    fn position_text(&self, position: &[i64]) -> String {
        let named = self.names().zip(position).map(|(name, number)| format!("{name} = {number}"));
        named.collect::<Vec<_>>().join(", ")
    }

    /// An error of the whole rule: it points at where it begins.
    pub(crate) fn error(&self, message: &str) -> Error {
        self.error_at(self.text.start, message)
    }

    /// An error at an index of the text of the rule.
    fn error_at(&self, at: usize, message: &str) -> Error {
        self.source.error_at(at, message)
    }
}

/// A position as it is written after a rule.
fn state_text(position: &[i64]) -> String {
    position.iter().map(i64::to_string).collect::<Vec<_>>().join(",")
}

/// A position as the machine has it.
pub(crate) fn signed(position: &[u64]) -> Vec<i64> {
    position.iter().map(|&number| i64::try_from(number).expect("checked when read")).collect()
}

/// The text of a file that is not too long for a rule.
fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        let message = format!("a rule has at most {MOST_BYTES} bytes");
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    Ok(text)
}
