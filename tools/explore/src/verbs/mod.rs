//! The commands: one file each, with its options, its help and what it prints.

mod block;
mod boards;
mod check;
mod experiment;
mod help;
mod moves;
mod new;
mod options;
mod outcomes;
mod period;
mod phrases;
mod play;
mod plot;
mod solve;
mod table;
mod table_code;
mod value;
mod verdict;
mod write;

use clap::{Parser, Subcommand};
use games::error::Result;
use games::watch::catch_interrupts;
use std::io::Write;

const GRAMMAR: &str = "\
Rules:
  nim, lasker, kayles, dawson, grundy    the games of these names, on heaps
  bash(m), bounded(k)                    take 1 to m, or k, from one heap
  take 1,3,4 | take 1..9 | take any | take not 2,5
                                         take one of these numbers from one heap; with `, split` at
                                         the end, or split a heap into two
  0.77, 4.[3], 4!.0, 0.3f                octal and hexadecimal codes: digit k says what taking k may
                                         leave, 1 nothing + 2 one heap + 4 two + 8 three; digits in
                                         brackets repeat for ever; heaps left by a digit before `!`
                                         must differ in size; a digit above 7 makes the code
                                         hexadecimal
  wythoff, euclid                        on pairs of heaps a,b
  squares, turning-corners               on coins at i,j of a board
  n -> n - d for d in 1..n if prime(d)   any game by its moves, see --help; rule FILE
  graph FILE                             a piece on a vertex; FILE has an edge `u v` a line, positions are vertices
  game.rs                                a game by its moves in Rust, as `cargo explore new game.rs` writes it
  problems/ID                            the game that the brute force of a problem plays, for inputs `n`, `1 n`,
                                         `a b` and so on, or one that is said: `problems/ID 1 3 n 4`
  -                                      values from standard input, one a line: `value`, `n value`, `a b value`
                                         or `a b c value`; W, L and D say who wins, and draws
Positions are sums:
  kayles 12 + nim 5 + 0.137 9    nim 3 4 5    bounded(3) 7 7 2    squares 2,2 4,4
Commas may stand between heaps, names in upper case. Numbers may be written 10^18 or 1_000. Most shells want quotes around brackets, `!` and parentheses.";

/// From the rules of an impartial game: Grundy values, proved periods, winning moves, formulas and
/// pictures
#[derive(Parser)]
#[command(name = "explore", bin_name = "cargo explore", version, after_help = GRAMMAR)]
#[command(after_long_help = format!("{GRAMMAR}\n\n{}", help::RULES))]
pub struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    New(new::New),
    Table(table::Table),
    Period(period::Period),
    Value(value::Value),
    Moves(moves::Moves),
    Outcomes(outcomes::Outcomes),
    Play(play::Play),
    Plot(plot::Plot),
    Check(check::Check),
    Solve(solve::Solve),
    Experiment(experiment::Experiment),
}

impl Cli {
    /// Does what was asked, and prints to `output`.
    ///
    /// # Errors
    /// What went wrong. What was found before has been printed.
    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        // Who plays is asked for moves, and may leave at once.
        if !matches!(self.verb, Verb::Play(_)) {
            catch_interrupts()?;
        }
        let result = match &self.verb {
            Verb::New(verb) => verb.run(output),
            Verb::Table(verb) => verb.run(output),
            Verb::Period(verb) => verb.run(output),
            Verb::Value(verb) => verb.run(output),
            Verb::Moves(verb) => verb.run(output),
            Verb::Outcomes(verb) => verb.run(output),
            Verb::Play(verb) => verb.run(output),
            Verb::Plot(verb) => verb.run(output),
            Verb::Check(verb) => verb.run(output),
            Verb::Solve(verb) => verb.run(output),
            Verb::Experiment(verb) => verb.run(output),
        };
        // After an error too.
        output.flush()?;
        result
    }
}
