use super::{Ask, Lines, Play};
use files::Prepared;
use games::error::{Error, Result};
use games::game::{Game, Rule};
use games::position::{Component, Position};
use games::rule::Graph;
use games::watch::interrupted;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// What a new game starts from.
const TEMPLATE: &str = include_str!("../../template.rs");

/// How often Ctrl-C and the time are looked at.
const LOOK: Duration = Duration::from_millis(20);

/// Writes the file that a new game starts from.
///
/// # Errors
/// If there is such a file, or it cannot be written.
pub fn write_template(path: &Path) -> Result<()> {
    if path.exists() {
        return Err(Error::new(format!("{}: the file is there", path.display())));
    }
    Ok(Prepared::new(path, TEMPLATE.as_bytes()).and_then(Prepared::put)?)
}

/// The values of the games that a file describes.
pub fn game(path: &Path, ask: &Ask) -> Result<Game> {
    let program = compiled(path)?;
    let name = path.display().to_string();
    let what = match ask.play {
        Play::Values => "values",
        Play::Outcomes => "outcomes",
        Play::Misere => "misere",
    };
    match values(&program, &name, what, ask)? {
        Some(game) => Ok(game),
        // Who wins is known nevertheless.
        None => values(&program, &name, "outcomes", ask)?
            .ok_or_else(|| Error::new(format!("{name}: the program failed"))),
    }
}

/// The position of a file's game at some numbers, with all that can be reached from it.
///
/// # Errors
/// If it does not compile, or fails.
pub fn position(path: &Path, numbers: &str) -> Result<Position> {
    let mut command = Command::new(compiled(path)?);
    command.arg("positions").args(numbers.split_whitespace());
    let found = command.stderr(Stdio::inherit()).output()?;
    if !found.status.success() {
        let why = format!("{}: the program failed: {}", path.display(), found.status);
        return Err(Error::new(why));
    }
    let (mut names, mut options) = (Vec::new(), Vec::new());
    for line in String::from_utf8_lossy(&found.stdout).lines() {
        let mut moves = line.split('\t');
        names.push(moves.next().unwrap_or_default().to_owned());
        let part = |part: &str| part.parse().ok();
        options.push(moves.map(|left| left.split(',').filter_map(part).collect()).collect());
    }
    let rule = Rule::Graph(Arc::new(Graph::new(names, options)));
    let game = Game { name: path.display().to_string(), rule };
    let state = game.state_of(&[0]);
    Ok(Position { games: vec![game], components: vec![Component { game: 0, state }] })
}

fn compiled(path: &Path) -> Result<PathBuf> {
    if !path.is_file() {
        let path = path.display();
        let hint = format!("`cargo explore new {path}` writes one to start from");
        return Err(Error::new(format!("{path}: there is no such file; {hint}")));
    }
    stress::compile(path).map_err(|e| Error::new(e.to_string()))
}

/// The lines that the program prints; `None` if it says that the game can go on for ever.
fn values(program: &Path, name: &str, what: &str, ask: &Ask) -> Result<Option<Game>> {
    let mut command = Command::new(program);
    command.arg(what).args(ask.to.map(|to| to.to_string())).stdout(Stdio::piped());
    let mut child = command.spawn()?;
    let pipe = BufReader::new(child.stdout.take().expect("it is piped"));
    let (sender, lines) = sync_channel(1 << 10);
    // It ends with the program, or when nothing is received any more.
    thread::spawn(move || {
        pipe.lines().map_while(std::result::Result::ok).try_for_each(|line| sender.send(line))
    });
    let (mut found, until) = (Lines::default(), ask.until());
    let is_over = || interrupted() || until.is_some_and(|until| Instant::now() > until);
    let ended = loop {
        match lines.recv_timeout(LOOK) {
            Ok(line) if is_over() || !found.push(&line, ask) => break false,
            Err(RecvTimeoutError::Timeout) if is_over() => break false,
            Err(RecvTimeoutError::Disconnected) => break true,
            Ok(_) | Err(RecvTimeoutError::Timeout) => {}
        }
    };
    drop(lines);
    if !ended {
        child.kill()?;
    }
    let status = child.wait()?;
    match status.code() {
        Some(cases::ENDLESS) if ended => Ok(None),
        _ if ended && !status.success() && !interrupted() => {
            let after = if found.last.is_empty() { "at once" } else { &found.last };
            Err(Error::new(format!("{name}: the program failed after `{after}`: {status}")))
        }
        _ => found.read(name, ended, ask).map(Some),
    }
}
