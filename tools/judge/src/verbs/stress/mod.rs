//! `cargo judge stress`.

mod report;

use super::Verb;
use super::selection::{
    BINARY, COMPARISON, DEBUG, PACKAGE, PROGRAM, Selection, TARGET, overrides, value,
};
use crate::interrupt;
use crate::keep;
use crate::problem::workspace::is_example;
use anyhow::{Context, Result, anyhow, ensure};
use bundler::package::Solution;
use command_line::Matches;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::available_parallelism;
use std::time::Duration;
use stress::{Contest, Failure, Fault, Found, Plan, Players, Program, search, shrink};
use tempfile::TempDir;
use verdicts::process::end_all;
use verdicts::tool::Tool;
use verdicts::{Limits, Package, Place};

/// How long an input is made smaller at most; also, no longer than was searched.
const SHRINKING: Duration = Duration::from_secs(20);

/// The input of which is checked that the generator makes it again: one of middle size.
const CHECKED: u64 = 49;

pub const VERB: Verb = Verb {
    name: "stress",
    about: "Compare a solution with a brute force on random inputs, and show the smallest input on which it fails",
    takes: PACKAGE,
    options: &[
        BINARY,
        TARGET,
        DEBUG,
        PROGRAM,
        "brute COMMAND: The brute force: a command that prints the right answer, and fails on invalid input; default: brute.rs",
        "gen COMMAND: The generator: a command that prints an input; its last two arguments are a seed and a size from 1 to \
         100; default: gen.rs, or brute.rs where that makes inputs",
        "seed NUMBER: What all inputs follow from; default: random",
        "time SECONDS: How long to search, and then to make the input smaller, for which 20 is the most; default: 30",
        "jobs NUMBER: How many inputs to try at once; default: twice the number of processors, as programs mostly wait",
        "keep NAME: Keep the input that is found as a fixture of this name",
        COMPARISON,
    ],
    more: "\
Example, with % (k + 2) where % (k + 1) is right:
  $ cargo judge stress bounded-nim --seed 1
  WA: input 34 of seed 1, made by `~/.cache/cargo-judge/programs/bounded-nim-gen-5d1f8c2b7e904a36 991523431 34`; 24 smaller ones were tried

  input  expected  printed
  1      B         A
  1 1
  2

  again: cargo judge stress bounded-nim --seed 1
  as a fixture: cargo judge stress bounded-nim --seed 1 --keep seed-1",
    run,
};

/// Searches for an input on which the solution fails; success if there was none.
fn run(matches: &Matches) -> Result<ExitCode> {
    let (selection, overrides) = (Selection::typed(matches)?, overrides(matches)?);
    let target = selection.target()?;
    let plan = plan(matches)?;
    let debug = matches.opt_present("debug");
    ensure!(!(debug && selection.is_submission()), "--debug cannot be combined with --for or --to");
    let solution = selection.solution(&overrides, !debug)?;
    // What is wrong with the names is known before anything is built.
    let name = matches.opt_str("keep");
    if let Some(name) = &name {
        let free = keep::check(&solution.package.place.new_fixtures, name, [None, None]);
        free.with_context(|| format!("--keep {name}"))?;
    }
    interrupt::catch()?;
    let folder = TempDir::new()?;
    let players = players(matches, &selection, &solution, folder.path());
    if interrupt::pressed() {
        return Ok(ExitCode::from(interrupt::STATUS));
    }
    let players = players?;
    eprintln!("{}", report::describe(&target, &solution, &players, plan));
    match Contest::new(&players, None).check_generator(plan, CHECKED) {
        Err(Fault::Stopped) => return Ok(ExitCode::from(interrupt::STATUS)),
        checked => checked.map_err(|fault| report::fault(fault, &players, plan, CHECKED))?,
    }
    let found = found(&players, plan);
    end_all();
    let Some(failure) = found? else {
        let was_pressed = interrupt::pressed();
        return Ok(if was_pressed { interrupt::STATUS.into() } else { ExitCode::SUCCESS });
    };
    let has_answer = players.brute.is_some() || solution.package.fixtures.comparison.needs_answer();
    let answer = has_answer.then_some(&*failure.answer);
    if let Some(name) = name {
        let paths =
            keep::keep(&solution.package.place.new_fixtures, &name, &failure.input, answer)?;
        println!("kept: {paths}");
    } else {
        let seed = plan.seed;
        let again = format!("{} --seed {seed}", verdicts::command_line_again(&["--seed"]));
        println!("again: {again}\nas a fixture: {again} --keep seed-{seed}");
    }
    Ok(ExitCode::FAILURE)
}

/// Searches, and says what comes of that: an input on which the solution fails, made smaller.
fn found(players: &Players, plan: Plan) -> Result<Option<Failure>> {
    let (stats, found) = search(players, plan);
    let Some(Found { index, outcome }) = found else {
        println!("{}", report::none(stats, plan.seed));
        let is_done = stats.inputs > 0 || interrupt::pressed();
        ensure!(
            is_done,
            "no input was finished in {} s: raise --time, or make smaller inputs",
            plan.time.as_secs_f64()
        );
        return Ok(None);
    };
    let failure = outcome.map_err(|fault| report::fault(fault, players, plan, index))?;
    let mut contest = Contest::new(players, None);
    let shrunk = shrink(&mut contest, failure, SHRINKING.min(plan.time));
    let fails_again = contest.fails_again(&shrunk.failure);
    print!("{}", report::found(&shrunk, players, plan, index));
    if !fails_again {
        println!("it does not fail every time: in another run, the solution was right");
    }
    Ok(Some(shrunk.failure))
}

/// What `--time` takes.
const SECONDS: &str = "a number of seconds";

/// Selection inputs are tried, how long, and how many at once.
fn plan(matches: &Matches) -> Result<Plan> {
    let seed = value(matches, "seed", "a number that is not below 0")?;
    let seed = seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() >> 44);
    let seconds = value(matches, "time", SECONDS)?.unwrap_or(30.0);
    let time = Duration::try_from_secs_f64(seconds).ok();
    let time = time.with_context(|| format!("--time {seconds}: {SECONDS} is expected"))?;
    let jobs: Option<NonZeroUsize> = value(matches, "jobs", "a number from 1 on")?;
    let twice = || 2 * available_parallelism().map_or(1, NonZeroUsize::get);
    Ok(Plan { seed, time, jobs: jobs.map_or_else(twice, NonZeroUsize::get) })
}

/// Who takes part, everything built.
fn players(
    matches: &Matches,
    selection: &Selection,
    solution: &Solution,
    folder: &Path,
) -> Result<Players> {
    let target = selection.target()?;
    let Package { place, fixtures, .. } = &solution.package;
    let tools = place.tools.iter().map(PathBuf::as_path);
    let folders: Vec<&Path> = [Path::new(".")].into_iter().chain(tools).collect();
    let tool = |option: &str| {
        let tool = matches.opt_str(option).map(|line| Tool::find(&line, &folders)).transpose();
        tool.map_err(|message| anyhow!("--{option}: {message}"))
    };
    let brute = tool("brute")?.map(Program::Command);
    let generator = tool("gen")?.map(Program::Command);
    // A checker may do without.
    let has_brute = place.find("brute.rs").is_some_and(|path| !is_example(&path));
    let needs_brute = brute.is_none() && (fixtures.comparison.needs_answer() || has_brute);
    let of_brute = needs_brute.then(|| helper(place, "brute", "brute force")).transpose()?;
    let of_generator =
        generator.is_none().then(|| helper(place, "gen", "generator")).transpose()?;
    let mut sources: Vec<PathBuf> = of_brute.iter().chain(&of_generator).cloned().collect();
    // They may be one.
    sources.dedup();
    let built = stress::build(&solution.package.edition, &sources)?;
    let [first, last] = [built.first(), built.last()].map(|it| it.cloned().map(Program::Built));
    let brute = brute.or_else(|| of_brute.and(first));
    let generator = generator.or(last);
    let debug = matches.opt_present("debug");
    let program = match selection.program(&solution.package)? {
        Some(other) => Program::Command(other),
        None if selection.is_submission() => {
            Program::Built(target.submission(solution, None, false)?.compile(folder)?)
        }
        None => Program::Built(selection.build(&solution.package, debug, folder)?),
    };
    let limits = target.limits(solution.package.limits);
    let limits = Limits { time: if debug { 10 * limits.time } else { limits.time }, ..limits };
    Ok(Players {
        solution: program,
        brute,
        generator: generator.context("it was built")?,
        comparison: fixtures.comparison.clone(),
        limits,
    })
}

/// The source of what is beside a solution.
fn helper(place: &Place, flag: &str, what: &str) -> Result<PathBuf> {
    let usual = || place.path(&format!("{flag}.rs"));
    let made = Some(place).filter(|_| flag == "gen").and_then(stress::generator);
    let path = made.unwrap_or_else(usual);
    let (file, command) = (path.display(), format!("give a command with --{flag}"));
    ensure!(path.is_file(), "there is no {what} {file}: write one there, or {command}");
    let is_own = !is_example(&path);
    ensure!(
        is_own,
        "{file} is still the template's example: write it for this problem, or {command}"
    );
    Ok(path)
}
