//! The commands: one file each, with its options, its help and what it prints.

mod completions;
mod experiment;
mod moves;
mod outcomes;
mod period;
mod play;
mod table;
mod value;
mod write;

use crate::error::{Error, Result};
use crate::watch::catch_interrupts;
use clap::{Parser, Subcommand, ValueEnum};
use std::io::Write;

const GRAMMAR: &str = "\
Rules:
  nim, lasker, kayles, dawson, grundy    the games of these names, on heaps
  bash(m), bounded(k)                    take 1 to m, or k, from one heap
  take 1,3,4 | take 1..9 | take any | take not 2,5
                                         take such a number; `, split` at the end: or split a heap
                                         into two
  0.77, 4.[3], 4!.0, 0.3f                octal and hexadecimal codes: digit k says what taking k may
                                         leave, 1 nothing + 2 one heap + 4 two + 8 three; brackets
                                         repeat for ever, `!` wants heaps of different sizes; a code
                                         with a digit above 7 is hexadecimal
  wythoff, euclid                        on pairs of heaps a,b
  squares, turning-corners               on coins on a board
  dag FILE                               on a graph; FILE has a line `FROM TO` for each edge
Positions are sums:
  kayles 12 + nim 5 + 0.137 9    nim 3 4 5    bounded(3) 7 7 2    squares 4: 2,2 4,4
Numbers may be written 10^18. Most shells want quotes around brackets, `!` and parentheses.";

/// Rules of impartial games in; Grundy values, proved periods, winning moves, games and experiments
/// out.
#[derive(Parser)]
#[command(name = "explore", bin_name = "cargo explore", version, after_help = GRAMMAR)]
pub struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Table(table::Table),
    Period(period::Period),
    Value(value::Value),
    Moves(moves::Moves),
    Outcomes(outcomes::Outcomes),
    Play(play::Play),
    Experiment(experiment::Experiment),
    Completions(completions::Completions),
}

impl Cli {
    /// Does what was asked, and prints to `output`.
    ///
    /// # Errors
    /// What went wrong; what had been found by then has been printed.
    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        // At the prompt of a game, Ctrl-C ends it.
        if !matches!(self.verb, Verb::Play(_)) {
            catch_interrupts()?;
        }
        let result = match &self.verb {
            Verb::Table(verb) => verb.run(output),
            Verb::Period(verb) => verb.run(output),
            Verb::Value(verb) => verb.run(output),
            Verb::Moves(verb) => verb.run(output),
            Verb::Outcomes(verb) => verb.run(output),
            Verb::Play(verb) => verb.run(output),
            Verb::Experiment(verb) => verb.run(output),
            Verb::Completions(verb) => verb.run(output),
        };
        // Also after an error: nothing that was found is lost.
        output.flush()?;
        result
    }
}

/// How a table is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Csv,
    Json,
}

/// A number as rules have it, like 10^18.
fn number(text: &str) -> std::result::Result<u64, String> {
    match crate::parse::numbers(text) {
        Ok(numbers) if numbers.len() == 1 => Ok(numbers[0]),
        Ok(_) => Err("expected one number".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

fn range(text: &str) -> std::result::Result<(u64, u64), String> {
    crate::parse::range(text).map_err(|error| error.to_string())
}

/// A count and its noun.
fn plural(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Numbers in a row.
fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// What was asked for and is not all there, after Ctrl-C.
fn stopped(what: &str) -> Error {
    Error::new(format!("stopped by Ctrl-C: {what}"))
}
