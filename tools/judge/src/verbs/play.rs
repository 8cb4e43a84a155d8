//! `cargo judge play`.

use super::Verb;
use super::which::{BINARY, PACKAGE, PROGRAM, Which, value};
use crate::interrupt;
use anyhow::{Context, Error, Result, anyhow, ensure};
use command_line::Matches;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use stress::Plan;
use tempfile::TempDir;
use verdicts::comparison::Wanted;
use verdicts::process::{Finished, end_all, run as start};
use verdicts::verdict::failure;
use verdicts::{Limits, Package, Text};

pub const VERB: Verb = Verb {
    name: "play",
    about: "Play the game of a problem that asks for moves, against a player who never errs and a random one",
    takes: PACKAGE,
    options: &[
        BINARY,
        PROGRAM,
        "games NUMBER: How many games, with either player by turns; 20 where left out",
        "seed NUMBER: The same games as last time; 1 where left out",
    ],
    more: "\
The program is asked for a move in each position. `play.rs` of the problem knows the game.

Example, with a program that takes all of the largest heap:
  $ cargo judge play luogu-p1247 --program 'python3 mine.py'
  game 1, against a player who never errs:
    2
    1 2
    > 2 2
    > 1 0
  `2 2` loses, `1 2` wins
  `2 2`, and the other player `1 1`, the last move
  again: cargo judge play luogu-p1247 --program 'python3 mine.py' --seed 1",
    run,
};

/// What the programs that know a game may use.
const LIMITS: Limits = Limits {
    time: std::time::Duration::from_secs(20),
    memory: 4 << 30,
    stack: None,
    output: 64 << 20,
};

/// How many lines of an input or an output are shown.
const LINES: usize = 12;

/// Who plays.
struct Table {
    program: Command,
    limits: Limits,
    referee: PathBuf,
    folder: TempDir,
}

/// Plays all games; success if no move was wrong.
fn run(matches: &Matches) -> Result<ExitCode> {
    let which = Which::of(matches)?;
    let games: u64 = value(matches, "games", "a number")?.unwrap_or(20);
    let seed: u64 = value(matches, "seed", "a number that is not below 0")?.unwrap_or(1);
    let package = which.package(&Wanted::default())?;
    let place = package.manifest.parent().context("a manifest is in a folder")?;
    ensure!(place.join("play.rs").is_file(), "{}", missing(&package, place));
    let folder = interrupt::sweep()?;
    let program = match which.program(&package)? {
        Some(other) => other.command(),
        None => Command::new(which.build(&package, false, folder.path())?),
    };
    let generator = stress::build(place, false, true).map_err(Error::msg)?.generator;
    let generator = generator.context("it was built")?;
    let referee = stress::compile(&place.join("play.rs")).map_err(Error::msg)?;
    let mut table = Table { program, limits: package.limits, referee, folder };
    let (mut moves, mut won) = (0, 0);
    let plan = Plan { seed, time: LIMITS.time, jobs: 1 };
    for game in 0..games {
        let player = if game % 2 == 0 { "perfect" } else { "random" };
        // Small ones first.
        let (seed_of_input, size) = plan.input(game * 100 / games.max(1));
        let arguments = [seed_of_input.to_string(), size.to_string()];
        let made = finished(Command::new(&generator).args(arguments), b"")?;
        let played = table.play(&made.stdout, player, seed_of_input)?;
        moves += played.moves;
        won += u64::from(played.has_won);
        if let Some(shown) = played.mistake {
            let whom = if player == "perfect" { "player who never errs" } else { "random player" };
            let again = verdicts::again(&["--seed"]);
            println!("game {}, against a {whom}:\n{shown}again: {again} --seed {seed}", game + 1);
            end_all();
            return Ok(ExitCode::FAILURE);
        }
    }
    end_all();
    println!("{games} games, {moves} positions, {won} won, no mistake (seed {seed})");
    Ok(ExitCode::SUCCESS)
}

/// Why there is no game.
fn missing(package: &Package, place: &Path) -> String {
    let name = &package.name;
    if !package.fixtures.comparison.needs_answer() {
        return format!("{name} is played by its interactor or checker: cargo judge stress {name}");
    }
    let problems = place.parent().and_then(|around| fs::read_dir(around).ok());
    let folders = problems.into_iter().flatten().flatten().map(|entry| entry.path());
    let with = folders.filter(|folder| folder.join("play.rs").is_file());
    let mut names: Vec<String> = with.map(|folder| verdicts::workspace::name(&folder)).collect();
    names.sort();
    let others = if names.is_empty() {
        String::new()
    } else {
        format!("; there is one of {}", names.join(", "))
    };
    format!("{}: there is no play.rs, which knows the game{others}", place.display())
}

/// How a game went.
#[derive(Default)]
struct Played {
    moves: u64,
    has_won: bool,
    /// The game from the first wrong move on, if there was one.
    mistake: Option<String>,
}

impl Table {
    /// Plays a game to its end, from the first position of an input.
    fn play(&mut self, made: &[u8], player: &str, seed: u64) -> Result<Played> {
        let mut game = Played::default();
        let mut input = self.referee(made, None, player, seed)?.stdout;
        while !input.is_empty() {
            let answered = start(
                &mut self.program,
                Text::Held(&input).open().map_err(Error::msg)?,
                self.limits,
            );
            let program = || self.program.get_program().display().to_string();
            let answered = answered.with_context(|| format!("cannot start {}", program()))?;
            game.moves += 1;
            let before = game.mistake.take().unwrap_or_default();
            if let Some((verdict, details)) = failure(&answered, self.limits) {
                let position = shown("  ", &input);
                game.mistake =
                    Some(format!("{before}{position}{verdict}: {}\n", details.trim_end()));
                return Ok(game);
            }
            let reply = self.referee(&input, Some(&answered.stdout), player, seed + game.moves)?;
            let is_wrong = reply.status().and_then(|status| status.code()) == Some(1);
            if is_wrong || !before.is_empty() {
                let turn = [shown("  ", &input), shown("  > ", &answered.stdout)].concat();
                game.mistake = Some(format!("{before}{turn}{}", reply.stderr));
            }
            game.has_won = reply.stderr.ends_with("` is the last move\n");
            input = reply.stdout;
        }
        Ok(game)
    }

    /// What is said of an output, and the input that is next; or of none, the first position.
    fn referee(
        &self,
        input: &[u8],
        output: Option<&[u8]>,
        player: &str,
        seed: u64,
    ) -> Result<Finished> {
        let write = |name: &str, text: &[u8]| {
            let path = self.folder.path().join(name);
            fs::write(&path, text).with_context(|| path.display().to_string()).map(|()| path)
        };
        let mut command = Command::new(&self.referee);
        command.arg(write("input", input)?);
        if let Some(output) = output {
            command.arg(write("output", output)?).arg(player).arg(seed.to_string());
        }
        let done = start(&mut command, Text::Held(b"").open().map_err(Error::msg)?, LIMITS)?;
        let code = done.status().and_then(|status| status.code());
        let is_known = code == Some(0)
            || output.is_some() && code == Some(1) && !done.stderr.starts_with("error: ");
        ensure!(is_known, "play.rs failed: {}\n{}", done.stderr.trim_end(), shown("  ", input));
        Ok(done)
    }
}

/// Runs a program that must succeed.
fn finished(command: &mut Command, input: &[u8]) -> Result<Finished> {
    let done = start(command, Text::Held(input).open().map_err(Error::msg)?, LIMITS)?;
    match failure(&done, LIMITS) {
        None => Ok(done),
        Some((_, details)) => Err(anyhow!("{}: {details}", command.get_program().display())),
    }
}

/// The first lines of a text.
fn shown(indent: &str, text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let more = if text.lines().count() > LINES { format!("{indent}...\n") } else { String::new() };
    let line = |line: &str| format!("{indent}{}\n", line.chars().take(200).collect::<String>());
    text.lines().take(LINES).map(line).collect::<String>() + &more
}
