//! `cargo judge play`.

use super::selection::{BINARY, PACKAGE, PROGRAM, Selection, value};
use super::{Verb, r#gen};
use crate::{interrupt, submission};
use anyhow::{Context, Result, bail, ensure};
use command_line::Matches;
use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use stress::{Plan, SLOW};
use tempfile::TempDir;
use verdicts::comparison::Overrides;
use verdicts::process::{Finished, end_all};
use verdicts::verdict::failure;
use verdicts::{Limits, Package, Text, run_on};

pub const VERB: Verb = Verb {
    name: "play",
    about: "Play the game of a problem that asks for moves, against a player who never errs and a random one",
    takes: PACKAGE,
    options: &[
        BINARY,
        PROGRAM,
        "games NUMBER: How many games to play, against both players by turns; default: 20",
        "seed NUMBER: What all games follow from; default: 1",
    ],
    more: "\
The program is asked for a move in each position. `play.rs` of the problem knows the game.

Example, with a program that takes all of the largest heap:
  $ cargo judge play luogu-p1247 --program 'python3 mine.py'
  game 14, against a random player:
    2
    1 3
    > 3 2
    > 1 0
  `3 2 / 1 0` loses, `2 2 / 1 1` wins
  `3 2 / 1 0`, and the other player `1 1 / 0 0`, the last move
  again: cargo judge play luogu-p1247 --program 'python3 mine.py' --seed 1",
    run,
};

/// How many lines of an input or an output are shown.
const LINES: usize = 12;

/// The smallest size of a game: below it, there is next to nothing to choose.
const SMALLEST: u64 = 30;

/// How many inputs are tried for a position that is lost, or won.
const TRIES: u64 = 30;

/// Who plays.
struct Table {
    program: Command,
    limits: Limits,
    generator: PathBuf,
    referee: PathBuf,
    folder: TempDir,
}

/// Plays all games; success if no move was wrong.
fn run(matches: &Matches) -> Result<ExitCode> {
    let selection = Selection::typed(matches)?;
    let games = value(matches, "games", "a number from 1 on")?.map_or(20, NonZero::<u64>::get);
    let seed: u64 = value(matches, "seed", "a number that is not below 0")?.unwrap_or(1);
    let package = selection.package(&Overrides::default())?;
    let folder = interrupt::sweep()?;
    let mut table = table(&selection, &package, folder)?;
    let plan = Plan { seed, time: SLOW.time, jobs: 1 };
    let (mut asked, mut lost) = (0, 0);
    for game in 0..games {
        let player = if game % 2 == 0 { "perfect" } else { "random" };
        // Small ones first, and of each two for both players one that is lost.
        let size = SMALLEST + game * (100 - SMALLEST) / games;
        let first = table.first(plan, size, game % 4 > 1)?;
        lost += u64::from(first.is_lost);
        let (positions, mistake) = table.play(player, first)?;
        asked += positions;
        if let Some(shown) = mistake {
            let whom = if player == "perfect" { "player who never errs" } else { "random player" };
            let again = verdicts::command_line_again(&["--seed"]);
            println!("game {}, against a {whom}:\n{shown}again: {again} --seed {seed}", game + 1);
            end_all();
            return Ok(ExitCode::FAILURE);
        }
    }
    end_all();
    println!(
        "{games} games, {lost} of them from a lost position, {asked} positions, no mistake (seed {seed})"
    );
    Ok(ExitCode::SUCCESS)
}

/// All programs, built.
fn table(selection: &Selection, package: &Package, folder: TempDir) -> Result<Table> {
    let name = submission::name(package);
    let game = package.place.path("play.rs");
    if !package.fixtures.comparison.needs_answer() {
        bail!("{name} is played by its interactor or checker: cargo judge stress {name}");
    }
    let hint =
        "there is no such file: it says which moves there are; see problems/luogu-p1247/play.rs";
    ensure!(game.is_file(), "{}: {hint}", game.display());
    let program = match selection.program(package)? {
        Some(other) => other.command(),
        None => Command::new(selection.build(package, false, folder.path())?),
    };
    let built = stress::build(&package.edition, &[r#gen::find(package)?, game])?;
    let [generator, referee] = <[PathBuf; 2]>::try_from(built).expect("two are built");
    Ok(Table { program, limits: package.limits, generator, referee, folder })
}

/// The position from which a game begins.
struct First {
    /// The generator's seed.
    seed: u64,
    input: Vec<u8>,
    /// Whether the next player loses.
    is_lost: bool,
}

impl Table {
    /// The first position of a generator's input from that size on: one that is lost, or one that is won, as far as a few
    /// inputs have one.
    fn first(&self, plan: Plan, size: u64, is_lost: bool) -> Result<First> {
        let mut tries = (0..TRIES).map(|again| {
            let (seed, size) = plan.input(100 * again + (size + again).min(99));
            let mut generator = Command::new(&self.generator);
            generator.args([seed.to_string(), size.to_string()]);
            let made = run_on(&mut generator, Text::Held(b""), SLOW)?;
            let Finished { stdout: input, stderr, .. } = self.referee(&made.stdout, None, "")?;
            Ok(First { seed, input, is_lost: stderr.trim_end() == "lost" })
        });
        let is_wanted = |it: &Result<First>| it.as_ref().map_or(true, |it| it.is_lost == is_lost);
        let any = tries.next().context("there is a first")?;
        if is_wanted(&any) { any } else { tries.find(is_wanted).unwrap_or(any) }
    }

    /// Plays a game to its end, from that input: how many positions there were, and the game from the first wrong move on,
    /// if there was one.
    fn play(&mut self, player: &str, first: First) -> Result<(u64, Option<String>)> {
        let First { seed, mut input, .. } = first;
        let (mut positions, mut shown) = (0, None::<String>);
        while !input.is_empty() {
            positions += 1;
            let answered = run_on(&mut self.program, Text::Held(&input), self.limits)?;
            let position = lines("  ", &input);
            if let Some((verdict, details)) = failure(&answered, self.limits) {
                let how = format!("{position}{verdict}: {}\n", details.trim_end());
                return Ok((positions, Some(shown.unwrap_or_default() + &how)));
            }
            let turn = [player, &(seed + positions).to_string()].join(" ");
            let reply = self.referee(&input, Some(&answered.stdout), &turn)?;
            if shown.is_some() || !reply.status().is_some_and(|status| status.success()) {
                let turn = position + &lines("  > ", &answered.stdout) + &reply.stderr;
                shown = Some(shown.unwrap_or_default() + &turn);
            }
            input = reply.stdout;
        }
        Ok((positions, shown))
    }

    /// What is said of an output, and the input that is next; or of none, the first position.
    fn referee(&self, input: &[u8], output: Option<&[u8]>, player: &str) -> Result<Finished> {
        let write = |name: &str, text: &[u8]| {
            let path = self.folder.path().join(name);
            fs::write(&path, text).with_context(|| path.display().to_string()).map(|()| path)
        };
        let mut command = Command::new(&self.referee);
        command.arg(write("input", input)?);
        if let Some(output) = output {
            command.arg(write("output", output)?).args(player.split(' '));
        }
        let done = run_on(&mut command, Text::Held(b""), SLOW)?;
        let said = &done.stderr;
        let is_wrong = output.is_some() && said.starts_with('`');
        let is_right = done.status().is_some_and(|status| status.success());
        ensure!(
            is_right || is_wrong,
            "play.rs failed: {}\n{}",
            said.trim_end(),
            lines("  ", input)
        );
        Ok(done)
    }
}

/// The first lines of a text.
fn lines(indent: &str, text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let line = |line: &str| format!("{indent}{}\n", line.chars().take(200).collect::<String>());
    let more = if text.lines().count() > LINES { format!("{indent}...\n") } else { String::new() };
    text.lines().take(LINES).map(line).collect::<String>() + &more
}
