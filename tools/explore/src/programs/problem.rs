use super::{Ask, Lines, Play, TIME};
use games::error::{Error, Result};
use games::game::Game;
use games::join;
use games::watch::interrupted;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The inputs that are tried where nothing says which one is meant: what is not a name stands for itself.
const INPUTS: [&str; 8] = ["n", "a b", "a b c", "1 n", "1 a b", "n 0", "1 1 n", "1 2 a b"];
/// The numbers that they are tried with.
const TRIED: u64 = 5;
/// The names of numbers.
const NAMES: [&str; 4] = ["n", "a", "b", "c"];

/// The values of the games that the brute force of a problem plays, for inputs in which names stand for numbers; or of
/// the positions of the sample.
pub fn game(folder: &Path, input: &str, ask: &Ask) -> Result<Game> {
    let source = folder.join("brute.rs");
    let place = source.display();
    let text = fs::read_to_string(&source).map_err(|e| Error::new(format!("{place}: {e}")))?;
    if !text.contains("Game::") {
        return Err(Error::new(format!(
            "{place}: it answers without playing a game from its options by `cases::Game`, so that no values are known"
        )));
    }
    if ask.play == Play::Misere {
        return Err(Error::new(format!("--misere: {place} says how the game is played")));
    }
    let program = stress::compile(&source).map_err(|e| Error::new(e.to_string()))?;
    let input = if input.is_empty() {
        let mut fitting =
            INPUTS.into_iter().map(Input).filter_map(|input| match input.fits(&program) {
                Ok(false) => None,
                Ok(true) => Some(Ok(input)),
                Err(error) => Some(Err(error)),
            });
        match fitting.next() {
            Some(input) => input?,
            None => return sample(folder, &program, ask),
        }
    } else {
        Input(input)
    };
    if input.width() == 0 || input.width() > 3 {
        return Err(Error::new(format!(
            "`{}`: expected one to three of the names n, a, b and c in it",
            input.0
        )));
    }
    let name = format!("{} `{}`", folder.display(), input.0);
    eprintln!("{name}: the values for these inputs");
    values(&program, &input, ask)?.read(&name, true, ask)
}

/// The values of the positions of the sample, in order.
fn sample(folder: &Path, program: &Path, ask: &Ask) -> Result<Game> {
    let name = format!("{}/fixtures/sample.in", folder.display());
    let text = fs::read_to_string(&name).map_err(|e| Error::new(format!("{name}: {e}")))?;
    eprintln!(
        "{name}: its positions in order, as none of {} is an input; give one with names for numbers, as `{} 1 3 n 4`",
        INPUTS.map(|input| format!("`{input}`")).join(", "),
        folder.display()
    );
    let mut lines = Lines::default();
    match run(program, &text, Some(Instant::now() + TIME))? {
        Ran::Stopped => {
            Err(Error::new(format!("{name}: it takes too long to play: give a smaller input")))
        }
        Ran::Values(values) => {
            for (number, value) in values.iter().enumerate() {
                lines.push(&format!("{number} {value}"), ask);
            }
            lines.read(&name, true, ask)
        }
        Ran::Refused => Err(Error::new(format!("{name}: the brute force refuses it"))),
    }
}

/// An input, in which names stand for numbers.
#[derive(Clone, Copy)]
struct Input<'a>(&'a str);

impl Input<'_> {
    /// Whether the brute force takes such inputs, and asks for one position in each.
    fn fits(&self, program: &Path) -> Result<bool> {
        let (mut found, until) = (Vec::new(), Some(Instant::now() + TIME));
        for largest in 0..=TRIED {
            for at in cases::shell(self.width(), largest) {
                match run(program, &self.text(&at), until)? {
                    Ran::Values(values) if values.len() > 1 => return Ok(false),
                    Ran::Values(values) if values.len() == 1 => found.push(at),
                    _ => {}
                }
            }
        }
        // The length of a list is not as large, and a number that ends the input is 0.
        Ok(found.iter().any(|at| at.iter().all(|number| *number >= 3)))
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        NAMES.into_iter().filter(|name| self.0.split_whitespace().any(|word| word == *name))
    }

    fn width(&self) -> usize {
        self.names().count()
    }

    /// The input for these numbers.
    fn text(&self, numbers: &[u64]) -> String {
        let names: Vec<&str> = self.names().collect();
        let word = |word: &str| match names.iter().position(|name| *name == word) {
            Some(place) => numbers[place].to_string(),
            None => word.to_owned(),
        };
        join(self.0.split_whitespace().map(word), " ") + "\n"
    }
}

/// The values for all inputs up to where time or the statement ends.
fn values(program: &Path, input: &Input, ask: &Ask) -> Result<Lines> {
    let (mut lines, until) = (Lines::default(), ask.until());
    for largest in 0..=ask.end(input.width()) {
        let (mut layer, mut refused) = (Vec::new(), 0);
        let mut goes_on = true;
        for at in cases::shell(input.width(), largest) {
            match run(program, &input.text(&at), until)? {
                Ran::Values(values) => match &values[..] {
                    [] => {}
                    [value] => {
                        layer.push(format!("{} {value}", join(at, " ")));
                    }
                    _ => {
                        let (input, count) = (input.text(&at), values.len());
                        return Err(Error::new(format!(
                            "the brute force asks for the values of {count} positions, not of one, where the input is `{}`",
                            input.trim()
                        )));
                    }
                },
                Ran::Refused => refused += 1,
                Ran::Stopped => {
                    goes_on = false;
                    break;
                }
            }
        }
        if !goes_on || (layer.is_empty() && refused > 0 && !lines.text.is_empty()) {
            break;
        }
        layer.iter().all(|line| lines.push(line, ask));
    }
    Ok(lines)
}

/// What came of an input.
enum Ran {
    /// The values of the positions that the brute force asked for.
    Values(Vec<String>),
    /// The statement does not allow it.
    Refused,
    Stopped,
}

fn run(program: &Path, input: &str, until: Option<Instant>) -> Result<Ran> {
    if interrupted() || until.is_some_and(|until| Instant::now() > until) {
        return Ok(Ran::Stopped);
    }
    let mut command = Command::new(program);
    command
        .env(cases::VALUES, "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    let mut child = command.spawn()?;
    // What is refused before is not read.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    while until.is_some_and(|until| Instant::now() <= until) && child.try_wait()?.is_none() {
        thread::sleep(Duration::from_micros(200));
    }
    if until.is_some() && child.try_wait()?.is_none() {
        child.kill()?;
        child.wait()?;
        return Ok(Ran::Stopped);
    }
    let output = child.wait_with_output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let values = errors.lines().filter_map(|line| line.strip_prefix("value: "));
    match output.status.code() {
        Some(0) => Ok(Ran::Values(values.map(str::to_owned).collect())),
        Some(1) => Ok(Ran::Refused),
        _ => Err(Error::new(format!(
            "the brute force fails where the input is `{}`:\n{}",
            input.trim(),
            errors.trim_end()
        ))),
    }
}
