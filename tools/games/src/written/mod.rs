//! Rules by their moves, as a statement writes them: `n -> n - d for d in 1..n if prime(d)`.
//!
//! A position is a number or several, each from a smallest value on. A move leaves one position or a sum
//! of them. A rule is read into a syntax tree (`parse`, `loops`, `expression`, `forms`, `syntax`); one pass over the tree
//! checks it (`check`). Values are computed once each (`memo`): of many positions in order (`sweep`, `in_order`), otherwise
//! of one after those that its moves lead to (`solve`), which are generated from the tree as it is (`generate`,
//! `evaluate`). What the moves are for all large heaps (`symbolic`) shows whether the rule is a take-and-break code
//! (`codes`), has a finite memory (`finite`, `parted`), or takes no multiple of some m (`multiples`).
//!
//! The game is over as soon as a player makes a position that `win if` or `lose if` describes. A position
//! from which the next player can do so and win has no Grundy value: its value is [`Value::Win`], and moves
//! to it are as good as none. The others are ordinary games without these moves: a player who has none
//! left loses, as one does who has to make one of them. (Winning Ways, ch. 12, has games of this kind.)
//!
//! [`Value::Win`]: crate::value::Value::Win

pub(crate) mod check;
mod codes;
pub(crate) mod evaluate;
pub(crate) mod expression;
mod finite;
mod forms;
pub(crate) mod function;
mod generate;
pub(crate) mod helpers;
mod in_order;
mod loops;
mod memo;
mod multiples;
mod options;
mod parse;
mod parted;
mod refuse;
mod rising;
mod sets;
mod solve;
mod sweep;
mod symbolic;
pub(crate) mod syntax;
mod takes;
pub(crate) mod token;

pub use solve::{Goal, Solver};

use crate::error::{Error, Result};
use crate::named;
use crate::period::{Finite, Parted};
use crate::rule::Code;
use crate::source::Source;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;
use symbolic::MOST_MODULUS;
use syntax::{Move, RuleText};
use token::{Kind, Tokens};

/// The largest number of a position.
pub const LARGEST: u64 = i64::MAX.cast_unsigned();

/// How much the moves of a rule with a finite memory may take at most for its values to prove its law.
const MOST_REACH: u64 = 1000;

/// The most bytes of the file of a rule.
const MOST_BYTES: u64 = 1 << 16;

/// A rule by its moves.
#[derive(Clone, Debug)]
pub struct Written {
    source: Source,
    rule: RuleText,
    /// The code that it is, if that is seen.
    code: Option<Code>,
    /// How its moves are for all large n, if they are of the form that proves periods.
    finite: Option<Finite>,
    /// The m by which `G(n) = n mod m`, if no multiple of it is taken and values do not prove it.
    multiples: Option<u64>,
    /// The same of moves that leave two parts.
    parted: Option<Arc<Parted>>,
}

impl Written {
    /// Reads a rule.
    ///
    /// # Errors
    /// What is wrong, at which column, and what was expected.
    pub fn parse(text: &str) -> Result<Written> {
        let source = Source::typed(text);
        Written::whole(&source, "`for`, `if`, `;` or the end of the rule")
    }

    /// Reads the file at `path`.
    ///
    /// # Errors
    /// As [`Written::parse`], with the line; or if the file cannot be read.
    pub fn from_file(path: &Path) -> Result<Written> {
        let name = path.display().to_string();
        let text = read(path).map_err(|e| Error::new(format!("{name}: {e}")))?;
        Written::whole(&Source::file(name, &text), "`for`, `if`, `;` or the end of the file")
    }

    /// Reads a rule after which nothing is.
    fn whole(source: &Source, or_end: &str) -> Result<Written> {
        let mut tokens = Tokens::new(source, 0);
        let rule = parse::rule(&mut tokens)?;
        if tokens.peek().kind != Kind::End {
            return Err(tokens.expected(or_end));
        }
        Written::checked(rule, source)
    }

    /// Reads the rule at an index of a text, if one begins there; returns the index after it too.
    pub(crate) fn read(source: &Source, at: usize) -> Result<Option<(Written, usize)>> {
        let mut tokens = Tokens::new(source, at);
        if !parse::begins(&tokens) {
            return Ok(None);
        }
        let rule = parse::rule(&mut tokens)?;
        let end = tokens.end();
        Ok(Some((Written::checked(rule, source)?, end)))
    }

    fn checked(mut rule: RuleText, source: &Source) -> Result<Written> {
        check::check(&mut rule, source)?;
        let source = source.clone();
        let mut written =
            Written { source, rule, code: None, finite: None, multiples: None, parted: None };
        written.code = codes::code(&written.rule, &written);
        if let (Some(place), None) = (written.unbounded(), &written.code) {
            written.finite = finite::finite(&written.rule, place);
            // What a few values prove has a certificate.
            if written.finite.is_none_or(|finite| finite.reach > MOST_REACH) {
                written.multiples = multiples::modulus(&written.rule);
            }
            if written.splits() {
                written.parted = parted::parted(&written.rule, &written, place).map(Arc::new);
            }
        }
        Ok(written)
    }

    /// The take-and-break code that the rule is, if its moves are known to be those of a code for all heaps.
    #[must_use]
    pub fn code(&self) -> Option<Code> {
        self.code.clone()
    }

    /// What would prove a period of the rule, of which no theorem does.
    #[must_use]
    pub fn no_period(&self) -> String {
        let RuleText { moves, ends, .. } = &self.rule;
        let why = match () {
            () if !ends.is_empty() => "of a rule without `win if` and `lose if`".to_owned(),
            () if moves.iter().any(Move::splits) => {
                "of the moves of a code like 0.07, for every heap, or of splits into two in all ways but near the ends".to_owned()
            }
            () => format!(
                "of takes from one finite set, or of a code with a repeating tail, that may depend on the heap modulo \
                 some m up to {MOST_MODULUS}; and of takes of all numbers below some m and of no multiple of it"
            ),
        };
        format!(
            "the rule is right, but no theorem here proves a period of it: there are proofs {why}; \
             `cargo explore solve` looks for a formula"
        )
    }

    /// The rule in brackets.
    #[must_use]
    pub fn text(&self) -> String {
        let text: String = self.source.text()[self.rule.text.clone()].iter().collect();
        format!("({})", text.trim_end())
    }

    /// How many numbers a position has.
    #[must_use]
    pub fn width(&self) -> usize {
        self.rule.names.len()
    }

    /// The names of the numbers.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.rule.names.iter().map(|name| &*name.name)
    }

    /// The smallest value of each number.
    #[must_use]
    pub fn least(&self) -> Vec<u64> {
        self.rule.names.iter().map(|name| name.least.unsigned_abs()).collect()
    }

    /// The largest value of each number.
    #[must_use]
    pub fn most(&self) -> Vec<u64> {
        self.rule.names.iter().map(|name| name.most.map_or(LARGEST, i64::unsigned_abs)).collect()
    }

    /// Up to where each number goes if those that have no largest value go to `to`.
    #[must_use]
    pub fn last(&self, to: u64) -> Vec<u64> {
        self.rule.names.iter().map(|name| name.most.map_or(to, i64::unsigned_abs)).collect()
    }

    /// The place of the number that has no largest value, if all others have one.
    #[must_use]
    pub fn unbounded(&self) -> Option<usize> {
        let mut free =
            (0..self.rule.names.len()).filter(|place| self.rule.names[*place].most.is_none());
        free.next().filter(|_| free.next().is_none())
    }

    /// The same, as the numbers are calculated with.
    fn signed_least(&self) -> Vec<i64> {
        self.rule.names.iter().map(|name| name.least).collect()
    }

    /// Whether a move may leave several positions, or none.
    #[must_use]
    pub fn splits(&self) -> bool {
        self.rule.moves.iter().any(Move::splits)
    }

    /// What was read, and its text.
    pub(crate) fn parts(&self) -> (&RuleText, &Source) {
        (&self.rule, &self.source)
    }

    /// A position with the names of its numbers.
    fn position_text(&self, position: &[i64]) -> String {
        named(self.names(), position)
    }

    /// An error of the whole rule: it points at where it begins.
    pub(crate) fn error(&self, message: &str) -> Error {
        self.error_at(self.rule.text.start, message)
    }

    fn error_at(&self, at: usize, message: &str) -> Error {
        self.source.error_at(at, message)
    }
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
