//! The commands: one file each, with its options, its help and what it prints.

mod atlas;
mod block;
mod boards;
mod certificate;
mod check;
mod experiment;
mod help;
mod like;
mod moves;
mod new;
pub(crate) mod options;
mod outcomes;
mod page;
mod period;
mod phrases;
mod play;
mod plot;
mod problem;
mod serve;
mod solve;
mod table;
mod table_code;
mod value;
mod verdict;
pub(crate) mod write;

pub(crate) use block::Block;
pub(crate) use help::RULES;
pub(crate) use period::Period;
pub(crate) use phrases::{either, stopped};
pub(crate) use solve::{Solve, USUAL};

use crate::output::Output;
use command_line::Matches;
use games::error::Result;

/// A command of `cargo explore`.
pub type Verb = command_line::Verb<fn(&Matches, &mut Output) -> Result<()>>;

/// All of them.
pub const VERBS: &[Verb] = &[
    new::VERB,
    table::VERB,
    period::VERB,
    value::VERB,
    moves::VERB,
    outcomes::VERB,
    play::VERB,
    plot::VERB,
    page::VERB,
    serve::VERB,
    atlas::VERB,
    check::VERB,
    like::VERB,
    solve::VERB,
    experiment::VERB,
];

/// What it does, and what rules and positions are; with `is_long`, how rules by their moves are written.
#[must_use]
pub fn help(is_long: bool) -> String {
    let about = "From the rules of an impartial game: Grundy values, proved periods, winning moves, formulas and pictures.";
    let usage =
        "Usage: cargo explore COMMAND; `cargo explore COMMAND --help` says more, with an example.";
    let commands = command_line::list(VERBS);
    let rules = if is_long { RULES } else { "`cargo explore --help` has rules by their moves." };
    format!("{about}\n\n{usage}\n\nCommands:\n{commands}\n{GRAMMAR}\n\n{rules}\n")
}

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
Commas may separate heaps; the case of names is ignored. Numbers may be written 10^18 or 1_000. Most shells want quotes around brackets, `!` and parentheses.";
