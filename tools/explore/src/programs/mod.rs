//! Games that no rule describes: values that a program computes.
//!
//! A file of Rust that ends with `cases::explore` is compiled and asked for the values of its family of games. The brute
//! force of a problem is given one input after the other, and `cases::Game`, which plays the game, prints the value of
//! the position that it is asked about.

mod file;
mod problem;

use games::draws;
use games::error::{Error, Result};
use games::game::{Game, Rule};
use games::listed::Listed;
use games::parse;
use games::position::Position;
use games::watch::{Progress, interrupted, stopped};
use std::io::{IsTerminal, stdin};
use std::path::Path;
use std::time::{Duration, Instant};

pub use file::write_template;

/// What is wanted of positions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Play {
    Values,
    Outcomes,
    Misere,
}

/// What values are wanted.
#[derive(Clone, Copy)]
pub struct Ask {
    pub play: Play,
    /// Up to which number.
    pub to: Option<u64>,
    /// The same if nothing is said, of one number, of two and of three, as far as some time goes.
    pub usual: [u64; 3],
}

/// For how long values are computed if nothing says how far.
const TIME: Duration = Duration::from_secs(3);

impl Ask {
    /// The Grundy values up to `to`, or the usual ones, or who wins in misère play.
    pub fn new(to: Option<u64>, usual: [u64; 3], misere: bool) -> Ask {
        Ask { play: if misere { Play::Misere } else { Play::Values }, to, usual }
    }

    /// Up to which number, of so many.
    pub fn end(&self, width: usize) -> u64 {
        self.to.unwrap_or(self.usual[(width - 1).min(2)])
    }

    /// Until when values are waited for.
    fn until(&self) -> Option<Instant> {
        self.to.is_none().then(|| Instant::now() + TIME)
    }
}

/// A rule, or values from standard input, or those of a program.
///
/// # Errors
/// As [`parse::rule`] and [`Listed::read`]; if the program does not compile, or fails, or is no game.
pub fn game(text: &str, ask: &Ask) -> Result<Game> {
    match program(text) {
        Some((path, "")) if path.extension().is_some() => file::game(path, ask),
        Some((path, input)) if path.is_dir() => problem::game(path, input, ask),
        Some((path, more)) => Err(Error::new(format!(
            "{}: expected nothing after it, found `{more}`",
            path.display()
        ))),
        None if text.trim() == "-" => read(),
        None => with_draws(parse::rule(text)?, ask),
    }
}

/// A position of rules; or of a file of Rust, at the numbers after its name.
///
/// # Errors
/// As [`parse::position`]; if the program does not compile, or fails.
pub fn position(text: &str) -> Result<Position> {
    match program(text) {
        Some((path, numbers)) => file::position(path, numbers),
        None => parse::position(text),
    }
}

/// The values that standard input has.
fn read() -> Result<Game> {
    let input = stdin();
    if input.is_terminal() {
        eprintln!(
            "reading values, one a line, as `value`, `n value`, `a b value` or `a b c value`; Ctrl-D ends them"
        );
    }
    let values = Listed::read(input.lock());
    let values = values.map_err(|e| Error::new(format!("standard input: {e}")))?;
    if values.is_matrix {
        eprintln!("read as a matrix: line a = 0, 1, 2, ... has the values of b = 0, 1, 2, ...");
    }
    Ok(Game::listed("values read", values))
}

/// A game; or who wins it and where no player does, if play can go on for ever; of a graph, all that is known.
fn with_draws(game: Game, ask: &Ask) -> Result<Game> {
    let width = game.variables().len();
    if width > ask.usual.len() || !matches!(game.rule, Rule::Written(_) | Rule::Graph(_)) {
        return Ok(game);
    }
    let (misere, endless) = (ask.play == Play::Misere, draws::endless(&game));
    let mut listed = match (&game.rule, &endless) {
        (Rule::Graph(graph), None) if !misere => Listed::of_graph(graph)?,
        (Rule::Written(_), None) => return Ok(game),
        _ => draws::listed(&game, ask.end(width), misere, &Progress::endless("positions"))?,
    };
    if let Some(why) = endless {
        eprintln!("no Grundy values, but wins, losses and draws: {why}");
    }
    if let Rule::Graph(graph) = &game.rule
        && listed.has_draws()
    {
        listed = listed.of_vertices(graph);
    }
    listed.is_misere = misere;
    Ok(Game::listed(&game.name, listed))
}

/// The path of a file of Rust, or of the folder of a problem, and what follows it.
pub fn program(text: &str) -> Option<(&Path, &str)> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let path = Path::new(word);
    let is_file = path.extension().is_some_and(|extension| extension == "rs");
    (is_file || (word.contains('/') && path.is_dir())).then_some((path, rest.trim()))
}

/// Values as they were printed, up to the last ones of which all with the same largest number are there.
#[derive(Default)]
struct Lines {
    text: String,
    whole: usize,
    largest: Option<u64>,
    last: String,
}

impl Lines {
    /// Adds a line, of which the last word is the value; says whether it is within `ask`.
    fn push(&mut self, line: &str, ask: &Ask) -> bool {
        let words: Vec<u64> = line.split_whitespace().map_while(|word| word.parse().ok()).collect();
        let width = line.split_whitespace().count().saturating_sub(1).clamp(1, 3);
        let largest = words.iter().take(width).max().copied();
        if self.largest != largest {
            (self.whole, self.largest) = (self.text.len(), largest);
        }
        if largest.is_some_and(|largest| largest > ask.end(width)) {
            return false;
        }
        line.clone_into(&mut self.last);
        self.text += line;
        self.text.push('\n');
        true
    }

    /// The values, all of them or as many as are whole.
    fn read(mut self, name: &str, all: bool, ask: &Ask) -> Result<Game> {
        if interrupted() {
            return Err(stopped(&format!("the last line is `{}`", self.last)));
        }
        if !all {
            self.text.truncate(self.whole);
        }
        if self.text.is_empty() {
            let time = TIME.as_secs();
            return Err(Error::new(format!(
                "{name}: no value in {time} seconds; --to N waits for those up to N"
            )));
        }
        let values = Listed::read(self.text.as_bytes());
        let mut values = values.map_err(|e| Error::new(format!("{name}: {e}")))?;
        values.is_misere = ask.play == Play::Misere;
        Ok(Game::listed(name, values))
    }
}
