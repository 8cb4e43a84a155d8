//! What became of a program and what it cost, as a line that can be read again.

use anyhow::{Context, Error, Result, bail};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What became of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Its bundle prints what Cargo's program prints; the compiler may warn of it.
    Right {
        /// Whether it does.
        is_warned_of: bool,
    },
    /// There is no bundle, for this reason.
    Refused(String),
    /// There is a bundle, and this is wrong with it.
    Wrong(String),
    /// There was no bundle when the time was over.
    TooLong,
}

/// What a program cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What became of it.
    pub outcome: Outcome,
    /// The size of the bundle.
    pub bytes: usize,
    /// How much of the processor's time bundling took.
    pub time: Duration,
    /// How often the compiler was called for that.
    pub rounds: usize,
}

impl fmt::Display for Row {
    /// Bytes, seconds, rounds and the outcome, in columns.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.time.as_secs_f64();
        write!(f, "{:>7} {seconds:>7.1} {:>6}  ", self.bytes, self.rounds)?;
        match &self.outcome {
            Outcome::Right { is_warned_of: false } => f.write_str("right"),
            Outcome::Right { is_warned_of: true } => f.write_str("warned"),
            Outcome::Refused(reason) => write!(f, "refused: {reason}"),
            Outcome::Wrong(fault) => write!(f, "WRONG: {fault}"),
            Outcome::TooLong => f.write_str("too long"),
        }
    }
}

impl Row {
    /// The same as a row of a table in Markdown, for a program with this name.
    #[must_use]
    pub fn markdown(&self, name: &str) -> String {
        let (bytes, seconds) = (self.bytes, self.time.as_secs_f64());
        let outcome = match &self.outcome {
            Outcome::Right { is_warned_of: false } => "right".to_owned(),
            Outcome::Right { is_warned_of: true } => "right, with warnings".to_owned(),
            Outcome::Refused(reason) => format!("refused: {}", cell(reason)),
            Outcome::Wrong(fault) => format!("**wrong**: {}", cell(fault)),
            Outcome::TooLong => "too long".to_owned(),
        };
        format!("| {name} | {bytes} | {seconds:.1} | {} | {outcome} |", self.rounds)
    }
}

/// The first two lines of a text, fit to be a cell of a table: the second has the compiler's error.
fn cell(text: &str) -> String {
    text.lines().take(2).collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

impl FromStr for Row {
    type Err = Error;

    /// Reads what [`fmt::Display`] prints.
    fn from_str(text: &str) -> Result<Row> {
        let (bytes, rest) = column(text)?;
        let (seconds, rest) = column(rest)?;
        let (rounds, outcome) = column(rest)?;
        let outcome = outcome.trim();
        let outcome = match outcome.split_once(": ") {
            None if outcome == "right" => Outcome::Right { is_warned_of: false },
            None if outcome == "warned" => Outcome::Right { is_warned_of: true },
            None if outcome == "too long" => Outcome::TooLong,
            Some(("refused", reason)) => Outcome::Refused(reason.to_owned()),
            Some(("WRONG", fault)) => Outcome::Wrong(fault.to_owned()),
            _ => bail!("`{outcome}` is no outcome of a program"),
        };
        let time = Duration::try_from_secs_f64(seconds.parse()?)?;
        Ok(Row { outcome, bytes: bytes.parse()?, time, rounds: rounds.parse()? })
    }
}

/// The first word of a text, and the rest.
fn column(text: &str) -> Result<(&str, &str)> {
    text.trim_start().split_once(' ').with_context(|| format!("`{text}` is no row of the table"))
}
