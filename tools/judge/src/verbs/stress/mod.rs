//! `cargo judge stress`.

mod progress;
mod report;

use super::Which;
use super::comparing::Comparing;
use anyhow::{Context, Error, Result, anyhow, ensure};
use bundler::package::Solution;
use clap::Args;
use judge::interrupt;
use judge::keep;
use judge::problem::is_example;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;
use std::thread::available_parallelism;
use std::time::Duration;
use stress::{Contest, Failure, Fault, Found, Plan, Players, Program, Progress, search, shrink};
use tempfile::TempDir;
use verdicts::tool::Tool;

/// How long an input is made smaller.
const SHRINKING: Duration = Duration::from_secs(20);

/// The input of which is checked that the generator makes it again: one of middle size.
const CHECKED: u64 = 49;

#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Stress {
    #[command(flatten)]
    which: Which,
    /// A command that answers slowly and right, and fails on what is no input; brute.rs where left out
    #[arg(long, value_name = "COMMAND")]
    brute: Option<String>,
    /// A command that prints an input for a seed and a size from 1 to 100, its last two arguments;
    /// gen.rs where left out
    #[arg(long = "gen", value_name = "COMMAND")]
    generator: Option<String>,
    /// The same inputs as last time; random where left out
    #[arg(long)]
    seed: Option<u64>,
    /// How long: 30 or 30s, 5m, 1h
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = duration)]
    time: Duration,
    /// How many inputs are tried at once; twice as many as there are processors where left out, as each waits
    /// most of its time
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Make a fixture of what is found, of that name
    #[arg(long, value_name = "NAME")]
    keep: Option<String>,
    #[command(flatten)]
    comparing: Comparing,
}

const EXAMPLE: &str = "\
Example, with % (k + 2) where % (k + 1) is right:
  $ cargo judge stress bounded-nim --seed 1
  WA: input 34 of seed 1, made by `target/release/bounded-nim-gen 991523431 34`; 24 smaller ones were tried

  input  expected  printed
  1      B         A
  1 1
  2

  again: cargo judge stress bounded-nim --seed 1
  as a fixture: cargo judge stress bounded-nim --seed 1 --keep seed-1";

/// Searches for an input on which the solution fails; success if there was none.
pub fn stress(stress: &Stress) -> Result<ExitCode> {
    let target = stress.which.target()?;
    let mut solution = stress.which.named.solution(true)?;
    let wanted = stress.comparing.wanted();
    solution.fixtures.compare_as(&wanted).map_err(Error::msg)?;
    // What is wrong with the names is known before anything is built.
    if let Some(name) = &stress.keep {
        let free = keep::is_free(&solution.fixtures.folder, name);
        free.with_context(|| format!("--keep {name}"))?;
    }
    interrupt::catch()?;
    let folder = TempDir::new()?;
    let players = stress.players(&solution, folder.path());
    if interrupt::pressed() {
        return Ok(ExitCode::from(interrupt::STATUS));
    }
    let players = players?;
    let seed = stress.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() >> 44);
    let twice = || 2 * available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = stress.jobs.map_or_else(twice, NonZeroUsize::get);
    let plan = Plan { seed, time: stress.time, jobs };
    eprintln!("{}", report::describe(&target, &solution, &players, plan));
    let (of_input, size) = plan.input(CHECKED);
    match Contest::new(&players).check_generator(of_input, size) {
        Err(Fault::Interrupted) => return Ok(ExitCode::from(interrupt::STATUS)),
        checked => checked.map_err(|fault| report::fault(fault, &players, plan, CHECKED))?,
    }
    let progress = Progress::default();
    let (stats, found) =
        progress::shown(&progress, plan.time, || search(&players, plan, &progress));
    let Some(Found { index, outcome }) = found else {
        println!("{}", report::none(stats, seed));
        if interrupt::pressed() {
            return Ok(ExitCode::from(interrupt::STATUS));
        }
        ensure!(stats.inputs > 0, "no input was done in {} s", plan.time.as_secs_f64());
        return Ok(ExitCode::SUCCESS);
    };
    let failure = outcome.map_err(|fault| report::fault(fault, &players, plan, index))?;
    let mut contest = Contest::new(&players);
    let line = || "making the input smaller".to_owned();
    let shrunk = progress::during(line, || shrink(&mut contest, failure, SHRINKING));
    let fails_again = contest.fails_again(&shrunk.failure);
    print!("{}", report::found(&shrunk, &players, plan, index));
    if !fails_again {
        println!("it does not fail every time: run once more, the solution was right");
    }
    let has_answer = players.brute.is_some() || solution.fixtures.comparison.needs_answer();
    stress.keep(&solution, &shrunk.failure, has_answer, seed)?;
    Ok(ExitCode::FAILURE)
}

impl Stress {
    /// Makes a fixture of what was found, or says how.
    fn keep(
        &self,
        solution: &Solution,
        failure: &Failure,
        has_answer: bool,
        seed: u64,
    ) -> Result<()> {
        let Some(name) = &self.keep else {
            let again = format!("{} --seed {seed}", verdicts::again(&["--seed"]));
            println!("again: {again}\nas a fixture: {again} --keep seed-{seed}");
            return Ok(());
        };
        let answer = has_answer.then_some(&*failure.answer);
        let paths = keep::keep(&solution.fixtures.folder, name, &failure.input, answer)?;
        println!("kept: {paths}");
        Ok(())
    }

    /// Who takes part, everything built.
    fn players(&self, solution: &Solution, folder: &Path) -> Result<Players> {
        let target = self.which.target()?;
        let folders = [Path::new("."), &solution.folder];
        let tool = |line: &Option<String>, what: &str| {
            let tool = line.as_ref().map(|line| Tool::find(line, &folders)).transpose();
            tool.map_err(|message| anyhow!("{what}: {message}"))
        };
        let brute = tool(&self.brute, "--brute")?.map(Program::Command);
        let generator = tool(&self.generator, "--gen")?.map(Program::Command);
        // A checker may do without.
        let comparison = solution.fixtures.comparison.clone();
        let has_brute = solution.folder.join("brute.rs").is_file()
            && !is_example(&solution.workspace, &solution.folder, "brute.rs");
        let needs_brute = brute.is_none() && (comparison.needs_answer() || has_brute);
        for (file, flag, is_needed) in
            [("brute.rs", "--brute", needs_brute), ("gen.rs", "--gen", generator.is_none())]
        {
            ensure!(
                !(is_needed && is_example(&solution.workspace, &solution.folder, file)),
                "{} is still the template's example: write it for this problem, or give a command with {flag}",
                solution.folder.join(file).display()
            );
        }
        let helpers = stress::build(&solution.folder, needs_brute, generator.is_none());
        let helpers = helpers.map_err(Error::msg)?;
        let is_submission = self.which.judge.is_some() || self.which.language.is_some();
        let program = if is_submission {
            target.compile(&target.submission(solution, None, false)?, folder)?
        } else {
            solution.built()?.program.clone()
        };
        let generator = generator.or(helpers.generator.map(Program::Built));
        Ok(Players {
            solution: Program::Built(program),
            brute: brute.or(helpers.brute.map(Program::Built)),
            generator: generator.context("it was built")?,
            comparison,
            limits: target.limits(solution.limits),
        })
    }
}

/// A time, in seconds where no unit is named.
fn duration(text: &str) -> Result<Duration, humantime::DurationError> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    humantime::parse_duration(&if is_number { format!("{text}s") } else { text.to_owned() })
}
